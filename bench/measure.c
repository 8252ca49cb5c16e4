/* measure PROGRAM [ARGUMENT...]: runs a program, and writes its CPU time in seconds and the most memory it had, in KiB, to
 * standard error. (Linux counts what the process that forks had before: a large one, as Python is, would be seen in it.) */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    struct rusage use;
    int status;
    pid_t child = argc > 1 ? fork() : -1;
    if (child == 0) {
        execv(argv[1], argv + 1);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &use) != child)
        return 2;
    fprintf(stderr, "%.4f %ld\n",
            use.ru_utime.tv_sec + use.ru_stime.tv_sec + (use.ru_utime.tv_usec + use.ru_stime.tv_usec) * 1e-6,
            use.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}
