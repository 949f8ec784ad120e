# SPDX-License-Identifier: MIT
"""Makes another process perform given system calls, and restores it afterwards: ptrace(2), as root, on x86-64."""
import ctypes
import errno
import os
import signal

from soundbench import BenchError

GETREGS, SETREGS, DETACH, SYSCALL, GETEVENTMSG, SEIZE, INTERRUPT = 12, 13, 17, 24, 0x4201, 0x4206, 0x4207
FORKS = 0x2 | 0x4 | 0x8  # processes that it starts are traced too, and killed at once
MARKS_CALLS = 0x1  # marks a stop at a system call, which otherwise looks like a signal
AT_CALL = signal.SIGTRAP | 0x80
NONE = 2**64 - 1  # replaces a call's number, so that the kernel restarts nothing
RESTARTS = {-512: None, -513: None, -514: None, -516: 219}  # the call itself, or restart_syscall
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


class Registers(ctypes.Structure):
    _fields_ = [(name, ctypes.c_ulonglong) for name in (
        "r15 r14 r13 r12 rbp rbx r11 r10 r9 r8 rax rcx rdx rsi rdi orig_rax rip cs eflags rsp ss fs_base gs_base ds es fs gs"
    ).split()]


class Scratch:
    """Memory of the other process, for the data that pointers refer to."""

    def __init__(self, pid, start):
        self.file = open(f"/proc/{pid}/mem", "r+b", buffering=0)
        self.start = self.next = start
        self.saved = self.read(start, 4096)

    def read(self, place, count):
        self.file.seek(place)
        return self.file.read(count)

    def write(self, place, data):
        self.file.seek(place)
        self.file.write(data)

    def put(self, data):
        """Writes data. Returns its address."""
        place = self.next
        self.next += len(data) + 15 & ~15
        self.write(place, data)
        return place

    def clear(self):
        self.next = self.start
        self.write(self.start, self.saved)


class Puppet:
    """A process that ptrace holds within this context."""

    def __init__(self, pid):
        self.pid = pid

    def __enter__(self):
        self.trace(SEIZE, 0, FORKS | MARKS_CALLS)
        self.trace(INTERRUPT)
        self.wait()
        self.original = self.registers()
        maps = list(self.maps())
        self.instruction = self.find(maps)
        stack = next(start for start, _, name in maps if name == "[stack]")
        place = max(stack, self.original.rsp - 16384 & ~4095)
        if place + 4096 > self.original.rsp - 256:
            raise BenchError(f"The stack of process {self.pid} has no room.")
        self.scratch = Scratch(self.pid, place)
        return self

    def __exit__(self, *_):
        """Lets the process continue where it was. A call that the hold interrupted is restarted, as the kernel does it."""
        self.scratch.clear()
        self.scratch.file.close()
        registers = self.original
        result = ctypes.c_longlong(registers.rax).value
        if registers.orig_rax != NONE and result in RESTARTS:
            registers.rax = RESTARTS[result] or registers.orig_rax
            registers.rip -= 2
        registers.orig_rax = NONE
        libc.ptrace(SETREGS, self.pid, None, ctypes.byref(registers))
        libc.ptrace(DETACH, self.pid, None, None)

    def trace(self, request, address=0, data=0):
        if libc.ptrace(request, self.pid, address, data) < 0:
            raise BenchError(f"Process {self.pid} cannot be held: {os.strerror(ctypes.get_errno())}")

    def wait(self):
        _, status = os.waitpid(self.pid, 0x40000000)  # __WALL
        if not os.WIFSTOPPED(status):
            raise BenchError(f"Process {self.pid} has ended: {status:#x}")
        return status

    def registers(self):
        found = Registers()
        self.trace(GETREGS, 0, ctypes.addressof(found))
        return found

    def maps(self):
        with open(f"/proc/{self.pid}/maps") as file:
            for line in file:
                bounds, *_, name = line.split(maxsplit=5) if line.count(" ") > 4 else (*line.split(), "")
                start, end = (int(bound, 16) for bound in bounds.split("-"))
                yield start, end, name.strip()

    def find(self, maps):
        """The address of a system call's instruction, which the kernel's own page has."""
        start, end, _ = next(entry for entry in maps if entry[2] == "[vdso]")
        with open(f"/proc/{self.pid}/mem", "rb", buffering=0) as file:
            file.seek(start)
            place = file.read(end - start).find(b"\x0f\x05")
        if place < 0:
            raise BenchError("The kernel's page has no instruction for a system call.")
        return start + place

    def call(self, number, *arguments):
        """The result of the call. An error is negative."""
        registers = Registers.from_buffer_copy(self.original)
        registers.rip, registers.rax, registers.orig_rax = self.instruction, number, NONE
        for name, value in zip(("rdi", "rsi", "rdx", "r10", "r8", "r9"), arguments):
            setattr(registers, name, value % 2**64)
        self.trace(SETREGS, 0, ctypes.addressof(registers))
        for _ in ("its begin", "its end"):
            while True:
                self.trace(SYSCALL)
                status = self.wait()
                if status >> 16 in (1, 2, 3):  # the process has forked
                    self.end_child()
                elif os.WSTOPSIG(status) == AT_CALL:
                    break
        return ctypes.c_longlong(self.registers().rax).value

    def end_child(self):
        child = ctypes.c_ulong()
        self.trace(GETEVENTMSG, 0, ctypes.addressof(child))
        os.kill(child.value, signal.SIGKILL)
        try:
            os.waitpid(child.value, 0x40000000)
        except ChildProcessError:
            pass


def verdict(result):
    """The result in words: done, refused, or let through to the kernel, which failed for another reason."""
    if result >= 0:
        return "done"
    name = errno.errorcode.get(-result, str(-result))
    return "refused" if name in ("EPERM", "ENOSYS", "EACCES") else f"let through ({name})"
