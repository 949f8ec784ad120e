// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes the samples that were heard, in order, from one thread at a time.
protocol Tape: Sendable {
    /// The name that `--sink` uses for it.
    var name: String { get }
    func write(_ samples: ArraySlice<Int16>) throws
    /// Makes the written samples readable.
    func flush() throws
}

/// Keeps nothing.
struct NullTape: Tape {
    let name = "null"

    func write(_ samples: ArraySlice<Int16>) {}
    func flush() {}
}
