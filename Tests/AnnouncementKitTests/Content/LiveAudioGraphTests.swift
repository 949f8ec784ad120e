// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Live audio graph")
struct LiveAudioGraphTests {
    private final class Ear: SoundListener {
        var heard: [String] = []
        func happened(_ event: ViewEvent) {}
        func toneMoved(_ tone: LiveTone) { heard.append("\(tone.id) \(tone.value)") }
        func toneEnded(_ id: String) { heard.append("\(id) ends") }
        func played(_ sound: ChartSound) -> PostReceipt { PostReceipt { nil } }
    }

    /// The events that the listener receives from some use of the graph.
    private func heard(_ use: () -> Void) -> [String] {
        let (ear, former) = (Ear(), Accessibility.listener)
        Accessibility.listener = ear
        defer { Accessibility.listener = former }
        use()
        LiveAudioGraph.stop()
        return ear.heard
    }

    @Test func `a tone follows the value from start to stop`() {
        let heard = heard {
            LiveAudioGraph.update(value: 0.1)
            LiveAudioGraph.start()
            LiveAudioGraph.update(value: 0.2)
            LiveAudioGraph.update(value: 0.3)
            LiveAudioGraph.stop()
            LiveAudioGraph.update(value: 0.4)
        }
        #expect(heard == ["live 0.2", "live 0.3", "live ends"])
    }

    @Test func `a value beyond the ends sounds as the end, and NaN is silent until the next value`() {
        let heard = heard {
            LiveAudioGraph.start()
            for value in [-1, .infinity, .nan, .nan, 0.5] { LiveAudioGraph.update(value: value) }
        }
        #expect(heard == ["live 0.0", "live 1.0", "live ends", "live 0.5", "live ends"])
    }

    @Test func `a graph without a value starts and ends no tone`() {
        #expect(heard { LiveAudioGraph.start() } == [])
    }
}
