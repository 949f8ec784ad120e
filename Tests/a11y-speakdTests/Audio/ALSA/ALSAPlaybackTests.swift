// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("A playback on a device that takes little at a time")
struct ALSAPlaybackTests {
    private static let id = UtteranceID(rawValue: 1)

    private func playback(leadIn: Int = 0) -> ALSAPlayback { ALSAPlayback(id: Self.id, leadIn: leadIn) { _ in } }

    private func append(_ frames: [StereoFrame], to playback: inout ALSAPlayback) {
        frames.withUnsafeBufferPointer { playback.append($0) }
    }

    @Test func `frames written and no longer delayed count as heard, without the padding`() {
        var playback = playback()
        append([1, 2, 3, 4, 5], to: &playback)
        #expect(Array(playback.pending) == [1, 2, 3, 4, 5])
        playback.given(3)
        var begins: [Bool] = []
        for delay in [3, 1, 1] {
            playback.hear(delay: delay)
            begins.append(playback.begins())
        }
        #expect(begins == [false, true, false])
        #expect(playback.heard == 2)
        playback.drain(padding: 2)
        #expect(Array(playback.pending) == [4, 5, 0, 0])
        playback.given(4)
        playback.hear(delay: 3)
        #expect(!playback.hasEnded)
        playback.hear(delay: 2)
        #expect(playback.heard == 5)
        #expect(playback.hasEnded)
    }

    @Test func `the silence that wakes the device does not count as heard`() {
        var playback = playback(leadIn: 3)
        append([9, 9], to: &playback)
        #expect(Array(playback.pending) == [0, 0, 0, 9, 9])
        playback.given(5)
        var begins: [Bool] = []
        for delay in [2, 1] {
            playback.hear(delay: delay)
            begins.append(playback.begins())
        }
        #expect(begins == [false, true])
        #expect(playback.heard == 1)
    }

    @Test func `a lost playback accepts no more frames`() {
        var playback = playback()
        append([1, 2, 3], to: &playback)
        #expect(playback.takes(Self.id))
        #expect(!playback.takes(UtteranceID(rawValue: 2)))
        #expect(playback.isAhead(of: Self.id, by: 2))
        playback.lose()
        #expect(!playback.takes(Self.id))
        #expect(!playback.isAhead(of: Self.id, by: 2))
    }
}
