/* The operating system for programs: files, folders, processes, the environment, clocks. Included
 * in those programs alone that use it.
 *
 * Functions give -errno where they fail. Several numbers come back in `sys_results`, text in
 * `sys_text`; the library's lock is held meanwhile. Paths come as bytes without a zero at
 * their end. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <time.h>
#if RPY_POSIX
#include <dirent.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
extern char **environ;
#endif

/* Around what may take long: other threads run meanwhile. The program's objects may move. */
#if !RPY_THREADS
#define rpy_thread_release() ((void)0)
#define rpy_thread_acquire() ((void)0)
#endif

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_result(rpy_signed i) {
    return (rpy_signed)RPY_RUNTIME.sys_results[i & 15];
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_text_length(void) {
    return (rpy_signed)RPY_RUNTIME.sys_text.length;
}
RPY_UNUSED RPY_SHARED void rpy_sys_text_copy(void *to) {
    if (RPY_RUNTIME.sys_text.length)
        memcpy(to, RPY_RUNTIME.sys_text.bytes, RPY_RUNTIME.sys_text.length);
}
RPY_UNUSED static rpy_signed rpy_sys_text_set(const char *text) {
    RPY_RUNTIME.sys_text.length = 0;
    rpy_text_add(&RPY_RUNTIME.sys_text, text, strlen(text));
    return (rpy_signed)RPY_RUNTIME.sys_text.length;
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_strerror(rpy_signed number) {
    return rpy_sys_text_set(strerror((int)number));
}

#if RPY_POSIX

#define RPY_SYS_PATH 4096
struct rpy_sys_path { char bytes[RPY_SYS_PATH]; };

/* A path with a zero behind it; NULL if it is too long. */
RPY_UNUSED static const char *rpy_sys_zero(struct rpy_sys_path *path, const void *bytes, rpy_signed n) {
    if (n < 0 || n >= RPY_SYS_PATH)
        return NULL;
    if (n)
        memcpy(path->bytes, bytes, (size_t)n);
    path->bytes[n] = 0;
    return path->bytes;
}

#define RPY_SYS_CHECK(expression) ((expression) < 0 ? -(rpy_signed)errno : 0)
#define RPY_SYS_ON_PATH(expression)                                                              \
    {                                                                                            \
        struct rpy_sys_path space;                                                               \
        const char *path = rpy_sys_zero(&space, bytes, n);                                       \
        return path ? RPY_SYS_CHECK(expression) : -ENAMETOOLONG;                                 \
    }

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_open(const void *bytes, rpy_signed n, rpy_signed flags,
                                          rpy_signed mode) {
    struct rpy_sys_path space;
    const char *path = rpy_sys_zero(&space, bytes, n);
    int fd;
    if (!path)
        return -ENAMETOOLONG;
    do
        fd = open(path, (int)flags | O_CLOEXEC, (mode_t)mode);
    while (fd < 0 && errno == EINTR);
    return fd < 0 ? -errno : fd;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_close(rpy_signed fd) { return RPY_SYS_CHECK(close((int)fd)); }
#if RPY_THREADS
/* Reads to memory that does not move; `rpy_sys_read` then takes it from there. */
RPY_UNUSED RPY_WAITS RPY_SHARED void rpy_sys_read_ahead(rpy_signed fd, rpy_signed n) {
    struct rpy_threading *self = &rpy_threading;
    ssize_t count;
    free(self->ahead);
    self->ahead = malloc(n > 0 ? (size_t)n : 1);
    if (!self->ahead) {
        self->ahead_count = -ENOMEM;
        return;
    }
    rpy_thread_release();
    do
        count = read((int)fd, self->ahead, (size_t)n);
    while (count < 0 && errno == EINTR);
    self->ahead_count = count < 0 ? -errno : (rpy_signed)count;
    rpy_thread_acquire();
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_read(rpy_signed fd, void *to, rpy_signed n) {
    struct rpy_threading *self = &rpy_threading;
    (void)fd;
    if (self->ahead_count > 0 && self->ahead_count <= n)
        memcpy(to, self->ahead, (size_t)self->ahead_count);
    free(self->ahead);
    self->ahead = NULL;
    return self->ahead_count;
}
RPY_UNUSED RPY_WAITS RPY_SHARED rpy_signed rpy_sys_write(rpy_signed fd, const void *from, rpy_signed n) {
    void *copy = malloc(n > 0 ? (size_t)n : 1);
    ssize_t count;
    if (!copy)
        return -ENOMEM;
    if (n > 0)
        memcpy(copy, from, (size_t)n);
    rpy_thread_release();
    do
        count = write((int)fd, copy, (size_t)n);
    while (count < 0 && errno == EINTR);
    rpy_thread_acquire();
    free(copy);
    return count < 0 ? -errno : (rpy_signed)count;
}
#else
RPY_UNUSED RPY_SHARED void rpy_sys_read_ahead(rpy_signed fd, rpy_signed n) {
    (void)fd;
    (void)n;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_read(rpy_signed fd, void *to, rpy_signed n) {
    ssize_t count;
    do
        count = read((int)fd, to, (size_t)n);
    while (count < 0 && errno == EINTR);
    return count < 0 ? -errno : (rpy_signed)count;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_write(rpy_signed fd, const void *from, rpy_signed n) {
    ssize_t count;
    do
        count = write((int)fd, from, (size_t)n);
    while (count < 0 && errno == EINTR);
    return count < 0 ? -errno : (rpy_signed)count;
}
#endif
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_lseek(rpy_signed fd, rpy_signed pos, rpy_signed whence) {
    off_t at = lseek((int)fd, (off_t)pos, (int)whence);
    return at < 0 ? -errno : (rpy_signed)at;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_ftruncate(rpy_signed fd, rpy_signed size) {
    return RPY_SYS_CHECK(ftruncate((int)fd, (off_t)size));
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_fsync(rpy_signed fd) { return RPY_SYS_CHECK(fsync((int)fd)); }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_dup(rpy_signed fd) {
    int copy = dup((int)fd);
    return copy < 0 ? -errno : copy;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_dup2(rpy_signed from, rpy_signed to) {
    return RPY_SYS_CHECK(dup2((int)from, (int)to));
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_pipe(void) {
    int ends[2];
    if (pipe(ends) < 0)
        return -errno;
    RPY_RUNTIME.sys_results[0] = ends[0];
    RPY_RUNTIME.sys_results[1] = ends[1];
    return 0;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_isatty(rpy_signed fd) { return isatty((int)fd) == 1; }

RPY_UNUSED static rpy_signed rpy_sys_stat_results(const struct stat *st) {
    RPY_RUNTIME.sys_results[0] = (int64_t)st->st_mode;
    RPY_RUNTIME.sys_results[1] = (int64_t)st->st_ino;
    RPY_RUNTIME.sys_results[2] = (int64_t)st->st_dev;
    RPY_RUNTIME.sys_results[3] = (int64_t)st->st_nlink;
    RPY_RUNTIME.sys_results[4] = (int64_t)st->st_uid;
    RPY_RUNTIME.sys_results[5] = (int64_t)st->st_gid;
    RPY_RUNTIME.sys_results[6] = (int64_t)st->st_size;
    RPY_RUNTIME.sys_results[7] = (int64_t)st->st_atime;
    RPY_RUNTIME.sys_results[8] = (int64_t)st->st_mtime;
    RPY_RUNTIME.sys_results[9] = (int64_t)st->st_ctime;
#if defined(__linux__)
    RPY_RUNTIME.sys_results[10] = (int64_t)st->st_atim.tv_nsec;
    RPY_RUNTIME.sys_results[11] = (int64_t)st->st_mtim.tv_nsec;
    RPY_RUNTIME.sys_results[12] = (int64_t)st->st_ctim.tv_nsec;
#else
    RPY_RUNTIME.sys_results[10] = RPY_RUNTIME.sys_results[11] = RPY_RUNTIME.sys_results[12] = 0;
#endif
    return 0;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_stat(const void *bytes, rpy_signed n, rpy_signed follow) {
    struct rpy_sys_path space;
    struct stat st;
    const char *path = rpy_sys_zero(&space, bytes, n);
    if (!path)
        return -ENAMETOOLONG;
    if ((follow ? stat(path, &st) : lstat(path, &st)) < 0)
        return -errno;
    return rpy_sys_stat_results(&st);
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_fstat(rpy_signed fd) {
    struct stat st;
    return fstat((int)fd, &st) < 0 ? -errno : rpy_sys_stat_results(&st);
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_mkdir(const void *bytes, rpy_signed n, rpy_signed mode)
    RPY_SYS_ON_PATH(mkdir(path, (mode_t)mode))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_rmdir(const void *bytes, rpy_signed n)
    RPY_SYS_ON_PATH(rmdir(path))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_unlink(const void *bytes, rpy_signed n)
    RPY_SYS_ON_PATH(unlink(path))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_chdir(const void *bytes, rpy_signed n)
    RPY_SYS_ON_PATH(chdir(path))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_chmod(const void *bytes, rpy_signed n, rpy_signed mode)
    RPY_SYS_ON_PATH(chmod(path, (mode_t)mode))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_access(const void *bytes, rpy_signed n, rpy_signed mode)
    RPY_SYS_ON_PATH(access(path, (int)mode))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_truncate(const void *bytes, rpy_signed n, rpy_signed size)
    RPY_SYS_ON_PATH(truncate(path, (off_t)size))

#define RPY_SYS_ON_PATHS(expression)                                                             \
    {                                                                                            \
        struct rpy_sys_path space, other;                                                        \
        const char *path = rpy_sys_zero(&space, bytes, n);                                       \
        const char *to = rpy_sys_zero(&other, more, m);                                          \
        return path && to ? RPY_SYS_CHECK(expression) : -ENAMETOOLONG;                           \
    }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_rename(const void *bytes, rpy_signed n, const void *more,
                                              rpy_signed m)
    RPY_SYS_ON_PATHS(rename(path, to))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_link(const void *bytes, rpy_signed n, const void *more,
                                              rpy_signed m)
    RPY_SYS_ON_PATHS(link(path, to))
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_symlink(const void *bytes, rpy_signed n, const void *more,
                                              rpy_signed m)
    RPY_SYS_ON_PATHS(symlink(path, to))

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_readlink(const void *bytes, rpy_signed n) {
    struct rpy_sys_path space;
    char to[RPY_SYS_PATH];
    const char *path = rpy_sys_zero(&space, bytes, n);
    ssize_t length;
    if (!path)
        return -ENAMETOOLONG;
    length = readlink(path, to, sizeof to);
    if (length < 0)
        return -errno;
    RPY_RUNTIME.sys_text.length = 0;
    rpy_text_add(&RPY_RUNTIME.sys_text, to, (size_t)length);
    return 0;
}

/* Names with a zero behind each. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_listdir(const void *bytes, rpy_signed n) {
    struct rpy_sys_path space;
    const char *path = rpy_sys_zero(&space, bytes, n);
    struct dirent *entry;
    DIR *dir;
    if (!path)
        return -ENAMETOOLONG;
    dir = opendir(path);
    if (!dir)
        return -errno;
    RPY_RUNTIME.sys_text.length = 0;
    while ((entry = readdir(dir)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            rpy_text_add(&RPY_RUNTIME.sys_text, entry->d_name, strlen(entry->d_name) + 1);
    closedir(dir);
    return 0;
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getcwd(void) {
    char path[RPY_SYS_PATH];
    if (!getcwd(path, sizeof path))
        return -errno;
    rpy_sys_text_set(path);
    return 0;
}

/* 1 if there is such a variable. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getenv(const void *bytes, rpy_signed n) {
    struct rpy_sys_path space;
    const char *name = rpy_sys_zero(&space, bytes, n);
    const char *value = name ? getenv(name) : NULL;
    if (!value)
        return 0;
    rpy_sys_text_set(value);
    return 1;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_setenv(const void *bytes, rpy_signed n, const void *more,
                                            rpy_signed m) {
    struct rpy_sys_path space, other;
    const char *name = rpy_sys_zero(&space, bytes, n);
    const char *value = rpy_sys_zero(&other, more, m);
    return name && value ? RPY_SYS_CHECK(setenv(name, value, 1)) : -EINVAL;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_unsetenv(const void *bytes, rpy_signed n)
    RPY_SYS_ON_PATH(unsetenv(path))

/* `NAME=value` with a zero behind each. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_environ(void) {
    char **at;
    RPY_RUNTIME.sys_text.length = 0;
    for (at = environ; at && *at; at++)
        rpy_text_add(&RPY_RUNTIME.sys_text, *at, strlen(*at) + 1);
    return 0;
}

RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getpid(void) { return (rpy_signed)getpid(); }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getppid(void) { return (rpy_signed)getppid(); }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getuid(void) { return (rpy_signed)getuid(); }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_getgid(void) { return (rpy_signed)getgid(); }
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_kill(rpy_signed pid, rpy_signed number) {
    return RPY_SYS_CHECK(kill((pid_t)pid, (int)number));
}
RPY_UNUSED RPY_WAITS RPY_SHARED rpy_signed rpy_sys_system(const void *bytes, rpy_signed n) {
    struct rpy_sys_path space;
    const char *command = rpy_sys_zero(&space, bytes, n);
    rpy_signed status = -1;
    if (command) {
        rpy_thread_release();
        status = system(command);
        rpy_thread_acquire();
    }
    return status;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_cpu_count(void) {
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? (rpy_signed)n : 1;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_urandom(void *to, rpy_signed n) {
    return rpy_os_random(to, n);
}
RPY_UNUSED RPY_SHARED double rpy_sys_process_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_clock_ns(rpy_signed which) {
    struct timespec now;
    clock_gettime(which == 0   ? CLOCK_REALTIME
                  : which == 1 ? CLOCK_MONOTONIC
                               : CLOCK_PROCESS_CPUTIME_ID,
                  &now);
    return (rpy_signed)now.tv_sec * 1000000000 + (rpy_signed)now.tv_nsec;
}
RPY_UNUSED RPY_WAITS RPY_SHARED void rpy_sys_sleep(double seconds) {
    struct timespec left;
    left.tv_sec = (time_t)seconds;
    left.tv_nsec = (long)((seconds - (double)left.tv_sec) * 1e9);
    rpy_thread_release();
    while (nanosleep(&left, &left) < 0 && errno == EINTR)
        ;
    rpy_thread_acquire();
}
/* The parts of a point in time: year, month, day, hour, minute, second, weekday, day of the year,
 * daylight saving. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_calendar(rpy_signed seconds, rpy_signed local) {
    time_t at = (time_t)seconds;
    struct tm tm;
    if (!(local ? localtime_r(&at, &tm) : gmtime_r(&at, &tm)))
        return -EOVERFLOW;
    RPY_RUNTIME.sys_results[0] = (int64_t)tm.tm_year + 1900;
    RPY_RUNTIME.sys_results[1] = tm.tm_mon + 1;
    RPY_RUNTIME.sys_results[2] = tm.tm_mday;
    RPY_RUNTIME.sys_results[3] = tm.tm_hour;
    RPY_RUNTIME.sys_results[4] = tm.tm_min;
    RPY_RUNTIME.sys_results[5] = tm.tm_sec;
    RPY_RUNTIME.sys_results[6] = (tm.tm_wday + 6) % 7;
    RPY_RUNTIME.sys_results[7] = tm.tm_yday + 1;
    RPY_RUNTIME.sys_results[8] = tm.tm_isdst;
    return 0;
}

/* ---- signals: the last number that came, and how often each ------------------------------ */

static volatile sig_atomic_t rpy_sys_signals[65];
RPY_UNUSED static void rpy_sys_on_signal(int number) {
    if (number > 0 && number < 65)
        rpy_sys_signals[number] = 1;
}
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_signal(rpy_signed number, rpy_signed what) {
    void (*handler)(int) = what == 0 ? SIG_DFL : what == 1 ? SIG_IGN : rpy_sys_on_signal;
    return signal((int)number, handler) == SIG_ERR ? -errno : 0;
}
/* The number of a signal that came and was not asked for yet, or -1. */
RPY_UNUSED RPY_SHARED rpy_signed rpy_sys_signal_poll(void) {
    int i;
    for (i = 1; i < 65; i++)
        if (rpy_sys_signals[i]) {
            rpy_sys_signals[i] = 0;
            return i;
        }
    return -1;
}

#else
#error "this program uses the operating system, which is supported on POSIX systems only"
#endif

RPY_UNUSED RPY_COLD RPY_SHARED void rpy_sys_exit(rpy_signed status) { _exit((int)status); }
