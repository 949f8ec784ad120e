// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes the frames that were heard, in order, from one thread at a time.
protocol Tape: Sendable {
    /// The name in the syntax of `--sink`.
    var name: String { get }
    /// Sound begins after this many frames of silence.
    func begin(after gap: Int) throws
    func write(_ frames: ArraySlice<StereoFrame>) throws
    /// Makes the written frames readable.
    func flush() throws
}

extension Tape {
    func begin(after gap: Int) throws {
        if gap > 0 { try write(Array(repeating: .silence, count: gap)[...]) }
    }
}

/// Drops all frames.
struct NullTape: Tape {
    let name = "null"

    func begin(after gap: Int) {}
    func write(_ frames: ArraySlice<StereoFrame>) {}
    func flush() {}
}
