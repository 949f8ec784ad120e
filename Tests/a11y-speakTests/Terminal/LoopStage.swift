// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

@testable import Exploring
@testable import a11y_speak

/// A terminal without a screen for a loop: the test strikes keys, and reads the printed lines.
final class LoopStage: Sendable {
    /// Lines, and warnings with a `!` in front.
    let printed: AsyncStream<String>
    private let print: AsyncStream<String>.Continuation
    /// The ends of a pipe: where keys are read and where they are struck.
    private let ends: (read: Int32, write: Int32)
    private let hasHungUp = Mutex(false)

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        self.ends = (ends[0], ends[1])
        (printed, print) = AsyncStream.makeStream(of: String.self)
    }

    deinit {
        hangUp()
        close(ends.read)
    }

    func display<Screen: TerminalScreen>() -> TerminalDisplay<Screen> {
        let output = LineOutput(line: { [print] in print.yield($0) }, warning: { [print] in print.yield("!\($0)") })
        return TerminalDisplay(keyboard: ends.read, isPlain: true, output: output)
    }

    func strike(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { write(ends.write, $0.baseAddress, $0.count) } }

    /// The terminal is closed.
    func hangUp() {
        if hasHungUp.withLock({ hasHungUp in
            defer { hasHungUp = true }
            return !hasHungUp
        }) {
            close(ends.write)
        }
    }

    /// Returns the next `count` lines.
    func lines(_ count: Int) async -> [String] {
        var lines: [String] = []
        for await line in printed {
            lines.append(line)
            if lines.count == count { break }
        }
        return lines
    }

    /// A file that is there as long as the machine's temporary folder is.
    static func file(_ text: String) throws -> String {
        let path = "\(NSTemporaryDirectory())/a11y-speak-\(UUID().uuidString).csv"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
