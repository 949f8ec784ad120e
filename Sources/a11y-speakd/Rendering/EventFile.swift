// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Glibc

/// The lines of a file of events. All lines are checked before the first is played.
struct EventFile: Sendable {
    /// The name of the file in messages to the user.
    let name: String
    let lines: [(number: Int, line: TimedLine)]

    /// The largest file accepted, in bytes.
    private static let maxBytes = 1 << 30

    /// - Parameter path: `-` for standard input.
    /// - Throws: ``RenderError`` with the line that cannot be used.
    init(path: String) throws(RenderError) {
        let name = path == "-" ? "standard input" : path
        try self.init(try Self.read(path, name), name: name)
    }

    init(_ bytes: [UInt8], name: String) throws(RenderError) {
        self.name = name
        var lines: [(number: Int, line: TimedLine)] = []
        var time = Duration.zero
        for (index, bytes) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            guard !line.isEmpty else { continue }
            let timed = try Self.line(Array(line), after: time, number: index + 1, of: name)
            time = timed.time
            lines.append((index + 1, timed))
        }
        guard !lines.isEmpty else {
            throw RenderError(
                "\(name) holds no events: write one JSON object on a line, as 'a11y-speak send' takes them.")
        }
        self.lines = lines
    }

    private static func line(
        _ bytes: [UInt8], after time: Duration, number: Int, of name: String
    ) throws(RenderError) -> TimedLine {
        guard bytes.count <= LineFramer.protocolLimit else {
            throw RenderError(
                "\(name): Line \(number) is longer than \(LineFramer.protocolLimit) bytes: send shorter texts.")
        }
        do {
            return try TimedLine(bytes, after: time, number: number)
        } catch {
            throw RenderError("\(name): \(error.message)")
        }
    }

    private static func read(_ path: String, _ name: String) throws(RenderError) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw RenderError("\(name) cannot be read: \(String(cString: strerror(errno))).") }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw RenderError("\(name) cannot be read: \(String(cString: strerror(errno))).") }
            guard count > 0 else { return bytes }
            bytes += block[..<count]
            guard bytes.count <= maxBytes else { throw RenderError("\(name) is larger than 1 GiB: split it.") }
        }
    }
}

/// The reason why nothing, or not everything, was rendered; exit code 1.
struct RenderError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
