# not on the LLInterpreter: the interpreter has no C function `socket`
from rpython.rlib import rthread
from rpython.rlib.rsocket import AF_INET, SOCK_STREAM, INETAddress, RSocket, SocketTimeout, make_socket, socketpair


class Server(object):
    """A thread for each connection; they wait for data while others run."""

    def __init__(self, connections):
        self.sock = RSocket(AF_INET, SOCK_STREAM)
        self.sock.bind(INETAddress('127.0.0.1', 0))
        self.sock.listen(5)
        self.connections = connections
        self.lock = rthread.allocate_lock()
        self.lines = []
        self.done = rthread.allocate_lock()
        self.done.acquire(True)

    def run(self):
        for i in range(self.connections):
            fd, peer = self.sock.accept()
            rthread.start_new_thread(self.serve, (make_socket(fd, AF_INET, SOCK_STREAM, 0),))

    def serve(self, conn):
        data = b''
        while not data.endswith(b'\n'):
            data += conn.recv(3)
        conn.sendall(b'got ' + data)
        conn.close()
        with self.lock:
            self.lines.append(data.decode('utf-8').strip())
            self.connections -= 1
            if self.connections == 0:
                self.done.release()


def answers(sock, count):
    for i in range(count):
        data = sock.recv(100)
        sock.sendall(data + data)
    sock.close()


def silent(sock, done):
    """Never sends anything."""
    try:
        sock.settimeout(0.03)
        sock.recv(1)
    except SocketTimeout as e:
        done.release()


def entry_point(argv):
    server = Server(4)
    port = server.sock.getsockname().get_port()
    rthread.start_new_thread(server.run, ())
    clients = []
    for i in range(4):
        client = RSocket(AF_INET, SOCK_STREAM)
        client.connect(INETAddress('127.0.0.1', port))
        clients.append(client)
    # The last one that came is the first one to say something.
    for i in range(3, -1, -1):
        clients[i].sendall(b'client %d\n' % i)
        data = b''
        while not data.endswith(b'\n'):
            data += clients[i].recv(100)
        print(data)
        clients[i].close()
    server.done.acquire(True)
    print(sorted(server.lines))
    a, b = socketpair()
    rthread.start_new_thread(answers, (b, 3))
    for text in (b'x', b'abc', b'\0\xff'):
        a.sendall(text)
        print(a.recv(100))
    print(a.recv(1))
    a, b = socketpair()
    done = rthread.allocate_lock()
    done.acquire(True)
    rthread.start_new_thread(silent, (a, done))
    done.acquire(True)
    print('nothing came')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
