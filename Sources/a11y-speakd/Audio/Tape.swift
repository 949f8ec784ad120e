// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes the samples that were heard, in order, from one thread at a time.
protocol Tape: Sendable {
    /// As `--sink` names it.
    var name: String { get }
    func write(_ samples: ArraySlice<Int16>) throws
    /// Makes what was written readable.
    func flush() throws
}

/// Keeps nothing.
struct NullTape: Tape {
    let name = "null"

    func write(_ samples: ArraySlice<Int16>) {}
    func flush() {}
}
