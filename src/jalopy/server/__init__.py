"""The server: tables, seats, sockets, storage, bots at work."""
