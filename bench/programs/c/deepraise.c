/* deepraise: a calculator, most of whose input is wrong, which is found five calls deep and returned as a code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum error { OK, WRONG_SYNTAX, NOT_KNOWN, DIVISION };

struct calculator {
    const char *text;
    long pos, depth, deepest;
    long at;                    /* where the error is */
};

static enum error sum(struct calculator *c, long *value);

static enum error fail(struct calculator *c, enum error error, long at)
{
    c->at = at;
    return error;
}

static enum error variable(struct calculator *c, char name, long *value)
{
    if (name > 'c')
        return fail(c, NOT_KNOWN, c->pos);
    c->pos++;
    *value = name - 96;
    return OK;
}

static enum error item(struct calculator *c, long *value)
{
    char first = c->text[c->pos];
    if (first == '(') {
        c->pos++;
        enum error error = sum(c, value);
        if (error)
            return error;
        if (c->text[c->pos] != ')')
            return fail(c, WRONG_SYNTAX, c->pos);
        c->pos++;
        return OK;
    }
    if (first >= '0' && first <= '9') {
        *value = 0;
        for (char d; (d = c->text[c->pos]) >= '0' && d <= '9'; c->pos++)
            *value = *value * 10 + d - 48;
        return OK;
    }
    if (first >= 'a' && first <= 'z')
        return variable(c, first, value);
    return fail(c, WRONG_SYNTAX, c->pos);
}

static enum error with_sign(struct calculator *c, long *value)
{
    if (c->text[c->pos] != '-')
        return item(c, value);
    c->pos++;
    enum error error = with_sign(c, value);
    *value = -*value;
    return error;
}

/* Python's division and remainder, which round down. */
static long floor_div(long a, long b)
{
    return a / b - (a % b != 0 && (a % b < 0) != (b < 0));
}

static long floor_mod(long a, long b)
{
    long rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

static enum error product(struct calculator *c, long *value)
{
    enum error error = with_sign(c, value);
    while (!error) {
        long other = 0, where = c->pos + 1;
        char operator = c->text[c->pos];
        if (operator != '*' && operator != '/')
            return OK;
        c->pos++;
        error = with_sign(c, &other);
        if (error)
            break;
        if (operator == '*')
            *value = floor_mod(*value * other, 1000003);
        else if (other == 0)
            return fail(c, DIVISION, where);
        else
            *value = floor_div(*value, other);
    }
    return error;
}

static enum error sum(struct calculator *c, long *value)
{
    if (++c->depth > c->deepest)
        c->deepest = c->depth;
    enum error error = product(c, value);
    while (!error) {
        long other = 0;
        char operator = c->text[c->pos];
        if (operator != '+' && operator != '-')
            break;
        c->pos++;
        error = product(c, &other);
        *value += operator == '+' ? other : -other;
    }
    c->depth--;
    return error;
}

static enum error calculate(struct calculator *c, const char *text, long *value)
{
    c->text = text;
    c->pos = 0;
    enum error error = sum(c, value);
    if (error)
        return error;
    return text[c->pos] ? fail(c, WRONG_SYNTAX, c->pos) : OK;
}

static const char *const texts[] = {
    "1+2*3", "2*(3+x)", "a+b*c-4", "7/(b-2)", "8*", "(1+(2*(3-y)))", "-z", "12*(4-(a*3)", "1)", "4/0+1",
    "5-(6*(7/(a-1)))", "((2*-(-9)))+b"};

int main(int argc, char **argv)
{
    long n = argc > 1 ? atol(argv[1]) : 20;
    long total = 0, unknown = 0, wrong = 0;
    struct calculator c = {0};
    for (long i = 0; i < n; i++) {
        long value = 0;
        switch (calculate(&c, texts[i % (sizeof texts / sizeof *texts)], &value)) {
        case OK:
            total += value;
            break;
        case NOT_KNOWN:
            unknown += c.at;
            break;
        default:
            wrong += c.at;
        }
    }
    printf("deepraise %ld %ld %ld %ld %ld\n", total, unknown, wrong, c.depth, c.deepest);
    return 0;
}
