"""Sockets of POSIX. Numbers are Linux's."""

from rpython.rlib._sockaddr import (
    eci, AF_UNSPEC, AF_UNIX, AF_INET, AF_INET6, INADDR_ANY, INADDR_LOOPBACK, INADDR_BROADCAST, EAI_NONAME,
    EAI_SERVICE, EAI_FAMILY, AI_PASSIVE, AI_CANONNAME, AI_NUMERICHOST, AI_NUMERICSERV, SocketError,
    SocketErrorWithErrno, RSocketError, CSocketError, GAIError, HSocketError, SocketTimeout, last_error, ntohs, ntohl,
    htons, htonl, inet_aton, inet_ntoa, Address, IPAddress, INETAddress, INET6Address, UNIXAddress, make_address,
    makeipaddr, getaddrinfo, gethostname, gethostbyname, external)
from rpython.rlib import rposix
from rpython.rlib.objectmodel import we_are_translated
from rpython.rtyper.lltypesystem import lltype, rffi

SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_NONBLOCK, SOCK_CLOEXEC = 1, 2, 3, 0o4000, 0o2000000
SOL_SOCKET, SO_DEBUG, SO_REUSEADDR, SO_TYPE, SO_ERROR, SO_DONTROUTE, SO_BROADCAST = 1, 1, 2, 3, 4, 5, 6
SO_SNDBUF, SO_RCVBUF, SO_KEEPALIVE, SO_LINGER, SO_REUSEPORT, SO_RCVTIMEO, SO_SNDTIMEO = 7, 8, 9, 13, 15, 20, 21
IPPROTO_IP, IPPROTO_ICMP, IPPROTO_TCP, IPPROTO_UDP, IPPROTO_IPV6 = 0, 1, 6, 17, 41
TCP_NODELAY, SOMAXCONN = 1, 128
SHUT_RD, SHUT_WR, SHUT_RDWR = 0, 1, 2
MSG_OOB, MSG_PEEK, MSG_DONTWAIT, MSG_WAITALL, MSG_NOSIGNAL = 1, 2, 0x40, 0x100, 0x4000
EINTR, EWOULDBLOCK, EINPROGRESS, EISCONN, EALREADY = 4, 11, 115, 106, 114
INVALID_SOCKET = -1

POLLFD = rffi.CStruct("pollfd", ("fd", rffi.INT), ("events", rffi.SHORT), ("revents", rffi.SHORT))
INT, UINT, CCHARP, SIZE_T = rffi.INT, rffi.UINT, rffi.CCHARP, rffi.SIZE_T
SSIZE_T = rffi.SSIZE_T

c_socket = external("socket", [INT, INT, INT], INT)
c_socketpair = external("socketpair", [INT, INT, INT, rffi.INTP], INT)
c_bind = external("bind", [INT, CCHARP, UINT], INT)
c_listen = external("listen", [INT, INT], INT)
c_accept = external("accept", [INT, CCHARP, rffi.UINTP], INT)
c_connect = external("connect", [INT, CCHARP, UINT], INT)
c_getsockname = external("getsockname", [INT, CCHARP, rffi.UINTP], INT)
c_getpeername = external("getpeername", [INT, CCHARP, rffi.UINTP], INT)
c_getsockopt = external("getsockopt", [INT, INT, INT, CCHARP, rffi.UINTP], INT)
c_setsockopt = external("setsockopt", [INT, INT, INT, CCHARP, UINT], INT)
c_recv = external("recv", [INT, CCHARP, SIZE_T, INT], SSIZE_T)
c_recvfrom = external("recvfrom", [INT, CCHARP, SIZE_T, INT, CCHARP, rffi.UINTP], SSIZE_T)
c_send = external("send", [INT, CCHARP, SIZE_T, INT], SSIZE_T)
c_sendto = external("sendto", [INT, CCHARP, SIZE_T, INT, CCHARP, UINT], SSIZE_T)
c_shutdown = external("shutdown", [INT, INT], INT)
c_poll = external("poll", [lltype.Ptr(POLLFD), rffi.ULONG, INT], INT)

POLLIN, POLLOUT = 1, 4
# As large as an address can be.
MAX_ADDRESS = 128


class Defaults(object):
    # Blocking.
    timeout = -1.0


defaults = Defaults()


def getdefaulttimeout():
    return defaults.timeout


def setdefaulttimeout(timeout):
    defaults.timeout = timeout if timeout >= 0.0 else -1.0


class _Room(object):
    """Room for an address that the system writes."""

    def __enter__(self):
        self.raw = lltype.malloc(CCHARP.TO, MAX_ADDRESS, flavor="raw", zero=True)
        self.size = lltype.malloc(rffi.UINTP.TO, 1, flavor="raw")
        self.size[0] = rffi.cast(UINT, MAX_ADDRESS)
        return self

    def __exit__(self, *args):
        lltype.free(self.raw, flavor="raw")
        lltype.free(self.size, flavor="raw")

    def address(self):
        return make_address(rffi.charpsize2bytes(self.raw, min(int(self.size[0]), MAX_ADDRESS)))


class RSocket(object):
    """A socket. It is closed by `close` alone."""

    def __init__(self, family=AF_INET, type=SOCK_STREAM, proto=0, fd=INVALID_SOCKET, inheritable=True):
        if fd == INVALID_SOCKET:
            fd = int(c_socket(family, type if inheritable else type | SOCK_CLOEXEC, proto))
            if fd < 0:
                raise last_error()
        self.fd = fd
        self.family = family
        self.type = type
        self.proto = proto
        self.timeout = -1.0
        if defaults.timeout >= 0.0:
            self.settimeout(defaults.timeout)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def error_handler(self):
        return last_error()

    def close(self):
        fd = self.fd
        if fd != INVALID_SOCKET:
            self.fd = INVALID_SOCKET
            try:
                rposix.close(fd)
            except OSError as e:
                raise CSocketError(e.errno)

    def detach(self):
        """The descriptor, which is not the socket's any more."""
        fd = self.fd
        self.fd = INVALID_SOCKET
        return fd

    # Waiting.

    def gettimeout(self):
        return self.timeout

    def settimeout(self, timeout):
        """Seconds that an operation may wait; negative for ever."""
        self.timeout = timeout if timeout >= 0.0 else -1.0
        self._setblocking(self.timeout < 0.0)

    def setblocking(self, block):
        self.settimeout(-1.0 if block else 0.0)

    def _setblocking(self, block):
        try:
            flags = rposix.get_status_flags(self.fd)
            flags = flags & ~rposix.O_NONBLOCK if block else flags | rposix.O_NONBLOCK
            rposix.set_status_flags(self.fd, flags)
        except OSError as e:
            raise CSocketError(e.errno)

    def wait_for_data(self, for_writing):
        """Waits until there is something to read, or room to write: as long as the timeout says."""
        if self.timeout == 0.0 or self.fd == INVALID_SOCKET:
            return
        limit = int(self.timeout * 1000.0 + 0.5)
        if we_are_translated():
            from rpython.helpers import ll_thread
            if ll_thread.several():
                ll_thread.wait_for_file(self.fd, for_writing, -1 if self.timeout < 0.0 else limit)
                limit = 0
        if self.timeout < 0.0:
            return
        with lltype.scoped_alloc(POLLFD) as entry:
            entry.fd = rffi.cast(INT, self.fd)
            entry.events = rffi.cast(rffi.SHORT, POLLOUT if for_writing else POLLIN)
            n = int(c_poll(entry, 1, limit))
        if n == 0:
            raise SocketTimeout()
        if n < 0 and rposix.get_saved_errno() != EINTR:
            raise last_error()

    # Connections.

    def bind(self, address):
        with rffi.scoped_str2charp(address.data) as p:
            if int(c_bind(self.fd, p, len(address.data))) < 0:
                raise last_error()

    def listen(self, backlog):
        if int(c_listen(self.fd, max(backlog, 0))) < 0:
            raise last_error()

    def accept(self, inheritable=True):
        """The descriptor of a new connection (for `make_socket`), and where it comes from."""
        self.wait_for_data(False)
        with _Room() as room:
            fd = int(c_accept(self.fd, room.raw, room.size))
            if fd < 0:
                raise last_error()
            return fd, room.address()

    def connect_ex(self, address):
        """0, or the number of an error."""
        with rffi.scoped_str2charp(address.data) as p:
            if int(c_connect(self.fd, p, len(address.data))) == 0:
                return 0
        errno = rposix.get_saved_errno()
        if errno == EINPROGRESS and self.timeout > 0.0:
            self.wait_for_data(True)
            return self.getsockopt_int(SOL_SOCKET, SO_ERROR)
        return errno

    def connect(self, address):
        errno = self.connect_ex(address)
        if errno != 0:
            raise CSocketError(errno)

    def getsockname(self):
        with _Room() as room:
            if int(c_getsockname(self.fd, room.raw, room.size)) < 0:
                raise last_error()
            return room.address()

    def getpeername(self):
        with _Room() as room:
            if int(c_getpeername(self.fd, room.raw, room.size)) < 0:
                raise last_error()
            return room.address()

    def shutdown(self, how):
        if int(c_shutdown(self.fd, how)) < 0:
            raise last_error()

    # Data.

    def recv(self, buffersize, flags=0):
        """At most so many bytes; none at the end."""
        if buffersize < 0:
            raise RSocketError("negative buffersize in recv")
        self.wait_for_data(False)
        with rffi.scoped_alloc_buffer(buffersize) as buffer:
            n = int(c_recv(self.fd, buffer.raw, buffersize, flags))
            if n < 0:
                raise last_error()
            return buffer.bytes(n)

    def recvfrom(self, buffersize, flags=0):
        """The bytes, and where they come from."""
        if buffersize < 0:
            raise RSocketError("negative buffersize in recvfrom")
        self.wait_for_data(False)
        with _Room() as room:
            with rffi.scoped_alloc_buffer(buffersize) as buffer:
                n = int(c_recvfrom(self.fd, buffer.raw, buffersize, flags, room.raw, room.size))
                if n < 0:
                    raise last_error()
                return buffer.bytes(n), room.address() if int(room.size[0]) > 0 else None

    def send_raw(self, dataptr, length, flags=0):
        """Sends from memory. A connection that is closed is an error, not a signal."""
        self.wait_for_data(True)
        n = int(c_send(self.fd, dataptr, length, flags | MSG_NOSIGNAL))
        if n < 0:
            raise last_error()
        return n

    def send(self, data, flags=0):
        """How many of the bytes were sent."""
        with rffi.scoped_str2charp(data) as p:
            return self.send_raw(p, len(data), flags)

    def sendall(self, data, flags=0, signal_checker=None):
        with rffi.scoped_str2charp(data) as p:
            at = 0
            while at < len(data):
                try:
                    at += self.send_raw(rffi.ptradd(p, at), len(data) - at, flags)
                except CSocketError as e:
                    if e.errno != EINTR:
                        raise

    def sendto(self, data, length, flags, address):
        self.wait_for_data(True)
        with rffi.scoped_str2charp(data) as p:
            with rffi.scoped_str2charp(address.data) as to:
                n = int(c_sendto(self.fd, p, min(length, len(data)), flags | MSG_NOSIGNAL, to, len(address.data)))
        if n < 0:
            raise last_error()
        return n

    # Options.

    def getsockopt(self, level, option, maxlen):
        """The bytes of an option."""
        with rffi.scoped_alloc_buffer(maxlen) as buffer:
            with lltype.scoped_alloc(rffi.UINTP.TO, 1) as size:
                size[0] = rffi.cast(UINT, maxlen)
                if int(c_getsockopt(self.fd, level, option, buffer.raw, size)) < 0:
                    raise last_error()
                return buffer.bytes(int(size[0]))

    def getsockopt_int(self, level, option):
        data = self.getsockopt(level, option, 4)
        n = data[0] | data[1] << 8 | data[2] << 16 | data[3] << 24
        return n - (1 << 32) if n >= 1 << 31 else n

    def setsockopt(self, level, option, value):
        with rffi.scoped_str2charp(value) as p:
            if int(c_setsockopt(self.fd, level, option, p, len(value))) < 0:
                raise last_error()

    def setsockopt_int(self, level, option, value):
        self.setsockopt(level, option, bytes([value & 0xFF, value >> 8 & 0xFF, value >> 16 & 0xFF, value >> 24 & 0xFF]))


def make_socket(fd, family, type, proto):
    """The socket of a descriptor."""
    return RSocket(family, type, proto, fd)


def fromfd(fd, family, type, proto=0, inheritable=True):
    """A socket of its own for a descriptor."""
    return make_socket(dup(fd), family, type, proto)


def dup(fd, inheritable=True):
    try:
        return rposix.dup(fd)
    except OSError as e:
        raise CSocketError(e.errno)


def socketpair(family=AF_UNIX, type=SOCK_STREAM, proto=0, inheritable=True):
    """Two sockets that are connected with each other."""
    with lltype.scoped_alloc(rffi.INTP.TO, 2) as fds:
        if int(c_socketpair(family, type, proto, fds)) < 0:
            raise last_error()
        return make_socket(int(fds[0]), family, type, proto), make_socket(int(fds[1]), family, type, proto)


def rsocket_startup():
    """Means something on Windows only."""
