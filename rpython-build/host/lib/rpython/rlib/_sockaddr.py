"""Addresses of sockets, and what tells them of names. Layouts and numbers are Linux's."""

import os

from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rlib.rposix import get_saved_errno
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["sys/types.h", "sys/socket.h", "netdb.h", "unistd.h", "poll.h"])
AF_UNSPEC, AF_UNIX, AF_INET, AF_INET6 = 0, 1, 2, 10
INADDR_ANY, INADDR_LOOPBACK, INADDR_BROADCAST = 0, 0x7F000001, 0xFFFFFFFF
EAI_NONAME, EAI_SERVICE, EAI_FAMILY = -2, -8, -6
AI_PASSIVE, AI_CANONNAME, AI_NUMERICHOST, AI_NUMERICSERV = 1, 2, 4, 0x400

ADDRINFO = rffi.CStruct("addrinfo", ("ai_flags", rffi.INT), ("ai_family", rffi.INT), ("ai_socktype", rffi.INT),
                        ("ai_protocol", rffi.INT), ("ai_addrlen", rffi.UINT), ("ai_addr", rffi.CCHARP),
                        ("ai_canonname", rffi.CCHARP), ("ai_next", rffi.VOIDP))
ADDRINFOP = lltype.Ptr(ADDRINFO)
ADDRINFOPP = rffi.CArrayPtr(ADDRINFOP)


def external(name, args, result):
    return rffi.llexternal(name, args, result, compilation_info=eci, save_err=rffi.RFFI_SAVE_ERRNO)


c_getaddrinfo = external("getaddrinfo", [rffi.CCHARP, rffi.CCHARP, ADDRINFOP, ADDRINFOPP], rffi.INT)
c_freeaddrinfo = external("freeaddrinfo", [ADDRINFOP], lltype.Void)
c_gai_strerror = external("gai_strerror", [rffi.INT], rffi.CCHARP)
c_gethostname = external("gethostname", [rffi.CCHARP, rffi.SIZE_T], rffi.INT)


class SocketError(Exception):
    applevelerrcls = "error"

    def get_msg(self):
        return ""

    def get_msg_unicode(self):
        return self.get_msg()

    def get_msg_utf8(self):
        msg = self.get_msg()
        return msg, len(msg)

    def __str__(self):
        return self.get_msg()


class SocketErrorWithErrno(SocketError):
    def __init__(self, errno):
        self.errno = errno


class RSocketError(SocketError):
    """What is wrong with a call."""

    def __init__(self, message):
        self.message = message

    def get_msg(self):
        return self.message


class CSocketError(SocketErrorWithErrno):
    """An error of the system."""

    def get_msg(self):
        return os.strerror(self.errno)


class GAIError(SocketErrorWithErrno):
    """An error of a name."""

    applevelerrcls = "gaierror"

    def get_msg(self):
        return rffi.charp2str(c_gai_strerror(self.errno))


class HSocketError(SocketError):
    applevelerrcls = "herror"

    def __init__(self, host):
        self.host = host

    def get_msg(self):
        return "host lookup failed: '%s'" % self.host


class SocketTimeout(SocketError):
    applevelerrcls = "timeout"

    def get_msg(self):
        return "timed out"


def last_error():
    return CSocketError(get_saved_errno())


# ------------------------------------------------------------ numbers

def ntohs(x):
    return (x & 0xFF) << 8 | x >> 8 & 0xFF


def ntohl(x):
    return ntohs(x) << 16 | ntohs(x >> 16)


htons = ntohs
htonl = ntohl


def inet_aton(ip):
    """The four bytes of an address with dots."""
    parts = ip.split(".")
    out = bytearray()
    for part in parts:
        if not part or len(part) > 3 or not part.isdigit() or int(part) > 255:
            raise RSocketError("illegal IP address string passed to inet_aton")
        out.append(int(part))
    if len(out) != 4:
        raise RSocketError("illegal IP address string passed to inet_aton")
    return bytes(out)


def inet_ntoa(packed):
    if len(packed) != 4:
        raise RSocketError("packed IP wrong length")
    return "%d.%d.%d.%d" % (packed[0], packed[1], packed[2], packed[3])


# ------------------------------------------------------------ addresses

class Address(object):
    """An address as the system has it, in bytes."""

    family = AF_UNSPEC

    def __init__(self, data):
        self.data = data

    def eq(self, other):
        return other is not None and self.data == other.data


class IPAddress(Address):
    def get_host(self):
        return ""

    def get_port(self):
        return self.data[2] << 8 | self.data[3]


class INETAddress(IPAddress):
    """A host and a port: `INETAddress("127.0.0.1", 80)`."""

    family = AF_INET

    def __init__(self, host, port):
        if not 0 <= port <= 0xFFFF:
            raise RSocketError("port number must be 0-65535")
        IPAddress.__init__(self, bytes([AF_INET, 0, port >> 8, port & 0xFF]) + _host_bytes(host) + bytes(8))

    def get_host(self):
        return inet_ntoa(self.data[4:8])


class INET6Address(IPAddress):
    family = AF_INET6

    def __init__(self, host, port, flowinfo=0, scope_id=0):
        if not 0 <= port <= 0xFFFF:
            raise RSocketError("port number must be 0-65535")
        if not host:
            found = bytes(16)
        else:
            found = _lookup(host, AF_INET6)[8:24]
        flow = bytes([flowinfo >> 24 & 0xFF, flowinfo >> 16 & 0xFF, flowinfo >> 8 & 0xFF, flowinfo & 0xFF])
        scope = bytes([scope_id & 0xFF, scope_id >> 8 & 0xFF, scope_id >> 16 & 0xFF, scope_id >> 24 & 0xFF])
        IPAddress.__init__(self, bytes([AF_INET6, 0, port >> 8, port & 0xFF]) + flow + found + scope)

    def get_host(self):
        """As eight numbers; the longest row of zeros is left out."""
        groups = [self.data[i] << 8 | self.data[i + 1] for i in range(8, 24, 2)]
        best, length = -1, 1
        i = 0
        while i < 8:
            n = 0
            while i + n < 8 and groups[i + n] == 0:
                n += 1
            if n > length:
                best, length = i, n
            i += n + 1
        texts = ["%x" % group for group in groups]
        if best < 0:
            return ":".join(texts)
        return ":".join(texts[:best]) + "::" + ":".join(texts[best + length:])

    def get_flowinfo(self):
        d = self.data
        return d[4] << 24 | d[5] << 16 | d[6] << 8 | d[7]

    def get_scope_id(self):
        d = self.data
        return d[27] << 24 | d[26] << 16 | d[25] << 8 | d[24]


class UNIXAddress(Address):
    """A socket in the file system."""

    family = AF_UNIX

    def __init__(self, path):
        encoded = path.encode("utf-8")
        if len(encoded) >= 108:
            raise RSocketError("AF_UNIX path too long")
        # An address without a name begins with a null.
        end = b"" if path.startswith("\0") else b"\0"
        Address.__init__(self, bytes([AF_UNIX, 0]) + encoded + end)

    def get_path(self):
        data = self.data[2:]
        if not data.startswith(b"\0"):
            end = data.find(b"\0")
            if end >= 0:
                data = data[:end]
        return data.decode("utf-8", "replace")


def make_address(data):
    """The address that these bytes are; `None` for those of a socket that has none."""
    if len(data) < 2:
        return None
    family = data[0] | data[1] << 8
    if family == AF_INET:
        inet = INETAddress("", 0)
        inet.data = data
        return inet
    if family == AF_INET6:
        inet6 = INET6Address("", 0)
        inet6.data = data
        return inet6
    if family == AF_UNIX:
        local = UNIXAddress("")
        local.data = data
        return local
    raise RSocketError("unknown address family")


def _host_bytes(host):
    if not host:
        return bytes(4)
    if host == "<broadcast>":
        return b"\xff\xff\xff\xff"
    try:
        return inet_aton(host)
    except RSocketError:
        return _lookup(host, AF_INET)[4:8]


def makeipaddr(name):
    """The address of a host by its name, with the port 0."""
    return INETAddress(name, 0)


def _lookup(host, family):
    """The first address that a name has."""
    for found, _type, _proto, _name, address in getaddrinfo(host, None, family):
        if found == family and address is not None:
            return address.data
    raise GAIError(EAI_NONAME)


def getaddrinfo(host, port_or_service, family=AF_UNSPEC, socktype=0, proto=0, flags=0, address_to_fill=None):
    """What a name and a service stand for: tuples of family, type, protocol, canonical name and address."""
    hints = lltype.malloc(ADDRINFO, flavor="raw", zero=True)
    result = lltype.malloc(ADDRINFOPP.TO, 1, flavor="raw")
    name = rffi.str2charp(host) if host is not None else lltype.nullptr(rffi.CCHARP.TO)
    service = rffi.str2charp(port_or_service) if port_or_service is not None else lltype.nullptr(rffi.CCHARP.TO)
    found = []
    try:
        hints.ai_family = rffi.cast(rffi.INT, family)
        hints.ai_socktype = rffi.cast(rffi.INT, socktype)
        hints.ai_protocol = rffi.cast(rffi.INT, proto)
        hints.ai_flags = rffi.cast(rffi.INT, flags)
        error = int(c_getaddrinfo(name, service, hints, result))
        if error:
            raise GAIError(error)
        first = result[0]
        info = first
        while info:
            canonical = rffi.charp2str(info.ai_canonname) if info.ai_canonname else ""
            known = int(info.ai_family) == AF_INET or int(info.ai_family) == AF_INET6
            address = make_address(rffi.charpsize2bytes(info.ai_addr, int(info.ai_addrlen))) if known else None
            found.append((int(info.ai_family), int(info.ai_socktype), int(info.ai_protocol), canonical, address))
            info = rffi.cast(ADDRINFOP, info.ai_next)
        c_freeaddrinfo(first)
    finally:
        if name:
            rffi.free_charp(name)
        if service:
            rffi.free_charp(service)
        lltype.free(result, flavor="raw")
        lltype.free(hints, flavor="raw")
    return found


def gethostname():
    with rffi.scoped_alloc_buffer(1024) as buffer:
        if int(c_gethostname(buffer.raw, 1023)) < 0:
            raise last_error()
        buffer.raw[1023] = "\0"
        return rffi.charp2str(buffer.raw)


def gethostbyname(name):
    return makeipaddr(name)
