"""Sockets."""

raise ImportError("rpython.rlib.rsocket is not supported: declare the functions of sys/socket.h with "
                  "rffi.llexternal, or have the Rust side of the program connect")
