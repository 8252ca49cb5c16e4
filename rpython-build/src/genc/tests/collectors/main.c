/* `handles`, `payloads`, `slices`, `profile`, `times`; `mutator`, how many steps, and which. */
int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    CHECK(rpy_enter());
    roots_enter();
    if (strcmp(what, "handles") == 0)
        handles_run();
    else if (strcmp(what, "payloads") == 0)
        payloads_run();
    else if (strcmp(what, "slices") == 0)
        slices_run();
    else if (strcmp(what, "profile") == 0)
        profile_run();
    else if (strcmp(what, "mutator") == 0 && argc == 4)
        mutator_run(strtoull(argv[2], NULL, 10), strtoull(argv[3], NULL, 10));
    else if (strcmp(what, "times") == 0)
        handles_timed();
    else
        CHECK(!"known");
    CHECK(!RPY_STATE.exc.type);
    roots_leave();
    rpy_leave();
    puts("done");
    return 0;
}
