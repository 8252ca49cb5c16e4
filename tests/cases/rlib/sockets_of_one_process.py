# not on the LLInterpreter: the interpreter has no C function `socket`
import os
from rpython.rlib import rsocket, rposix
from rpython.rlib.rsocket import (RSocket, INETAddress, INET6Address, UNIXAddress, SocketError, CSocketError, GAIError, SocketTimeout, RSocketError, make_socket,
                                  socketpair, getaddrinfo, AF_INET, AF_UNIX, SOCK_STREAM, SOCK_DGRAM, SOL_SOCKET, SO_REUSEADDR, SO_TYPE, SHUT_WR)


def everything(sock):
    parts = []
    while True:
        data = sock.recv(1000)
        if not data:
            return b''.join(parts)
        parts.append(data)


def over_tcp():
    server = RSocket(AF_INET, SOCK_STREAM)
    server.setsockopt_int(SOL_SOCKET, SO_REUSEADDR, 1)
    server.bind(INETAddress('127.0.0.1', 0))
    server.listen(5)
    where = server.getsockname()
    print(where.get_host(), where.get_port() > 0, server.getsockopt_int(SOL_SOCKET, SO_TYPE), server.getsockopt_int(SOL_SOCKET, SO_REUSEADDR))
    client = RSocket()
    client.connect(INETAddress('localhost', where.get_port()))
    fd, peer = server.accept()
    conn = make_socket(fd, AF_INET, SOCK_STREAM, 0)
    print(peer.eq(client.getsockname()), client.getpeername().eq(where), conn.getpeername().get_port() == client.getsockname().get_port(), peer.eq(where))
    print(client.send(b'hello'), conn.recv(3), conn.recv(100, rsocket.MSG_PEEK), conn.recv(100))
    big = bytes(range(256)) * 400
    conn.settimeout(10.0)
    pid = rposix.fork()
    if pid == 0:
        conn.close()
        client.sendall(big)
        client.shutdown(SHUT_WR)
        rposix.exit(len(everything(client)))
    client.close()
    got = everything(conn)
    conn.sendall(b'thank you')
    conn.close()
    print(got == big, rposix.WEXITSTATUS(rposix.waitpid(pid, 0)[1]))
    server.settimeout(0.02)
    print(server.gettimeout())
    try:
        server.accept()
    except SocketTimeout as e:
        print('SocketTimeout', e.get_msg())
    server.setblocking(False)
    try:
        server.accept()
    except CSocketError as e:
        print('CSocketError', e.errno == rsocket.EWOULDBLOCK)
    server.close()
    server.close()
    with RSocket() as late:
        print(late.connect_ex(where), late.fd > 0)
        try:
            late.connect(where)
        except CSocketError as e:
            print(e.errno, e.get_msg(), e)
    print(late.fd)
    for what in range(5):
        try:
            if what == 0:
                server.recv(10)
            elif what == 1:
                server.send(b'x')
            elif what == 2:
                server.getsockname()
            elif what == 3:
                RSocket(AF_INET, 99)
            else:
                server.recv(-1)
        except SocketError as e:
            print(what, e.get_msg())


def over_other_families():
    a, b = socketpair()
    a.sendall(b'between')
    print(b.recv(100), a.family == AF_UNIX, a.getpeername() is None)
    a.close()
    print(b.recv(100))
    try:
        b.send(b'x')
    except CSocketError as e:
        print('closed', e.errno)
    b.close()
    one = RSocket(AF_INET, SOCK_DGRAM)
    two = RSocket(AF_INET, SOCK_DGRAM)
    one.bind(INETAddress('127.0.0.1', 0))
    two.bind(INETAddress('', 0))
    print(two.sendto(b'datagram', 8, 0, one.getsockname()), two.getsockname().get_host())
    data, source = one.recvfrom(100)
    print(data, source.get_host(), source.get_port() == two.getsockname().get_port())
    print(one.sendto(b'cut off', 3, 0, source), two.recv(100))
    one.close()
    two.close()
    path = '/tmp/rpy-socket-%d' % os.getpid()
    server = RSocket(AF_UNIX)
    server.bind(UNIXAddress(path))
    server.listen(1)
    client = RSocket(AF_UNIX)
    client.connect(UNIXAddress(path))
    fd, peer = server.accept()
    conn = rsocket.fromfd(fd, AF_UNIX, SOCK_STREAM)
    print(client.getpeername().get_path() == path, conn.send(b'local'), client.recv(10))
    rposix.close(fd)
    for sock in [server, client, conn]:
        sock.close()
    os.unlink(path)


def addresses():
    a = INETAddress('10.1.2.3', 8080)
    print(a.get_host(), a.get_port(), a.family, a.eq(INETAddress('10.1.2.3', 8080)), a.eq(INETAddress('10.1.2.3', 8081)), INETAddress('', 5).get_host(), INETAddress('<broadcast>', 5).get_host())
    for host in ['::1', '::', '2001:db8::5', 'fe80:0:0:1:0:0:0:7', '1:2:3:4:5:6:7:8']:
        print(INET6Address(host, 99, 5, 7).get_host(), end=' ')
    six = INET6Address('::1', 99, 5, 7)
    print(six.get_port(), six.get_flowinfo(), six.get_scope_id())
    print(rsocket.inet_aton('1.2.3.255'), rsocket.inet_ntoa(b'\x7f\0\0\x01'), rsocket.htons(0x1234) == 0x3412, rsocket.ntohl(0x01020304) == 0x04030201)
    found = getaddrinfo('127.0.0.1', '80', AF_INET, SOCK_STREAM)
    family, kind, proto, name, address = found[0]
    print(len(found), family, kind, proto, address is not None, repr(name), len(rsocket.gethostname()) > 0, rsocket.gethostbyname('127.0.0.1').get_host())
    for what in range(5):
        try:
            if what == 0:
                INETAddress('1.2.3.4', 70000)
            elif what == 1:
                rsocket.inet_aton('1.2.3')
            elif what == 2:
                rsocket.inet_ntoa(b'123')
            elif what == 3:
                UNIXAddress('x' * 200)
            else:
                getaddrinfo('300.1.1.1', None, AF_INET, 0, 0, rsocket.AI_NUMERICHOST)
        except RSocketError as e:
            print(what, 'RSocketError', e.get_msg())
        except GAIError as e:
            print(what, 'GAIError', e.errno < 0, len(e.get_msg()) > 0)
    rsocket.setdefaulttimeout(5.0)
    timed = RSocket()
    print(rsocket.getdefaulttimeout(), timed.gettimeout())
    timed.close()
    rsocket.setdefaulttimeout(-1.0)


def entry_point(argv):
    over_tcp()
    over_other_families()
    addresses()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
