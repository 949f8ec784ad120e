// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A program that carries out commands, one a line, and prints a line after each.
final class ToldProgram {
    private let program: Program
    private let pipe: Int32
    private let answer: String
    private var told = 0

    /// - Parameter answer: the beginning of the line that reports a command as done.
    init(_ command: [String], in home: Home, environment: [String: String], answer: String) throws {
        let path = home.path("told-\(UUID().uuidString)")
        guard mkfifo(path, 0o600) == 0 else { throw Setback(description: "no pipe at \(path)") }
        self.answer = answer
        program = try home.start(
            ["sh", "-c", #"exec "$@" <"$0""#, path] + command, environment: environment)
        pipe = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit { close(pipe) }

    var output: String { program.output }
    var pid: pid_t { program.pid }

    /// Waits until the program prints this line.
    func says(_ line: String) async throws {
        try await eventually("\(line); it wrote: \(program.errors)") {
            program.output.split(separator: "\n").contains { $0 == line }
        }
    }

    /// Sends a command, and waits until it is done.
    func does(_ line: String) async throws {
        tell(line)
        told += 1
        let told = told
        try await eventually("\(line); it wrote: \(program.errors)") {
            program.output.split(separator: "\n").count { $0.hasPrefix(answer) } >= told
        }
    }

    func tell(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(pipe, bytes, bytes.count)
    }

    func kill() { program.kill() }
}
