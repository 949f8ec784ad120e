// SPDX-License-Identifier: MIT

/// How a live tone sounds now.
package struct PlayedTone: Sendable, Hashable {
    package var hertz: Double
    /// The loudness, 0…1, at every pitch and timbre the same.
    package var gain: Double
    /// From −1, left, to 1, right.
    package var pan: Double
    package var timbre: Timbre
    /// The highest pitch that it may move to, in hertz: its harmonics are those that fit there too.
    package var highest: Double

    package init(hertz: Double, gain: Double = 1, pan: Double = 0, timbre: Timbre = .square, highest: Double = 0) {
        self.hertz = hertz
        self.gain = gain
        self.pan = pan
        self.timbre = timbre
        self.highest = max(hertz, highest)
    }

    /// Names a tone: whose it is, and what that client calls it.
    package struct ID: Sendable, Hashable {
        package let client: UInt64
        package let name: String

        package init(client: UInt64, name: String) {
            self.client = client
            self.name = name
        }
    }
}
