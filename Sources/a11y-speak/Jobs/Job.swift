// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// A command that this program runs in its own place, like `env` and `time`: with its input, output, process group and
/// signals. Job control and Control-Z remain with the shell.
final class Job: Sendable {
    private let command: [String]
    private let streams: JobStreams?
    private let process = Mutex(Process())
    private let signals = Mutex<SignalWatch?>(nil)

    private struct Process {
        var child: pid_t?
        /// Signals that arrived before the command's process was known; nil after that.
        var early: [Int32]? = []

        /// - Returns: the signals to pass on to the process.
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

    /// - Parameter seesErrors: whether errors pass through this program, which reports the last one.
    init(_ command: [String], seesErrors: Bool) {
        self.command = command
        streams = seesErrors ? JobStreams() : nil
    }

    /// Runs the command to its end, on a thread that may block.
    /// - Returns: the way it ended, and its last error.
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
        // If no program reads the command's errors, this program must not end because of that.
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

    /// Passes on a signal that only this program received. The terminal sends its own signals to both processes.
    private func take(_ number: Int32) {
        if number == SIGWINCH { streams?.resize() }
        guard let child = process.withLock({ $0.receiver(of: number) }) else { return }
        switch number {
        // The terminal of the command's errors got its new size just now.
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

    /// - Returns: the process, or nil and the system's error number.
    private func spawn() -> (pid_t?, Int32) {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        if let output = streams?.output { posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) }
        if let errors = streams?.errors { posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO) }
        // Ignored signals stay ignored. The command must not inherit signals that a thread of Dispatch blocks.
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
