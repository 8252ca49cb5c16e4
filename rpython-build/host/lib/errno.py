"""The numbers of system errors (Linux)."""

errorcode = {}
for _number, _name in enumerate(
        "EPERM ENOENT ESRCH EINTR EIO ENXIO E2BIG ENOEXEC EBADF ECHILD EAGAIN ENOMEM EACCES EFAULT ENOTBLK EBUSY "
        "EEXIST EXDEV ENODEV ENOTDIR EISDIR EINVAL ENFILE EMFILE ENOTTY ETXTBSY EFBIG ENOSPC ESPIPE EROFS EMLINK "
        "EPIPE EDOM ERANGE EDEADLK ENAMETOOLONG ENOLCK ENOSYS ENOTEMPTY ELOOP".split(), 1):
    errorcode[_number] = _name
    globals()[_name] = _number
EWOULDBLOCK = EAGAIN
for _name, _number in [("ENOTSOCK", 88), ("EADDRINUSE", 98), ("EADDRNOTAVAIL", 99), ("ENETUNREACH", 101),
                       ("ECONNABORTED", 103), ("ECONNRESET", 104), ("ENOBUFS", 105), ("ENOTCONN", 107),
                       ("ETIMEDOUT", 110), ("ECONNREFUSED", 111), ("EHOSTUNREACH", 113), ("EALREADY", 114),
                       ("EINPROGRESS", 115)]:
    errorcode[_number] = _name
    globals()[_name] = _number
del _number, _name
