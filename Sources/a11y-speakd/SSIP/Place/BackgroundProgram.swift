// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Synchronization

/// This program, started again in the background, in a new session and with only its log open.
final class BackgroundProgram: Sendable {
    let pid: pid_t
    private let ended = Mutex<Int32?>(nil)

    /// `POSIX_SPAWN_SETSID`, which glibc declares only for C programs with `_GNU_SOURCE`.
    private static let newSession = 0x80

    /// - Parameters:
    ///   - log: the file to which output and errors are appended.
    ///   - onEnd: called on another thread when the program has ended.
    /// - Returns: nil with `errno` set when it could not be started.
    init?(
        _ arguments: [String], environment: [String: String], log: String, onEnd: @escaping @Sendable () -> Void
    ) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The parent may block or ignore signals, but the program must receive SIGTERM. SIGHUP stays blocked until the
        // program is ready for it.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGHUP)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(
            &attributes, Int16(Self.newSession | Int(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))
        // Needs the real path: a program that was started as /proc/self/exe gets the name "exe" from the kernel.
        let path = DataFolder.executable()
        var started: pid_t = 0
        let problem = Self.withStrings(arguments) { arguments in
            Self.withStrings(environment.map { "\($0)=\($1)" }) {
                posix_spawn(&started, path, &actions, &attributes, arguments, $0)
            }
        }
        guard problem == 0 else {
            errno = problem
            return nil
        }
        pid = started
        // Captures self strongly, so that the caller that waits for the end is notified.
        DispatchQueue.global().async { self.wait(then: onEnd) }
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }

    private func wait(then onEnd: () -> Void) {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        ended.withLock { $0 = status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f }
        onEnd()
    }

    /// The exit status as a shell reports it: 128 and more for a signal; nil while the program runs.
    var exitStatus: Int32? { ended.withLock { $0 } }
}
