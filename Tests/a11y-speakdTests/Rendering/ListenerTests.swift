// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementQueue
import AnnouncementTesting
import DaemonProtocol
import Glibc
import TestSupport
import Testing

@testable import AnnouncementKit
@testable import AudioSinks
@testable import a11y_speakd

/// An application's tests hear the words that the daemon says for the same events. Here the daemon runs in process,
/// with the parts of the real daemon and a virtual clock.
@MainActor
@Suite("Listener and daemon")
struct ListenerTests {
    private static let timeOfCharacter = Duration.milliseconds(100)

    /// An application with elements, a chart, and random changes to both.
    @MainActor
    private final class Application {
        let elements: [AccessibilityElement]
        let surface: ChartSurface
        private let data = XyDataSeries(seriesName: "Coal")
        private var count = 0.0

        init() throws {
            elements = ["Play", "Stop. At once.", "Volume"].enumerated().map { index, label in
                let element = AccessibilityElement()
                element.accessibilityLabel = label
                element.accessibilityTraits = [[.button], [.toggleButton], [.adjustable, .updatesFrequently]][index]
                return element
            }
            surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
            surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
            surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 10))]
            try data.append(x: [0, 2, 20], y: [-3, 4, 30])
            surface.renderableSeries = [LineSeries(dataSeries: data)]
            surface.frameClock = nil
        }

        func happen(_ what: Int, _ random: inout SplitMix64) {
            let element = elements[Int.random(in: 0..<3, using: &random)]
            switch what {
            case 0: Accessibility.willDisplay(element)
            case 1: Accessibility.focus(element)
            case 2, 3:
                element.accessibilityValue = "\(Int.random(in: 0...2, using: &random))"
                Accessibility.invalidated(element, cause: what == 2 ? .user : .program)
            case 4: Accessibility.didEndDisplay(element)
            case 5, 6:
                let priority = AccessibilityPriority.allCases[Int.random(in: 0..<3, using: &random)]
                let text = ["Saved", "The download has begun. It takes a while.", "Two, three"]
                Accessibility.post(
                    .announcement, argument: text[Int.random(in: 0..<3, using: &random)], priority: priority)
            case 7: Accessibility.post(.pageScrolled, argument: "Page \(Int.random(in: 1...2, using: &random)) of 2")
            case 8: Accessibility.willDisplay(surface)
            case 9:
                count += 1
                surface.xAxes[0].visibleRange = DataRange(min: count, max: count + 4)
            case 10: surface.perform(.next)
            case 11: surface.zoomExtents()
            case 12: surface.yAxes[0].setVisibleRange(DataRange(min: 0, max: 5), isSettled: true)
            default: surface.endDisplay()
            }
        }
    }

    /// Records each event as a line for the daemon, and passes the event to the listener.
    @MainActor
    private final class Scribe: ChartListener {
        let listener: Listener
        private(set) var lines: [String] = []
        private let coder = WireCoder()

        init(_ listener: Listener) {
            self.listener = listener
        }

        func happened(_ event: ViewEvent) {
            write(.view(event))
            listener.happened(event)
        }

        func happened(_ event: ChartEvent) {
            for part in event.parts { write(.chart(part)) }
            listener.happened(event)
        }

        private func write(_ request: Request) {
            let line = String(decoding: coder.line(RequestMessage(id: nil, request)), as: UTF8.self).dropFirst()
            lines.append("{\"at\":\(listener.time.timeInterval),\(line)")
        }
    }

    /// The outcome and text of each announcement, with the heard words of interrupted ones.
    private func daemonsOutcomes(_ lines: [String]) throws -> [String] {
        let path = "/tmp/a11y-listener-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).wav"
        defer { unlink(path) }
        let file = try WAVFile(path: path, sampleRate: ToneSynthesizer.rate)
        let voices = VoiceChoice(catalog: SessionStage.catalog, styles: VoiceStyleFolder(), language: "C")
        let rendering = Rendering(voices: voices, synthesizer: ToneSynthesizer(reportsEachWord: true), file: file)
        var outcomes: [UInt64: String] = [:]
        var heard: [UInt64: String] = [:]
        rendering.sendLine = { line in
            guard case .event(.announcement(let event))? = try? WireCoder().daemonMessage(line) else { return }
            let id = event.id.rawValue
            if let words = event.heard { heard[id] = words }
            let part = heard[id].map { ", heard \($0)" } ?? ""
            outcomes[id] = "\(event.state) \(event.text ?? "-")\(part)"
        }
        try rendering.play(EventFile(Array(lines.joined(separator: "\n").utf8), name: "test"))
        return outcomes.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test(arguments: 0..<20)
    func `listener and daemon report equal outcomes for a hundred random events`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let listener = Listener(language: "en", verbosity: .medium, timeOfCharacter: Self.timeOfCharacter)
        let scribe = Scribe(listener)
        Accessibility.listener = scribe
        let application = try Application()
        for _ in 0..<100 {
            application.happen(Int.random(in: 0...13, using: &random), &random)
            // Not a multiple of the time of a character, so that no speech ends at the time of an event.
            if Bool.random(using: &random) {
                listener.advance(by: .milliseconds(37 * Int.random(in: 1...40, using: &random)))
            }
        }
        listener.finish()
        let outcomes = listener.announcements.map { announcement in
            let part = announcement.heard.map { ", heard \($0)" } ?? ""
            return "\(announcement.state.name) \(announcement.text)\(part)"
        }
        let daemons = try daemonsOutcomes(scribe.lines)
        #expect(outcomes.count > 20)
        #expect(outcomes == daemons)
    }
}
