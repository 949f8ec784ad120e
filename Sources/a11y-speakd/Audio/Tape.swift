// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes the frames that were heard, in order, from one thread at a time.
protocol Tape: Sendable {
    /// The name that `--sink` uses for it.
    var name: String { get }
    func write(_ frames: ArraySlice<StereoFrame>) throws
    /// Makes the written frames readable.
    func flush() throws
}

/// Keeps nothing.
struct NullTape: Tape {
    let name = "null"

    func write(_ frames: ArraySlice<StereoFrame>) {}
    func flush() {}
}
