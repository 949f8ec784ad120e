// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Sonification

@Suite("Earcons")
struct EarconTests {
    private func sound(_ earcon: Earcon, before: [LiveMix.Event] = [], frames: Int = 4410) -> [Int16] {
        var mix = LiveMix()
        for event in before { mix.take(event) }
        mix.take(.earcon(LiveScore(number: 1, score: earcon.score, gain: 1)))
        var samples = [Int16](repeating: 0, count: frames * 2)
        samples.withUnsafeMutableBufferPointer { mix.render(into: $0) }
        #expect(mix.isIdle)
        return samples
    }

    @Test(arguments: Earcon.allCases)
    func `an earcon is audible, short, and begins without a click`(earcon: Earcon) {
        let samples = sound(earcon)
        let last = samples.lastIndex { $0 != 0 }.map { $0 / 2 } ?? 0
        #expect(last > 800 && last <= ScoreRenderer.sampleRate * 12 / 100, "\(last)")
        #expect(samples.map { abs(Int($0)) }.max() ?? 0 > 1500)
        #expect(abs(Int(samples[0])) < 100)
    }

    @Test func `the earcons sound different`() {
        #expect(Set(Earcon.allCases.map(\.score)).count == 4)
        #expect(Set(Earcon.allCases.map { $0.score.tracks[0].timbre }).count == 4)
    }

    @Test func `an alarm does not silence an earcon`() {
        #expect(sound(.limit, before: [.foreground(.urgent)]) == sound(.limit))
    }
}
