// SPDX-License-Identifier: MIT

import Glibc

/// How a command has ended.
enum JobEnd: Sendable, Equatable {
    case succeeded
    /// With an exit code from 1 to 255.
    case failed(Int32)
    /// By a signal's number.
    case killed(Int32)
    /// By Control-C.
    case interrupted
    /// For the reason that the system gives.
    case unstarted(errno: Int32)

    /// - Parameter status: as `waitpid` has it.
    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == SIGINT ? .interrupted : signal != 0 ? .killed(signal) : Self(exitCode: status >> 8 & 0xFF)
    }

    /// - Parameter code: as a shell has it: 128 and more for a signal.
    init(shellStatus code: Int32) {
        self =
            code == 128 + SIGINT
            ? .interrupted : SignalName.known.contains(code - 128) ? .killed(code - 128) : Self(exitCode: code)
    }

    private init(exitCode code: Int32) { self = code == 0 ? .succeeded : .failed(code) }

    /// As `env` and shells report it.
    var exitCode: Int32 {
        switch self {
        case .succeeded: 0
        case .failed(let code): code
        case .killed(let signal): 128 + signal
        case .interrupted: 128 + SIGINT
        case .unstarted(let problem): problem == ENOENT ? 127 : 126
        }
    }
}

/// The signals that end programs, by their names.
enum SignalName {
    static var known: Set<Int32> { Set(names.keys) }

    static func of(_ number: Int32) -> String { names[number] ?? "signal \(number)" }

    private static let names: [Int32: String] = [
        SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1",
        SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
        SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
    ]
}
