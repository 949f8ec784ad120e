// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

@testable import Synthesis
@testable import a11y_speakd

/// The system calls that the synthesizer's process may use. The process's filter is made from the same table.
@Suite("The calls of the synthesizer's process")
struct CallTableTests {
    /// Permits a call like the kernel's filter does: if one row of its name has only arguments that match.
    private func permits(_ name: String, _ arguments: UInt64..., by table: [PermittedCall] = CallTable.serving) -> Bool
    {
        table.contains { call in
            call.name == name
                && call.arguments.allSatisfy { test in
                    let given = Int(test.place) < arguments.count ? arguments[Int(test.place)] : 0
                    return given & test.bits == test.value
                }
        }
    }

    @Test func `the permitted calls are exactly these, and every call has a reason`() {
        #expect(
            CallTable.serving.map(\.name) == [
                "openat", "newfstatat", "fstat", "read", "lseek", "close", "brk", "mmap", "munmap", "madvise",
                "recvfrom",
                "sendto", "poll", "ppoll", "restart_syscall", "sched_yield", "futex", "futex", "gettid", "getpid",
                "rt_sigprocmask",
                "exit_group",
            ])
        #expect(
            CallTable.waiting.dropFirst(CallTable.serving.count).map(\.name) == [
                "clone", "set_robust_list", "futex", "wait4", "clock_nanosleep", "prctl", "prctl", "prctl", "seccomp",
            ])
        #expect(CallTable.waiting.allSatisfy { !$0.reason.isEmpty })
        #expect(Set(CallTable.unknown).isDisjoint(with: CallTable.waiting.map(\.name)))
    }

    @Test(arguments: [
        (O_RDONLY, true), (O_RDONLY | O_CLOEXEC | O_NONBLOCK, true), (O_RDONLY | O_DIRECTORY, false), (O_WRONLY, false),
        (O_RDWR, false), (O_RDONLY | O_TRUNC, false), (O_RDONLY | O_CREAT, false), (O_RDONLY | O_APPEND, false),
        (0o20200000, false),
    ])
    func `a file may be opened for reading only, and not created or truncated`(flags: Int32, isPermitted: Bool) {
        let argument = UInt64(UInt32(bitPattern: flags))
        #expect(permits("openat", 0, 0, argument) == isPermitted)
        // The kernel ignores the upper half of an integer.
        #expect(permits("openat", 0, 0, argument | 0xFFFF_FFFF_0000_0000) == isPermitted)
    }

    @Test(arguments: [
        (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, true), (PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, true),
        (PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, false),
        (PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, false), (PROT_READ, MAP_PRIVATE, false),
        (PROT_READ, MAP_SHARED | MAP_ANONYMOUS, false), (PROT_READ, 3 | MAP_ANONYMOUS, false),
    ])
    func `memory is private, anonymous and never executable`(protection: Int32, flags: Int32, isPermitted: Bool) {
        #expect(permits("mmap", 0, 4096, UInt64(protection), UInt64(flags)) == isPermitted)
    }

    @Test func `packets may only be exchanged with the daemon`() {
        #expect(permits("sendto", 3, 1, 1, 0, 0, 0) && permits("recvfrom", 3, 1, 1, 0, 0, 0))
        #expect(!permits("sendto", 2, 1, 1, 0, 0, 0) && !permits("sendto", 3, 1, 1, 0, 0x7000_0000_0000, 110))
        #expect(!permits("recvfrom", 0, 1, 1, 0, 0, 0))
    }

    @Test func `the waiting process may fork, and neither process may start threads`() {
        let (fork, thread) = (UInt64(0x0120_0011), UInt64(0x003D_0F00))
        #expect(permits("clone", fork, by: CallTable.waiting) && !permits("clone", fork))
        #expect(!permits("clone", thread, by: CallTable.waiting))
        // CLONE_VM shares memory, and CLONE_NEWUSER makes a user namespace.
        #expect(!permits("clone", fork | 0x100, by: CallTable.waiting))
        #expect(!permits("clone", fork | 0x1000_0000, by: CallTable.waiting))
        // The thread of espeak-ng that runs already may wait, by either clock.
        #expect(permits("futex", 0, 137, by: CallTable.waiting) && permits("futex", 0, 393, by: CallTable.waiting))
        #expect(!permits("futex", 0, 137))
        #expect(permits("prctl", 1, by: CallTable.waiting) && !permits("prctl", 4, by: CallTable.waiting))
    }

    @Test func `a futex may wake waiters, and madvise may only return memory`() {
        #expect(permits("futex", 0, 129) && !permits("futex", 0, 12))
        #expect(permits("madvise", 0, 0, UInt64(MADV_DONTNEED)) && !permits("madvise", 0, 0, 100))
    }

    @Test(arguments: [
        (1, 0x1FFF, 0, 0), (2, 0x3FFF, 0, 0), (3, 0x7FFF, 0, 0), (4, 0x7FFF, 3, 0), (5, 0xFFFF, 3, 0),
        (7, 0xFFFF, 3, 3),
    ])
    func `Landlock rules follow the version of the kernel`(
        version: Int32, files: UInt64, network: UInt64, scopes: UInt64
    ) {
        #expect(Landlock.rules(of: version) == (files, network, scopes))
    }
}
