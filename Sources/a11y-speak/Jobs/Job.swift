// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// A command that runs in place of this program, as `env` and `time` would run it: with its input and output, in its process
/// group, and with the signals that it gets. Job control and Control-Z are the shell's.
final class Job: Sendable {
    private let command: [String]
    private let streams: JobStreams?
    private let process = Mutex(Process())
    private let signals = Mutex<SignalWatch?>(nil)

    private struct Process {
        var child: pid_t?
        /// What came before it was known which process is the command's; nil from then on.
        var early: [Int32]? = []

        /// - Returns: what it has to be told.
        mutating func begin(_ child: pid_t?) -> [Int32] {
            self.child = child
            defer { early = nil }
            return early ?? []
        }

        mutating func receiver(of number: Int32) -> pid_t? {
            early?.append(number)
            return child
        }
    }

    /// - Parameter seesErrors: the errors pass through this program, which tells the last one.
    init(_ command: [String], seesErrors: Bool) {
        self.command = command
        streams = seesErrors ? JobStreams() : nil
    }

    /// Runs it to its end, on a thread where waiting hurts nobody.
    /// - Returns: how it ended, and its last error.
    func run() async -> (end: JobEnd, error: String?) {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "a11y-speak.job").async { [self] in
                continuation.resume(returning: runToItsEnd())
            }
        }
    }

    private func runToItsEnd() -> (end: JobEnd, error: String?) {
        let watch = SignalWatch([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGWINCH]) { [self] in take($0) }
        signals.withLock { $0 = watch }
        let (child, problem) = spawn()
        for number in process.withLock({ $0.begin(child) }) { take(number) }
        // Nobody may take what the command writes; this program is not to end of it.
        signal(SIGPIPE, SIG_IGN)
        streams?.start()
        guard let child else {
            _ = streams?.finish()
            return (.unstarted(errno: problem), nil)
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        process.withLock { $0.child = nil }
        return (JobEnd(waitStatus: status), streams?.finish())
    }

    /// What reaches this program alone is handed on. The terminal sends its own signals to both.
    private func take(_ number: Int32) {
        if number == SIGWINCH { streams?.resize() }
        guard let child = process.withLock({ $0.receiver(of: number) }) else { return }
        switch number {
        // Its errors' terminal has only now the new size.
        case SIGWINCH: if streams != nil { kill(child, SIGWINCH) }
        case SIGINT, SIGQUIT: if !Self.isInForeground { kill(child, number) }
        default: kill(child, number)
        }
    }

    private static var isInForeground: Bool {
        let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return false }
        defer { close(terminal) }
        return tcgetpgrp(terminal) == getpgrp()
    }

    /// - Returns: the process, or the system's number for why there is none.
    private func spawn() -> (pid_t?, Int32) {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        if let output = streams?.output { posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) }
        if let errors = streams?.errors { posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO) }
        // Signals that were ignored for this program stay so; a thread of Dispatch blocks some, which the command must not.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        let problem = posix_spawnp(&child, command[0], &files, &attributes, arguments, environ)
        return (problem == 0 ? child : nil, problem)
    }
}
