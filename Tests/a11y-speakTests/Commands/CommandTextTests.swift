// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import a11y_speak

@Suite("What commands print for a person")
struct CommandTextTests {
    private static let start = 1_800_000_000.0

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
            ExplainCommand.lines(past(4, "one two three", client: "dashboard", steps)) == [
                "#4 message from dashboard: one two three", "08:00:00.000Z  queued", "08:00:00.063Z  began",
                "08:00:01.500Z  interrupted: announcement 5 is newer; heard: \"one two\"",
            ])
    }

    @Test func `what was cut before a word, what is sensitive and what still waits say so`() {
        let cut = past(1, nil, [step(.ended(.canceled), 0, heard: "")])
        #expect(
            ExplainCommand.lines(cut) == [
                "#1 message: (sensitive)", "08:00:00.000Z  canceled; nothing of it was heard",
            ])
        let waits = PastAnnouncement.Wait(cause: .rest, reason: "waits until it rests", until: Self.start + 60)
        #expect(
            ExplainCommand.lines(past(2, "a\u{1B}[2Jb", [], waits: waits)) == [
                "#2 message: a [2Jb", "now  waits until it rests, until 08:01:00.000Z",
            ])
    }

    @Test func `the history is a line each, with the outcome first`() {
        let all = [
            past(3, "three", [step(.queued, 0)]),
            past(2, "two", [step(.queued, 0), step(.ended(.finished), 1)]),
            past(1, nil, [step(.ended(.failed), 1, reason: "failed: no sound")]), past(0, "zero", []),
        ]
        #expect(
            all.map(HistoryCommand.line) == [
                "#3 queued: three", "#2 finished: two", "#1 failed: (sensitive) (failed: no sound)",
                "#0 unknown: zero",
            ])
    }

    @Test func `settings are a line each, and what is not set is of the language`() {
        let settings = SettingsReply(
            language: "de", voice: nil, rate: 200, pitch: 40, volume: 90, punctuation: .some, verbosity: .high,
            switchedOff: [.position, .hint], digestInterval: 7)
        #expect(
            ConfigureCommand.lines(settings) == [
                "rate: 200", "pitch: 40", "volume: 90", "voice: of the language", "language: de", "punctuation: some",
                "verbosity: high", "silent: hint,position", "digest-interval: 7",
            ])
        var other = settings
        (other.voice, other.silent) = ("alert", [])
        #expect(ConfigureCommand.lines(other)[3] == "voice: alert")
        #expect(ConfigureCommand.lines(other)[7] == "silent: nothing")
    }

    @Test(arguments: [
        (0.0, "00:00:00.000Z"), (0.0004, "00:00:00.000Z"), (0.9996, "00:00:01.000Z"), (3599.999, "00:59:59.999Z"),
        (86_399.9999, "00:00:00.000Z"), (1_800_000_000.25, "08:00:00.250Z"),
    ])
    func `a time of day has milliseconds, and is of no day`(time: Double, clock: String) {
        #expect(StatusText.clock(time) == clock)
    }

    @Test func `each style and voice that is listened to says its own name, in itself`() {
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

    @Test func `outcomes that nobody listened to are told with what came instead`() {
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
}
