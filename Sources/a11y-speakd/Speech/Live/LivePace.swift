// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification

/// How far live sound is made ahead of what is heard: as little as the device allows, because what is made cannot be changed any
/// more. A value; all lengths are in frames.
struct LivePace: Sendable, Equatable {
    /// What is made at a time: 5 ms.
    static let block = ScoreRenderer.sampleRate / 200
    private static let longest = ScoreRenderer.sampleRate * 400 / 1000

    /// What the device needs, as far as is known.
    private var shortest = 0
    private(set) var lead = 0
    private(set) var given = 0
    private var hasRunDry = false

    /// - Parameter heard: how much of what was given.
    /// - Returns: how much more is to be heard before a block is to be made; nil when it is to be made now.
    mutating func next(heard: Int) -> Int? {
        let ahead = given - heard
        // The device, or the machine, needs more.
        if given >= lead, ahead <= 0 { (lead, hasRunDry) = (min(lead * 2, Self.longest), true) }
        return ahead + Self.block <= lead ? nil : ahead + Self.block - lead
    }

    mutating func gave(_ frames: Int) { given += frames }

    /// Another playback begins. What was learnt of the device fades, in case it was the machine.
    /// - Parameter shortest: what the device is known to need.
    mutating func begin(lead shortest: Duration) {
        self.shortest = Int(shortest.timeInterval * Double(ScoreRenderer.sampleRate))
        lead = max(self.shortest, hasRunDry ? lead : lead * 3 / 4)
        (given, hasRunDry) = (0, false)
    }
}
