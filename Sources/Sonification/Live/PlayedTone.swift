// SPDX-License-Identifier: MIT

/// The current sound of a live tone.
package struct PlayedTone: Sendable, Hashable {
    package var hertz: Double
    /// The loudness, 0 to 1, perceived equally at every pitch and timbre.
    package var gain: Double
    /// The position in stereo, from −1 (left) to 1 (right).
    package var pan: Double
    package var timbre: Timbre
    /// The highest pitch that the tone may move to, in hertz. Only harmonics that fit there are played.
    package var highest: Double

    package init(hertz: Double, gain: Double = 1, pan: Double = 0, timbre: Timbre = .square, highest: Double = 0) {
        self.hertz = hertz
        self.gain = gain
        self.pan = pan
        self.timbre = timbre
        self.highest = max(hertz, highest)
    }

    /// Identifies a tone by its client and the client's name for it.
    package struct ID: Sendable, Hashable {
        package let client: UInt64
        package let name: String

        package init(client: UInt64, name: String) {
            self.client = client
            self.name = name
        }
    }
}
