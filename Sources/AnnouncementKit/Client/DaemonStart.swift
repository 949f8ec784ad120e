// SPDX-License-Identifier: MIT

import Dispatch
import FoundationEssentials
import Glibc

/// Starts a daemon where no service manager does, with `a11y-speakd --background`, which returns when its socket
/// accepts connections. If several clients do so at once, one daemon starts, and all clients find it.
package struct DaemonStart: Sendable {
    private let program: String
    private let path: String

    /// The environment variable that names the daemon's program. Clients start that program when nothing listens.
    package static let variable = "A11Y_SPEAKD_SPAWN"

    /// - Parameters:
    ///   - program: the program's name or path.
    ///   - path: the socket on which the daemon is to listen.
    package init(program: String, path: String) {
        (self.program, self.path) = (program, path)
    }

    /// Nil if the environment does not name a program.
    init?(environment: [String: String], path: String) {
        guard let program = environment[Self.variable], !program.isEmpty else { return nil }
        self.init(program: program, path: path)
    }

    /// Starts a daemon if nothing listens. Blocks until the daemon has started.
    /// - Throws: ``ClientError/notStarted(_:)`` with the daemon's own error message.
    package func ifNeeded() throws(ClientError) {
        guard (try? UnixSocketTransport(path: path))?.close() == nil else { return }
        let words = try run()
        if (try? UnixSocketTransport(path: path))?.close() != nil { return }
        let mark = "a11y-speakd: "
        let sentence = words.split(separator: "\n").last.map(String.init) ?? "it ended and printed nothing"
        throw .notStarted(sentence.hasPrefix(mark) ? String(sentence.dropFirst(mark.count)) : sentence)
    }

    /// Starts a daemon if nothing listens, without blocking the caller's thread.
    func ifNeeded() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue(label: "a11y-speak.start").async {
                continuation.resume(with: Result { try ifNeeded() as Void })
            }
        }
    }

    /// - Returns: the standard error output of the program while it started.
    private func run() throws(ClientError) -> String {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .notStarted(String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let process = spawn(errors: ends[1])
        close(ends[1])
        guard case .success(let pid) = process else {
            if case .failure(let error) = process { throw error }
            return ""
        }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(ends[0], &part, part.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part.prefix(count)
        }
        // In a program that ignores SIGCHLD, `waitpid` finds no child, and nothing needs to be reaped.
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        return String(decoding: bytes, as: UTF8.self)
    }

    private func spawn(errors: Int32) -> Result<pid_t, ClientError> {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
        let line: [String] = [program, "--background", "--socket", path]
        let words = line.map { strdup($0) }
        defer { words.forEach { free($0) } }
        var pid: pid_t = 0
        let problem = posix_spawnp(&pid, program, &files, nil, words + [nil], environ)
        guard problem == 0 else {
            return .failure(.notStarted("\(program) cannot be run: \(String(cString: strerror(problem)))"))
        }
        return .success(pid)
    }
}

extension DaemonAddress {
    /// The given socket, or the path that the environment names. Starts a daemon there if the environment names a
    /// program.
    package static func reachablePath(_ socket: String?, _ environment: [String: String]?) async throws -> String {
        let environment = environment ?? ProcessInfo.processInfo.environment
        let path = try socket ?? socketPath(environment: environment)
        try await DaemonStart(environment: environment, path: path)?.ifNeeded()
        return path
    }
}
