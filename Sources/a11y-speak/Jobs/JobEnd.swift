// SPDX-License-Identifier: MIT

import Glibc

/// The way a command ended.
enum JobEnd: Sendable, Equatable {
    case succeeded
    /// With an exit code from 1 to 255.
    case failed(Int32)
    /// With the number of the signal.
    case killed(Int32)
    /// By Control-C.
    case interrupted
    /// With the system's error number.
    case unstarted(errno: Int32)

    /// - Parameter status: the status from `waitpid`.
    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == SIGINT ? .interrupted : signal != 0 ? .killed(signal) : Self(exitCode: status >> 8 & 0xFF)
    }

    /// - Parameter code: the status from a shell: 128 plus the number for a signal.
    init(shellStatus code: Int32) {
        self =
            code == 128 + SIGINT
            ? .interrupted : SignalName.known.contains(code - 128) ? .killed(code - 128) : Self(exitCode: code)
    }

    private init(exitCode code: Int32) { self = code == 0 ? .succeeded : .failed(code) }

    /// The exit code that `env` and shells would report.
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

/// The names of the signals that end programs.
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
