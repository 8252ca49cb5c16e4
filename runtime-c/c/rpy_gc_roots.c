/* The root stack, for collectors that find roots there. */

static size_t rpy_root_bytes(void) {
    return RPY_PAGE_UP((RPY_ROOT_STACK_SLOTS + rpy_root_margin) * sizeof(void *));
}

/* The root stack of the program's first stack; false if there is no memory. */
static bool rpy_root_stack_init(void) {
    RPY_STATE.root_base = rpy_os_map(rpy_root_bytes(), false);
    RPY_STATE.root_top = RPY_STATE.root_base;
    RPY_STATE.root_limit = RPY_STATE.root_base ? RPY_STATE.root_base + RPY_ROOT_STACK_SLOTS : NULL;
    return RPY_STATE.root_base != NULL;
}

static void rpy_root_stack_fini(void) {
    if (RPY_STATE.root_base)
        rpy_os_unmap(RPY_STATE.root_base, rpy_root_bytes());
    RPY_STATE.root_base = RPY_STATE.root_top = RPY_STATE.root_limit = NULL;
}
