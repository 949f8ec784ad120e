// SPDX-License-Identifier: MIT

import Dispatch
import ExampleWindow
import Glibc

/// The keys that a user types in a terminal, or that another program writes into a pipe.
enum TerminalInput {
    private static let ends: Set<UInt8> = [0x03, 0x04]
    private static let sequences: [(bytes: [UInt8], key: Key)] = [
        (Array("\u{1b}[A".utf8), .up), (Array("\u{1b}[B".utf8), .down), (Array("\u{1b}[C".utf8), .right),
        (Array("\u{1b}[D".utf8), .left), (Array("\u{1b}[H".utf8), .home), (Array("\u{1b}[F".utf8), .end),
        (Array("\u{1b}[Z".utf8), .backTab), ([0x1b], .escape), ([0x09], .tab), ([0x0a], .enter), ([0x0d], .enter),
    ]

    /// The keys of bytes that arrived together. Bytes of other keys are left out; Control-C and Control-D are `q`.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var rest = bytes[...]
        var keys: [Key] = []
        while let first = rest.first {
            if let other = otherSequence(in: rest) {
                rest = rest.dropFirst(other)
                continue
            }
            let sequence = sequences.first { rest.starts(with: $0.bytes) }
            if let sequence {
                keys.append(sequence.key)
            } else if ends.contains(first) {
                keys.append(.character("q"))
            } else if (0x20..<0x7f).contains(first) {
                keys.append(.character(Character(Unicode.Scalar(first))))
            }
            rest = rest.dropFirst(sequence?.bytes.count ?? 1)
        }
        return keys
    }

    /// The length of a sequence that none of the keys has, such as `ESC [ 3 ~` for Delete.
    private static func otherSequence(in bytes: ArraySlice<UInt8>) -> Int? {
        let isSequence = bytes.starts(with: Array("\u{1b}[".utf8)) || bytes.starts(with: Array("\u{1b}O".utf8))
        guard isSequence, !sequences.contains(where: { $0.bytes.count > 1 && bytes.starts(with: $0.bytes) }),
            let final = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7e).contains($0) })
        else { return nil }
        return final - bytes.startIndex + 1
    }

    /// The keys until the input ends.
    static func keys() -> AsyncStream<Key> {
        let (keys, typed) = AsyncStream.makeStream(of: Key.self)
        DispatchQueue(label: "terminal.reader").async {
            var buffer = [UInt8](repeating: 0, count: 256)
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                guard count > 0 else { break }
                for key in Self.keys(in: Array(buffer.prefix(count))) { typed.yield(key) }
            }
            typed.finish()
        }
        return keys
    }

    /// Gets each key at once, without showing it, while `body` runs.
    @MainActor
    static func withSingleKeys(_ body: () async -> Void) async {
        var former = termios()
        guard tcgetattr(STDIN_FILENO, &former) == 0 else { return await body() }
        var single = former
        single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &single)
        await body()
        tcsetattr(STDIN_FILENO, TCSANOW, &former)
    }
}
