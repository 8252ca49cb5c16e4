PROGRAMS = [
    ("family", """
parent(ann, bob). parent(ann, cid). parent(bob, dee). parent(cid, eve). parent(dee, 'Fay Z').
female(ann). female(dee). female(eve).
grandparent(X, Z) :- parent(X, Y), parent(Y, Z).
ancestor(X, Y) :- parent(X, Y).
ancestor(X, Y) :- parent(X, Z), ancestor(Z, Y).
sibling(X, Y) :- parent(P, X), parent(P, Y), X \\== Y.
""", [
        ("grandparent(ann, X)", 10),
        ("ancestor(A, 'Fay Z')", 10),
        ("sibling(X, Y)", 3),
        ("female(X), \\+ parent(X, _)", 5),
        ("parent(zoe, X)", 5),
        ("findall(X-Y, parent(X, Y), L), length(L, N)", 1),
    ]),
    ("lists", "", [
        ("append(X, Y, [1, 2])", 10),
        ("member(X, [a, f(Y), \"text\"])", 10),
        ("reverse([1, 2, 3], [H|T])", 1),
        ("nth0(1, [a, b, c], X), last([x, y], Z)", 1),
        ("select(X, [1, 2, 3], Rest)", 5),
        ("permutation([1, 2, 3], P)", 4),
        ("msort([c, 1, b, f(x), 2.5, a, \"s\", Z], L)", 1),
        ("sort([c, a, b, a, c], L)", 1),
        ("maplist(succ, [1, 2, 3], L), sum_list(L, S)", 1),
        ("length(L, 2), L = [a|_]", 2),
        ("exclude([X]>>(X > 2), [1, 2, 3, 4], L)", 1),
    ]),
    ("arithmetic", """
:- op(700, xfx, ===>).
:- op(200, xfy, **).
fact(0, 1) :- !.
fact(N, F) :- M is N - 1, fact(M, G), F is N * G.
step(X ===> Y, Z) :- Z is X * 10 + Y.
count(N, N) :- !.
count(I, N) :- J is I + 1, count(J, N).
""", [
        ("fact(20, X)", 1),
        ("fact(30, X)", 1),
        ("X is 7 // -2 + 7 mod -2 + -7 rem 2", 1),
        ("X is 2 ** 3 ** 2 - max(3, 4.5)", 1),
        ("X is 1 / 4, Y is 8 / 4, Z = 1 + 2", 1),
        ("step(4 ===> 2, X)", 1),
        ("X is 2 ** 100 mod 1000007", 1),
        ("3 < 4, 4.0 =:= 4, 5 =\\= 4, \\+ 2 > 3", 1),
        ("count(0, 25)", 1),
        ("X is foo + 1", 1),
        ("X is 1 + Y", 1),
        ("X is 5 // 0", 1),
        ("between(1, 4, X), X mod 2 =:= 0", 5),
    ]),
    ("control", """
max(X, Y, X) :- X >= Y, !.
max(_, Y, Y).
kind(X, number) :- number(X), !.
kind(X, atom) :- atom(X), !.
kind(_, other).
safe(G) :- catch(G, E, (write(caught(E)), nl)).
once_only(X) :- once(member(X, [a, b, c])).
classify(X, Y) :- ( X < 0 -> Y = negative ; X =:= 0 -> Y = zero ; Y = positive ).
loop(N) :- between(1, N, X), write(X), write(' '), fail.
loop(_) :- nl.
""", [
        ("max(3, 2, X)", 5),
        ("max(2, 3, X)", 5),
        ("kind(a, X), kind(1.5, Y), kind(f(x), Z)", 5),
        ("safe(throw(my(error, 1)))", 1),
        ("safe(undefined_thing(1, 2))", 1),
        ("safe(atom_length(X, Y))", 1),
        ("once_only(X)", 5),
        ("member(X, [-1, 0, 1]), classify(X, Y)", 5),
        ("loop(5)", 1),
        ("catch(member(X, [1, 2]), _, true), X > 1", 5),
        ("catch((member(X, [1, 2, 3]), X > 1, throw(found(X))), found(Y), true)", 5),
        ("forall(member(X, [1, 2]), X > 0)", 1),
        ("throw(ball)", 1),
        ("G = write(hello), call(G), nl", 1),
        ("( fail ; X = 1 ; X = 2 )", 5),
        ("X = f(Y, Y, _Z), Y = 1", 1),
    ]),
    ("terms", """
:- op(9, fx, #).
:- op(700, xfx, is_like).
""", [
        ("f(X, b) =.. L", 1),
        ("T =.. [point, 1, 2], arg(2, T, A), functor(T, N, K)", 1),
        ("functor(T, pair, 2)", 1),
        ("copy_term(f(X, Y, X), T)", 1),
        ("X = 'hello world', atom_length(X, N), atom_codes(A, [0'h, 105])", 1),
        ("atom_concat(X, Y, ab)", 5),
        ("compare(O, f(a), f(b)), a @< b, f(x) @> a", 1),
        ("X = - 1, Y = -(1), Z = 1 - -1, W = [a|b]", 1),
        ("X = {a, b}, Y = 'don\\'t', Z = [], W = '[]x'", 1),
        ("X = (a :- b, c ; d -> e), Y = \\+ (a, b), Z = # 3", 1),
        ("X = \"abc\", Y = f(- , +), Z = (- - a)", 1),
        ("numbervars(f(X, Y, X), 0, End)", 1),
        ("f(", 1),
        ("foo bar", 1),
    ]),
    ("database", """
:- dynamic(counter/1).
counter(0).
next(N) :- retract(counter(M)), N is M + 1, assertz(counter(N)).
fib(0, 0). fib(1, 1).
fib(N, F) :- N > 1, A is N - 1, B is N - 2, fib(A, X), fib(B, Y), F is X + Y, asserta((fib(N, F) :- !)).
""", [
        ("next(A), next(B), next(C)", 1),
        ("fib(9, F)", 1),
        ("assertz(seen(X, Y, X)), seen(1, 2, Z)", 1),
        ("retract(seen(_, _, _)), \\+ seen(_, _, _)", 1),
        ("clause(next(X), B)", 1),
        ("assertz(p(1)), assertz(p(2)), p(X), assertz(p(3))", 5),
        ("findall(X, p(X), L)", 1),
        ("retractall(p(_)), \\+ p(_)", 1),
        ("bagof(X, member(X, []), L)", 1),
    ]),
    ("puzzles", """
queens(N, Qs) :- numlist(1, N, Ns), permute(Ns, [], Qs).
permute([], Qs, Qs).
permute(Left, Placed, Qs) :- select(Q, Left, Rest), \\+ attack(Q, 1, Placed), permute(Rest, [Q|Placed], Qs).
attack(Q, D, [P|_]) :- Q =:= P + D.
attack(Q, D, [P|_]) :- Q =:= P - D.
attack(Q, D, [_|Ps]) :- E is D + 1, attack(Q, E, Ps).
hanoi(0, _, _, _, []) :- !.
hanoi(N, A, B, C, Moves) :- M is N - 1, hanoi(M, A, C, B, L), hanoi(M, C, B, A, R), append(L, [A-B|R], Moves).
digits(E) --> digit(D), digits_rest(D, E).
digits_rest(A, E) --> digit(D), { B is A * 10 + D }, digits_rest(B, E).
digits_rest(A, A) --> [].
digit(D) --> [C], { C >= 48, C =< 57, D is C - 48 }.
sum(S) --> digits(A), "+", sum(B), { S is A + B }.
sum(S) --> digits(S).
""", [
        ("queens(4, Q)", 1),
        ("queens(3, Q)", 2),
        ("hanoi(2, left, right, mid, M), length(M, N)", 1),
        ("phrase(sum(X), \"2+3\")", 1),
        ("phrase(sum(X), \"2+\")", 1),
    ]),
]
