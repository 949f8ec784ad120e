// SPDX-License-Identifier: GPL-3.0-or-later

import Sonification
import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("The heard frame of a score under speech")
struct ScoreTrailTests {
    private var trail = ScoreTrail(
        UtteranceID(rawValue: 1), PlayedScore(score: Score(tracks: []), start: 1000, gain: 1))

    @Test mutating func `the heard frame follows the blocks, rests in their gaps and continues after a restart`() {
        #expect(trail.frame(heard: 50) == 1000 && !trail.hasBegun(heard: 50))
        trail.gave(at: 100, 1000..<1110, isLast: false)
        trail.gave(at: 210, 1110..<1150, isLast: false)
        trail.gave(at: 320, 1150..<1150, isLast: false)
        #expect([100, 101, 210, 250, 300, 400].map { trail.frame(heard: $0) } == [1000, 1001, 1110, 1150, 1150, 1150])
        #expect(trail.hasBegun(heard: 101))
        trail.forget(before: 211)
        #expect(trail.frame(heard: 240) == 1140)
        trail.restart()
        #expect(trail.frame(heard: 0) == 1150)
        trail.gave(at: 0, 1150..<1200, isLast: true)
        #expect([0, 20, 60].map { trail.frame(heard: $0) } == [1150, 1170, 1200])
        #expect(!trail.hasEnded(heard: 49) && trail.hasEnded(heard: 50))
    }
}
