// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// A program that runs in its own process group, so that no part of it outlives the test.
///
/// Foundation's `Process` is unsuitable: it detects an end through a descriptor that simultaneously started programs
/// inherit.
final class Program: Sendable {
    let pid: pid_t
    private let name: String
    private let transcript: String
    private let isAskedToEnd: Bool
    private let status = Mutex<Int32?>(nil)

    /// - Parameter transcript: the path of its input, output and errors, with `.in`, `.out` and `.err` added.
    init(
        _ command: [String], environment: [String: String], input: String, transcript: String,
        isAskedToEnd: Bool = false
    ) throws {
        name = command[0]
        self.transcript = transcript
        self.isAskedToEnd = isAskedToEnd
        try input.write(toFile: "\(transcript).in", atomically: false, encoding: .utf8)
        let path = Self.path(of: command[0], on: environment["PATH"] ?? "")
        pid = try Self.spawn(path, command, environment.map { "\($0)=\($1)" }, transcript)
    }

    /// Searches the program's own PATH: posix_spawnp would search the PATH of the tests.
    private static func path(of name: String, on path: String) -> String {
        guard !name.contains("/") else { return name }
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 } ?? name
    }

    private static func spawn(
        _ path: String, _ command: [String], _ environment: [String], _ transcript: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "\(transcript).in", O_RDONLY, 0)
        let fresh = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "\(transcript).out", fresh, 0o644)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "\(transcript).err", fresh, 0o644)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The tests' threads block signals. A program would inherit that, and never receive SIGTERM.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var pid: pid_t = 0
        let problem = withStrings(command) { arguments in
            withStrings(environment) { posix_spawn(&pid, path, &actions, &attributes, arguments, $0) }
        }
        guard problem == 0 else {
            throw Setback(description: "\(command[0]) could not be started: \(String(cString: strerror(problem)))")
        }
        return pid
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }

    var output: String { contents("out") }
    var errors: String { contents("err") }

    private func contents(_ stream: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(transcript).\(stream)") ?? Data(), as: UTF8.self)
    }

    /// The exit status as a shell reports it: 128 plus the signal's number after a signal. Nil while the program runs.
    var exitStatus: Int32? { reap(WNOHANG) }

    private func reap(_ options: Int32) -> Int32? {
        status.withLock { status in
            var code: Int32 = 0
            guard status == nil, waitpid(pid, &code, options) == pid else { return status }
            status = code & 0x7f == 0 ? code >> 8 & 0xff : 128 + code & 0x7f
            return status
        }
    }

    /// Waits for the program's end.
    func ended(within limit: Duration = .seconds(180)) async throws -> Int32 {
        try await eventually("the end of \(name); it wrote: \(errors)", within: limit) { exitStatus }
    }

    func send(signal: Int32) { _ = Glibc.kill(pid, signal) }

    /// Stops the program wherever it is, until it receives SIGCONT. On a busy machine a thread that runs already does not
    /// stop at once.
    func freeze() async throws {
        send(signal: SIGSTOP)
        try await eventually("\(name) to stop") {
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
            return threads.allSatisfy { thread in
                // `4711 (name) T 1 …` (proc_pid_stat(5)); nil for a thread that has just ended.
                let stat = try? String(contentsOfFile: "/proc/\(pid)/task/\(thread)/stat", encoding: .utf8)
                return stat?.split(separator: ")").last?.hasPrefix(" T") ?? false
            }
        }
    }

    /// Ends the program and every process that it has started.
    func kill() {
        guard exitStatus == nil else { return }
        if isAskedToEnd {
            send(signal: SIGTERM)
            for _ in 1...500 where exitStatus == nil { usleep(10_000) }
        }
        guard exitStatus == nil else { return }
        _ = Glibc.kill(-pid, SIGKILL)
        _ = reap(0)
    }
}
