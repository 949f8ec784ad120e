// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// Another program, which this one runs.
package enum ChildProgram {
    /// The path of a program on the PATH; nil when it is not installed.
    package static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Replaces this process by a program. Returns only when that fails, with the system's reason.
    package static func replaceThisProgram(by command: [String]) -> String {
        let words = command.map { strdup($0) }
        defer { words.forEach { free($0) } }
        execvp(command[0], words + [nil])
        return String(cString: strerror(errno))
    }

    /// Runs a program to its end, without input and output.
    /// - Returns: the exit status; 127 when the program cannot be started.
    package static func run(_ command: [String]) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        guard let process = spawn(command, &files) else { return 127 }
        return wait(for: process)
    }

    /// Starts a program with its output in a pipe.
    /// - Returns: nil when the program cannot be started.
    package static func start(_ command: [String]) -> (process: pid_t, output: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        guard let process = spawn(command, &files) else {
            close(ends[0])
            return nil
        }
        return (process, ends[0])
    }

    /// - Returns: the exit status, or 128 plus the number of the signal that ended the program.
    package static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// - Parameter files: redirections of the program's input and output.
    private static func spawn(_ command: [String], _ files: inout posix_spawn_file_actions_t) -> pid_t? {
        let arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var attributes = Self.attributes()
        defer { posix_spawnattr_destroy(&attributes) }
        var process: pid_t = 0
        return posix_spawnp(&process, command[0], &files, &attributes, arguments, environ) == 0 ? process : nil
    }

    /// Restores in a child the default effect of signals that this program ignores or a thread of Dispatch blocks.
    static func attributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }
}
