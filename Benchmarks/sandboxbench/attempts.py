# SPDX-License-Identifier: MIT
"""The attempts: calls with arguments that do harm, or at least reach the kernel, when no sandbox refuses them."""
import dataclasses
import os
import signal
import struct

from .inject import libc, verdict

AT_FDCWD = -100
NULL = 0


@dataclasses.dataclass
class Place:
    """The things that can be harmed. All belong to the test."""
    folder: str
    daemon: int
    victim: int  # another program of the user

    def path(self, name):
        return os.path.join(self.folder, name)

    def fresh(self):
        """Makes an existing file with content, and removes the files of earlier attempts."""
        for name in os.listdir(self.folder):
            path = self.path(name)
            os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)
        with open(self.path("precious"), "w") as file:
            file.write("precious")


class Attempts:
    """The attempts, and the arguments of each call. Numbers of system calls are those of x86-64."""

    def __init__(self, place, puppet):
        self.place, self.puppet = place, puppet

    def text(self, string):
        return self.puppet.scratch.put(string.encode() + b"\0")

    def data(self, layout, *values):
        return self.puppet.scratch.put(struct.pack(layout, *values))

    def file(self, name):
        return self.text(self.place.path(name))

    def room(self, count=256):
        return self.puppet.scratch.put(bytes(count))

    def of_daemon(self, name):
        return self.text(f"/proc/{self.place.daemon}/{name}")

    def rows(self):
        """Yields (what, name of the system call, number, arguments)."""
        victim, precious = self.place.victim, "precious"
        how = lambda flags: self.data("QQQ", flags, 0, 0)
        cloned = 0x01200011  # the flags of fork()
        yield "the daemon's memory, to write", "openat2", 437, (AT_FDCWD, self.of_daemon("mem"), how(os.O_RDWR), 24)
        yield "the daemon's memory, to read", "openat2", 437, (AT_FDCWD, self.of_daemon("mem"), how(os.O_RDONLY), 24)
        yield "the daemon's memory, to write", "openat", 257, (AT_FDCWD, self.of_daemon("mem"), os.O_RDWR, 0)
        yield "the daemon's memory, to read", "openat", 257, (AT_FDCWD, self.of_daemon("mem"), os.O_RDONLY, 0)
        yield "the daemon's environment", "openat", 257, (AT_FDCWD, self.of_daemon("environ"), os.O_RDONLY, 0)
        yield "a file of the user, to read", "openat", 257, (AT_FDCWD, self.file(precious), os.O_RDONLY, 0)
        yield "a file of the machine, to read", "openat", 257, (AT_FDCWD, self.text("/etc/passwd"), os.O_RDONLY, 0)
        yield "the daemon, as a descriptor", "pidfd_open", 434, (self.place.daemon, 0)
        yield "a descriptor of the daemon", "pidfd_getfd", 438, (-1, 0, 0)
        yield "the daemon's memory", "process_vm_readv", 310, (self.place.daemon, self.data("QQ", self.room(), 8), 1, self.data("QQ", 4096, 8), 1, 0)
        yield "the daemon's memory", "process_vm_writev", 311, (self.place.daemon, self.data("QQ", self.room(), 8), 1, self.data("QQ", 4096, 8), 1, 0)
        yield "control of another program", "ptrace", 101, (0x4206, victim, 0, 0)
        yield "open files of another program", "kcmp", 312, (self.place.daemon, victim, 0, 0, 0)
        for name, number, arguments in (
                ("kill", 62, (victim, signal.SIGCONT)), ("tkill", 200, (victim, signal.SIGCONT)),
                ("tgkill", 234, (victim, victim, signal.SIGCONT)),
                ("rt_sigqueueinfo", 129, (victim, signal.SIGCONT, self.room())),
                ("pidfd_send_signal", 424, (-1, signal.SIGCONT, 0, 0))):
            yield "a signal to another program", name, number, arguments
        yield "a file is made", "creat", 85, (self.file("created"), 0o600)
        yield "a file is made", "openat", 257, (AT_FDCWD, self.file("opened"), os.O_WRONLY | os.O_CREAT, 0o600)
        yield "a file is made", "open", 2, (self.file("opened too"), os.O_WRONLY | os.O_CREAT, 0o600)
        yield "a file without a name", "openat", 257, (AT_FDCWD, self.text(self.place.folder), os.O_TMPFILE | os.O_RDWR, 0o600)
        yield "a file is emptied, opened to read", "openat", 257, (AT_FDCWD, self.file(precious), os.O_RDONLY | os.O_TRUNC, 0)
        yield "a file is emptied, opened to read", "open", 2, (self.file(precious), os.O_RDONLY | os.O_TRUNC, 0)
        yield "a file is emptied", "openat2", 437, (AT_FDCWD, self.file(precious), how(os.O_RDONLY | os.O_TRUNC), 24)
        yield "a file is emptied", "truncate", 76, (self.file(precious), 0)
        yield "a file is written", "openat", 257, (AT_FDCWD, self.file(precious), os.O_RDWR, 0)
        yield "a folder is made", "mkdir", 83, (self.file("folder"), 0o700)
        yield "a folder is made", "mkdirat", 258, (AT_FDCWD, self.file("folder too"), 0o700)
        yield "a link is made", "symlink", 88, (self.text("/etc/passwd"), self.file("symlink"))
        yield "a link is made", "symlinkat", 266, (self.text("/etc/passwd"), AT_FDCWD, self.file("symlinkat"))
        yield "a link is made", "link", 86, (self.file(precious), self.file("link"))
        yield "a link is made", "linkat", 265, (AT_FDCWD, self.file(precious), AT_FDCWD, self.file("linkat"), 0)
        yield "a pipe is made (mkfifo)", "mknod", 133, (self.file("fifo"), 0o010600, 0)
        yield "a pipe is made (mkfifo)", "mknodat", 259, (AT_FDCWD, self.file("fifo too"), 0o010600, 0)
        yield "a mode is changed", "chmod", 90, (self.file(precious), 0o666)
        yield "a mode is changed", "fchmodat", 268, (AT_FDCWD, self.file(precious), 0o600)
        yield "an owner is changed", "chown", 92, (self.file(precious), -1, -1)
        yield "a time is changed", "utimensat", 280, (AT_FDCWD, self.file(precious), NULL, 0)
        yield "an attribute is set", "setxattr", 188, (self.file(precious), self.text("user.x"), self.text("x"), 1, 0)
        yield "a file is renamed", "rename", 82, (self.file("precious"), self.file("renamed"))
        yield "a file is renamed", "renameat", 264, (AT_FDCWD, self.file("renamed"), AT_FDCWD, self.file("renamed at"))
        yield "a file is renamed", "renameat2", 316, (AT_FDCWD, self.file("renamed at"), AT_FDCWD, self.file(precious), 0)
        yield "a file is removed", "unlink", 87, (self.file("precious"),)
        yield "a file is removed", "unlinkat", 263, (AT_FDCWD, self.file("missing"), 0)
        yield "a folder is removed", "rmdir", 84, (self.file("folder"),)
        yield "files and sockets by io_uring", "io_uring_setup", 425, (8, self.room())
        yield "memory to write and execute", "mmap", 9, (0, 4096, 7, 0x22, -1, 0)
        yield "memory to execute", "mmap", 9, (0, 4096, 5, 0x22, -1, 0)
        yield "shared memory", "mmap", 9, (0, 4096, 3, 0x21, -1, 0)
        yield "memory to write and execute", "mprotect", 10, (self.puppet.scratch.start, 4096, 7)
        yield "memory to write and execute", "pkey_mprotect", 329, (self.puppet.scratch.start, 4096, 7, -1)
        yield "a file in memory", "memfd_create", 319, (self.text("x"), 0)
        yield "shared memory", "shmget", 29, (0, 4096, 0o600)
        yield "a network", "socket", 41, (2, 1, 0)
        yield "a local socket", "socket", 41, (1, 1, 0)
        yield "a local socket", "connect", 42, (3, self.data("H108s", 1, b"/run/user"), 110)
        yield "a pair of sockets", "socketpair", 53, (1, 1, 0, self.room())
        yield "a listening socket", "bind", 49, (3, self.data("H", 1), 2)
        yield "a listening socket", "listen", 50, (3, 1)
        yield "a message with descriptors", "sendmsg", 46, (3, NULL, 0)
        yield "a message with descriptors", "recvmsg", 47, (3, NULL, 0x40)
        yield "a packet to another address", "sendto", 44, (3, self.room(), 1, 0x40, self.data("H108s", 1, b"/run/user"), 110)
        yield "a packet on another descriptor", "sendto", 44, (1, self.room(), 1, 0x40, NULL, 0)
        yield "a line to the log", "write", 1, (2, self.room(), 0)
        yield "a line to the log", "writev", 20, (2, self.room(), 0)
        yield "the terminal's input", "ioctl", 16, (0, 0x5412, self.text("x"))
        yield "a program", "execve", 59, (self.text("/missing"), NULL, NULL)
        yield "a program", "execveat", 322, (AT_FDCWD, self.text("/missing"), NULL, NULL, 0)
        yield "a process", "fork", 57, ()
        yield "a process", "vfork", 58, ()
        yield "a process", "clone", 56, (cloned, 0, 0, 0, 0)
        yield "a process with this one's memory", "clone", 56, (0x100 | 0x4000 | signal.SIGCHLD, self.room(1024) + 1008, 0, 0, 0)
        yield "a thread", "clone", 56, (0x3D0F00 & ~0x800, 0, 0, 0, 0)
        yield "a process", "clone3", 435, (self.room(), 64)
        yield "namespaces", "unshare", 272, (0x04000000,)
        yield "namespaces", "setns", 308, (-1, 0)
        yield "a mount", "mount", 165, (NULL, self.file("missing"), NULL, 0, NULL)
        yield "a mount", "open_tree", 428, (AT_FDCWD, self.file("missing"), 0)
        yield "another root", "chroot", 161, (self.file("missing"),)
        yield "a file by its handle", "open_by_handle_at", 304, (AT_FDCWD, self.data("II", 0, 0), 0)
        yield "page faults", "userfaultfd", 323, (0,)
        yield "a program in the kernel", "bpf", 321, (0, self.room(), 64)
        yield "processor counters", "perf_event_open", 298, (NULL, 0, -1, -1, 0)
        yield "keys", "keyctl", 250, (0, -3, 0)
        yield "keys", "add_key", 248, (self.text("user"), self.text("x"), self.text("x"), 1, -3)
        yield "limits of another program", "prlimit64", 302, (victim, 7, NULL, self.room())
        yield "the process's own limits", "setrlimit", 160, (4, self.data("QQ", 0, 0))
        yield "processors", "sched_setaffinity", 203, (0, 8, self.data("Q", 0xFF))
        yield "a watch on files", "inotify_init1", 294, (0,)
        yield "a queue of messages", "msgget", 68, (0, 0o600)
        yield "another user", "setuid", 105, (os.getuid(),)
        yield "access for other processes", "prctl", 157, (4, 1, 0, 0, 0)
        yield "code for another machine", "personality", 135, (0x0400000,)
        yield "a copy of a descriptor", "dup", 32, (3,)
        yield "bytes from file to file", "copy_file_range", 326, (0, NULL, 1, NULL, 0, 0)
        yield "the machine's log", "syslog", 103, (10, NULL, 0)

    def all(self):
        """Yields (what, name of the system call, result)."""
        self.place.fresh()
        for what, name, number, arguments in self.rows():
            result = self.puppet.call(number, *arguments)
            self.puppet.scratch.clear()
            if result >= 0 and name in ("shmget", "msgget"):  # the object would outlive this process
                getattr(libc, name.replace("get", "ctl"))(result, 0, None)
            yield what, name, verdict(result)
