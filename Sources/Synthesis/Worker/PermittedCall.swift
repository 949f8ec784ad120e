// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A system call that the process that synthesizes may make.
struct PermittedCall: Sendable, Equatable {
    let name: String
    /// All must hold. Of two rows with the same name either is enough.
    let arguments: [CallArgument]
    let reason: String

    init(_ name: String, _ arguments: CallArgument..., for reason: String) {
        (self.name, self.arguments, self.reason) = (name, arguments, reason)
    }
}

/// What an argument of a call must be: these bits of it have this value.
struct CallArgument: Sendable, Equatable {
    /// From 0.
    let place: UInt32
    let bits: UInt64
    let value: UInt64

    /// An integer of 32 bits, as descriptors and commands are.
    static func number(_ place: UInt32, _ value: Int32) -> CallArgument {
        CallArgument(place: place, bits: 0xFFFF_FFFF, value: UInt64(UInt32(bitPattern: value)))
    }

    static func null(_ place: UInt32) -> CallArgument { CallArgument(place: place, bits: .max, value: 0) }

    /// None of these bits.
    static func without(_ place: UInt32, _ bits: Int32) -> CallArgument {
        CallArgument(place: place, bits: UInt64(UInt32(bitPattern: bits)), value: 0)
    }

    /// No other bits than these.
    static func only(_ place: UInt32, _ bits: Int32) -> CallArgument { without(place, ~bits) }

    /// Of these bits just those.
    static func exactly(_ place: UInt32, _ value: Int32, of bits: Int32) -> CallArgument {
        CallArgument(place: place, bits: UInt64(UInt32(bitPattern: bits)), value: UInt64(UInt32(bitPattern: value)))
    }
}

/// All that espeak-ng 1.51 and 1.52, our sound icons and our packets need, once the engine runs. Whatever is not here is refused.
///
/// Found by `Benchmarks/sandbox --use`. Names that the machine's architecture does not have are left out.
enum CallTable {
    private static let socket = SynthesisWorker.descriptor

    /// What the process may do that serves, and has clients' texts.
    static let serving = files + memory + packets + itself

    /// What the one that waits may do besides, which knows no text: it starts the other, and learns of its end. espeak-ng 1.51 has a
    /// thread there, for sound that it would play itself; what is forked has not.
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

    /// To read; writing, creating and emptying are flags that `openat` may not have.
    private static let files = [
        PermittedCall(
            "openat", .only(2, O_CLOEXEC | O_NONBLOCK), for: "reading dictionaries, voices and sound icons"),
        PermittedCall("newfstatat", for: "whether a sound icon exists, and the size of a file"),
        PermittedCall("fstat", for: "the size of a file, with glibc 2.41"),
        PermittedCall("read", for: "dictionaries, voices and sound icons"),
        PermittedCall("lseek", for: "sound icons"),
        PermittedCall("close", for: "dictionaries, voices and sound icons"),
    ]

    /// Its own, and never executable.
    private static let memory = [
        PermittedCall("brk", for: "malloc"),
        PermittedCall(
            "mmap", .without(2, PROT_EXEC),
            .exactly(3, MAP_PRIVATE | MAP_ANONYMOUS, of: MAP_SHARED | MAP_PRIVATE | MAP_ANONYMOUS),
            for: "malloc of large blocks"),
        PermittedCall("munmap", for: "free of large blocks"),
        PermittedCall("madvise", .number(2, MADV_DONTNEED), for: "returning memory after a rest"),
    ]

    /// On the socket that the daemon has given, to nobody else.
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

    /// Refused as by a kernel that does not know them: then glibc takes those whose arguments can be looked at.
    static let unknown = ["clone3", "openat2", "faccessat2", "statx"]
}
