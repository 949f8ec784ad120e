// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Printed lines of commands")
struct CommandTextTests {
    /// 15 January 2027, 08:00 in Greenwich and 10:00 where the user is.
    private static let start = 1_800_000_000.0
    private let clock = LocalClock(offset: { _ in 7200 }, now: start + 60)

    private func past(
        _ id: AnnouncementID, _ text: String?, client: String? = nil, _ steps: [PastAnnouncement.Step],
        waits: PastAnnouncement.Wait? = nil
    ) -> PastAnnouncement {
        PastAnnouncement(id: id, client: client, priority: .message, text: text, steps: steps, waits: waits)
    }

    private func step(
        _ state: AnnouncementState, _ time: Double, reason: String? = nil, heard: String? = nil
    ) -> PastAnnouncement.Step {
        PastAnnouncement.Step(time: Self.start + time, state: state, reason: reason, heard: heard)
    }

    @Test func `the way of an announcement is a line a step, with the time of day`() {
        let steps = [
            step(.queued, 0), step(.began, 0.0625),
            step(.ended(.interrupted), 1.5, reason: "announcement 5 is newer", heard: "one two"),
        ]
        #expect(
            ExplainCommand.lines(past(4, "one two three", client: "dashboard", steps), clock: clock) == [
                "#4 message from dashboard, 10:00:00: one two three", "10:00:00.000  queued", "10:00:00.063  began",
                "10:00:01.500  interrupted: announcement 5 is newer; heard: \"one two\"",
            ])
    }

    @Test func `cut, sensitive and waiting announcements are marked as such`() {
        let cut = past(1, nil, [step(.ended(.canceled), 0, heard: "")])
        #expect(
            ExplainCommand.lines(cut, clock: clock) == [
                "#1 message, 10:00:00: (sensitive)", "10:00:00.000  canceled; none of it was heard",
            ])
        let waits = PastAnnouncement.Wait(cause: .rest, reason: "waits until it rests", until: Self.start + 60)
        #expect(
            ExplainCommand.lines(past(2, "a\u{1B}[2Jb", [], waits: waits), clock: clock) == [
                "#2 message: a [2Jb", "now  waits until it rests, until 10:01:00.000",
            ])
    }

    @Test func `the history is a line each, the newest first, with its time, its program and what became of it`() {
        let all = [
            past(2, "two", client: "make", [step(.queued, 0), step(.ended(.finished), 1)]),
            past(3, "three", [step(.queued, 0)]),
            past(1, nil, [step(.queued, -36_001), step(.ended(.failed), 1, reason: "failed: no sound")]),
            past(0, "zero", []),
        ]
        #expect(
            HistoryCommand.lines(all, clock: clock) == [
                "#3 10:00:00, queued: three", "#2 10:00:00 make, finished: two",
                "#1 2027-01-14 23:59:59, failed: no sound: (sensitive)", "#0, unknown: zero",
            ])
    }

    @Test func `settings are a line each, and unset ones are the language's own`() {
        let settings = SettingsReply(
            language: "de", voice: nil, rate: 200, pitch: 40, volume: 90, punctuation: .some, verbosity: .high,
            switchedOff: [.position, .hint], digestInterval: 7)
        #expect(
            ConfigureCommand.lines(settings) == [
                "rate: 200", "pitch: 40", "volume: 90", "voice: the language's own", "language: de",
                "punctuation: some",
                "verbosity: high", "silent: hint,position", "digest-interval: 7",
            ])
        var other = settings
        (other.voice, other.silent) = ("alert", [])
        #expect(ConfigureCommand.lines(other)[3] == "voice: alert")
        #expect(ConfigureCommand.lines(other)[7] == "silent: nothing")
        other.pan = -0.5
        #expect(ConfigureCommand.lines(other).last == "pan: -0.5")
    }

    @Test(arguments: [
        (0.0, "00:00:00.000"), (0.0004, "00:00:00.000"), (0.9996, "00:00:01.000"), (3599.999, "00:59:59.999"),
        (86_399.9999, "00:00:00.000"), (1_800_000_000.25, "08:00:00.250"),
    ])
    func `a time of day has milliseconds, and is of no day`(time: Double, text: String) {
        #expect(LocalClock(offset: { _ in 0 }, now: 0).precise(time) == text)
    }

    @Test func `a clock follows summer time, and prints the date of other days`() {
        let berlin = LocalClock(offset: { $0 < 1_774_746_000 ? 3600 : 7200 }, now: 1_774_746_060)
        #expect(
            [1_774_745_999, 1_774_746_000, 1_774_659_600].map(berlin.moment) == [
                "01:59:59", "03:00:00", "2026-03-28 02:00:00",
            ])
    }

    @Test func `cancel says how many it has silenced`() {
        #expect(
            [0, 1, 7].map(CancelCommand.sentence) == [
                "Nothing was spoken, and nothing waited.", "One announcement is silenced.",
                "7 announcements are silenced.",
            ])
    }

    @Test func `a listened style or voice says its own name, with its own settings`() {
        let reply = VoicesReply(
            languages: ["de"],
            styles: [
                .init(name: "alert", voice: nil, variant: nil, rate: nil, pitch: 70, volume: nil)
            ],
            voices: [.init(name: "German", identifier: "gmw/de", languages: ["de", "de-at"])], variants: [])
        let preview = VoicePreview(reply, lines: VoicesCommand.lines(reply, variants: false))
        #expect(preview.samples.map(\.line) == ["style  alert   pitch 70", "voice  German  de de-at"])
        #expect(
            preview.samples.map(\.request) == [
                AnnounceRequest(text: "alert", priority: .message, delivery: Delivery(voice: "alert")),
                AnnounceRequest(
                    text: "German", priority: .message, delivery: Delivery(language: "de", voice: "gmw/de")),
            ])
    }

    @Test func `an engine with a voice says the sample text`() {
        var reply = VoicesReply(
            languages: ["en"], styles: [],
            voices: [.init(name: "flite/kal16", identifier: "flite/kal16", languages: ["en"])], variants: [])
        reply.engines = ["espeak-ng", "flite", "gone"].map { EngineFigures(name: $0, running: true, voices: 1) }
        #expect(
            VoicePreview(enginesOf: reply).samples.map(\.request) == [
                AnnounceRequest(text: "espeak-ng: 1, 2, 3. 25 %, 12.5 km.", priority: .message),
                AnnounceRequest(
                    text: "flite: 1, 2, 3. 25 %, 12.5 km.", priority: .message,
                    delivery: Delivery(voice: "flite/kal16")),
            ])
    }

    @Test func `outcomes of skipped announcements are printed as a count`() {
        var progress = SendProgress()
        func told(_ id: AnnouncementID, _ outcome: AnnouncementOutcome, _ text: String?) -> String? {
            let event = AnnouncementEvent(id: id, state: .ended(outcome), text: text, reason: nil, time: 1)
            return progress.received(.event(.announcement(event)))
        }
        #expect(told(1, .replaced, "a") == nil && told(2, .replaced, "b") == nil)
        #expect(told(3, .finished, nil) == "(2 older ones were replaced before they were heard)\nfinished: (sensitive)")
        #expect(told(4, .expired, "x\u{7}y") == "expired: x y")
        #expect(progress.received(.event(.pause(PauseEvent(paused: true)))) == nil)
        #expect(progress.received(.perform("a", PerformRequest(.activate, element: "b"))) == nil)
        #expect(progress.problems == 0)
    }

    @Test func `configure says which language it is, and why`() {
        var settings = SettingsReply(
            language: "C.UTF-8", voice: nil, rate: 175, pitch: 50, volume: 100, punctuation: .none, verbosity: .medium,
            switchedOff: [], digestInterval: 5)
        (settings.locale, settings.languageName) = ("C.UTF-8", "English (Great Britain)")
        func language() -> String? { ConfigureCommand.lines(settings).first { $0.hasPrefix("language: ") } }
        #expect(language() == "language: English (Great Britain) (from the locale C.UTF-8)")
        (settings.language, settings.locale, settings.languageName) = ("de", nil, "German")
        #expect(language() == "language: de (German)")
        settings.languageName = nil
        #expect(language() == "language: de")
    }

    @Test func `the last spoken texts are repeated in order, sensitive ones excepted`() {
        let finished = step(.ended(.finished), 1)
        let all = [
            past(4, "four", [finished]), past(3, nil, [finished]), past(2, "two", [step(.ended(.interrupted), 1)]),
            past(1, "one", [finished]),
        ]
        #expect(RepeatCommand.texts(of: all, 2) == ["one", "four"])
        #expect(RepeatCommand.texts(of: all, 1) == ["four"])
        #expect(RepeatCommand.texts(of: [], 3) == [])
    }
}
