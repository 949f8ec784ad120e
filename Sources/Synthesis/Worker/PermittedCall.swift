// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A system call that the synthesizing process may make.
struct PermittedCall: Sendable, Equatable {
    let name: String
    /// All must hold. When two rows have the same name, either is enough.
    let arguments: [CallArgument]
    let reason: String

    init(_ name: String, _ arguments: CallArgument..., for reason: String) {
        (self.name, self.arguments, self.reason) = (name, arguments, reason)
    }
}

/// A condition on an argument of a call: these bits have this value.
struct CallArgument: Sendable, Equatable {
    /// The number of the argument, from 0.
    let place: UInt32
    let bits: UInt64
    let value: UInt64

    /// An integer of 32 bits, as descriptors and commands are.
    static func number(_ place: UInt32, _ value: Int32) -> CallArgument {
        CallArgument(place: place, bits: 0xFFFF_FFFF, value: UInt64(UInt32(bitPattern: value)))
    }

    static func null(_ place: UInt32) -> CallArgument { CallArgument(place: place, bits: .max, value: 0) }

    /// None of these bits are set.
    static func without(_ place: UInt32, _ bits: Int32) -> CallArgument {
        CallArgument(place: place, bits: UInt64(UInt32(bitPattern: bits)), value: 0)
    }

    /// Only these bits may be set.
    static func only(_ place: UInt32, _ bits: Int32) -> CallArgument { without(place, ~bits) }

    /// Exactly the bits of `value` are set among `bits`.
    static func exactly(_ place: UInt32, _ value: Int32, of bits: Int32) -> CallArgument {
        CallArgument(place: place, bits: UInt64(UInt32(bitPattern: bits)), value: UInt64(UInt32(bitPattern: value)))
    }
}

/// The calls that espeak-ng 1.51 and 1.52, sound icons and packets need once the engine runs. All other calls are
/// refused.
///
/// Found by `Benchmarks/sandbox --use`. Names that the machine's architecture lacks are left out.
enum CallTable {
    private static let socket = SynthesisWorker.descriptor

    /// The calls of the process that serves, which has clients' texts.
    static let serving = files + memory + packets + itself

    /// The calls of the process that waits. It has no text, but starts the process that serves, and waits for its end.
    /// espeak-ng 1.51 has a thread there, for sound that it would play itself; a forked process does not have that
    /// thread.
    static let waiting =
        serving + [
            PermittedCall(
                "clone", .number(0, 0x0120_0000 | SIGCHLD), for: "fork: the next serving process, not a thread"),
            PermittedCall("set_robust_list", for: "fork"),
            PermittedCall(
                "futex", .exactly(1, 137, of: ~0x100),
                for: "FUTEX_WAIT_BITSET: espeak-ng's idle thread, after a SIGSTOP or when the machine has slept"),
            PermittedCall("wait4", for: "the exit status of the serving process"),
            PermittedCall("clock_nanosleep", for: "waiting when no process can be started"),
            PermittedCall("prctl", .number(0, 1), for: "PR_SET_PDEATHSIG: the serving process ends with this process"),
            PermittedCall("prctl", .number(0, 38), for: "PR_SET_NO_NEW_PRIVS: set with each filter"),
            PermittedCall(
                "prctl", .number(0, 22), for: "PR_SET_SECCOMP: instead of seccomp, if the unit refuses seccomp"),
            PermittedCall("seccomp", for: "the narrower filter of the serving process"),
        ]

    /// Calls for reading files. Writing, creating and truncating are flags that `openat` may not have.
    private static let files = [
        PermittedCall(
            "openat", .only(2, O_CLOEXEC | O_NONBLOCK), for: "reading dictionaries, voices and sound icons"),
        PermittedCall("newfstatat", for: "whether a sound icon exists, and the size of a file"),
        PermittedCall("fstat", for: "the size of a file, with glibc 2.41"),
        PermittedCall("read", for: "dictionaries, voices and sound icons"),
        PermittedCall("lseek", for: "sound icons"),
        PermittedCall("close", for: "dictionaries, voices and sound icons"),
    ]

    /// Calls for the process's own memory, which is never executable.
    private static let memory = [
        PermittedCall("brk", for: "malloc"),
        PermittedCall(
            "mmap", .without(2, PROT_EXEC),
            .exactly(3, MAP_PRIVATE | MAP_ANONYMOUS, of: MAP_SHARED | MAP_PRIVATE | MAP_ANONYMOUS),
            for: "malloc of large blocks"),
        PermittedCall("munmap", for: "free of large blocks"),
        PermittedCall("madvise", .number(2, MADV_DONTNEED), for: "returning memory after a rest"),
    ]

    /// Calls on the socket from the daemon, with no other destination.
    private static let packets = [
        PermittedCall("recvfrom", .number(0, socket), .null(4), for: "the daemon's requests"),
        PermittedCall("sendto", .number(0, socket), .null(4), for: "sound and reports"),
        PermittedCall("poll", for: "whether there is a request"),
        PermittedCall("ppoll", for: "the same, on arm64"),
        PermittedCall("restart_syscall", for: "continuing to wait, after a SIGSTOP"),
        PermittedCall("sched_yield", for: "yielding to the thread that plays the sound"),
    ]

    private static let itself = [
        PermittedCall("futex", .number(1, 129), for: "FUTEX_WAKE of this process: lazy initialization"),
        PermittedCall("futex", .number(1, 135), for: "FUTEX_UNLOCK_PI of this process: Swift's Mutex"),
        PermittedCall("gettid", for: "Swift's Mutex"),
        PermittedCall("getpid", for: "the report that it is ready"),
        PermittedCall("rt_sigprocmask", for: "fork, with glibc 2.41"),
        PermittedCall("exit_group", for: "exiting after the daemon has exited"),
    ]

    /// Calls refused as if the kernel lacked them: glibc then uses calls whose arguments a filter can check.
    static let unknown = ["clone3", "openat2", "faccessat2", "statx"]
}
