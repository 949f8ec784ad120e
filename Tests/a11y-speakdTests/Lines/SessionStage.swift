// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// A daemon without a socket and without sound. The test sends and takes lines, and reports sound as heard.
final class SessionStage {
    let speaker = ScriptedSpeaker()
    let live = ScriptedLive()
    let announcer: Announcer
    let daemon: Clients
    /// The lines that each client got since the last `take`, in order; clients count from 1.
    private var told: [ClientID: [String]] = [:]
    private(set) var finished: Set<ClientID> = []
    private var sessions: [ClientID: Session] = [:]
    private let time = VirtualTime()
    private var counted = 0

    static let catalog = VoiceCatalog(
        voices: [
            SynthesizerVoice(identifier: "gmw/en", name: "English", languages: [("en", 2)]),
            SynthesizerVoice(identifier: "gmw/en-US", name: "English (America)", languages: [("en-us", 2), ("en", 3)]),
            SynthesizerVoice(identifier: "gmw/de", name: "German", languages: [("de", 5)]),
        ], variants: ["klatt4", "f2"])

    init(limits: QueueLimits = QueueLimits()) {
        let styles = VoiceStyleFolder(styles: ["default": VoiceStyle(), "alert": VoiceStyle(pitch: 70)])
        let voices = VoiceChoice(catalog: Self.catalog, styles: styles, language: "C")
        announcer = Announcer(
            queue: AnnouncementQueue(limits: limits), voices: voices, speaker: speaker, live: live,
            time: TimeSource(now: { [time] in time.now }, date: { [time] in 1_800_000_000 + time.now.timeInterval }),
            wake: { [time] in time.alarm = $0 }, wakeForCaptions: { [time] in time.caption = $0 })
        let actions = ActionRouter(now: { [time] in time.now }, wake: { [time] in time.patience = $0 })
        let live = LiveCharts(announcer: announcer) { [time] in time.digest = $0 }
        let facts = DaemonFacts(synthesizer: "espeak-ng 1.51") { DaemonFacts.Sink(name: "null") }
        daemon = Clients(announcer: announcer, actions: actions, live: live, facts: facts)
    }

    func session(_ id: ClientID) -> Session {
        if let session = sessions[id] { return session }
        let tell: ([UInt8]) -> Void = { [unowned self] line in
            told[id, default: []].append(String(decoding: line.dropLast(), as: UTF8.self))
        }
        let connection = LineConnection(reply: tell, notify: tell) { [unowned self] in finished.insert(id) }
        let session = Session(client: daemon.connect(as: id), connection: connection)
        sessions[id] = session
        return session
    }

    func send(_ line: String, from client: ClientID = 1) {
        session(client).received(Array(line.utf8))
    }

    func take(_ client: ClientID = 1) -> [String] {
        told.removeValue(forKey: client) ?? []
    }

    /// Lets time pass, and rings each alarm when it is due.
    func pass(_ duration: Duration) {
        let end = time.now + duration
        while let alarm = time.next, alarm <= end {
            speaker.position += max(time.now, alarm) - time.now
            time.now = max(time.now, alarm)
            if time.alarm.map({ $0 <= time.now }) ?? false {
                time.alarm = nil
                announcer.advance()
            } else if time.caption.map({ $0 <= time.now }) ?? false {
                time.caption = nil
                announcer.caption()
            } else if time.digest.map({ $0 <= time.now }) ?? false {
                time.digest = nil
                daemon.live.advance()
            } else {
                time.patience = nil
                daemon.actions.expire()
            }
        }
        speaker.position += end - time.now
        time.now = end
    }

    /// The client shows a chart of five years.
    func describeYears() {
        send(
            #"{"method":"describeChart","params":{"chart":{"id":"c","axes":[{"id":"x"},{"id":"y"}],"#
                + #""series":[{"id":"s","name":"co2","points":"#
                + #"[[1958,315],[1959,316],[1960,null],[1961,318],[1962,320]]}]}}}"#)
    }

    /// The steps that `explain` reports of an announcement, each as a line.
    func steps(of id: AnnouncementID) -> [String] {
        announcer.ledger.history.explain(id)?.steps.map { step in
            [step.state.name, step.reason, step.heard].compactMap(\.self).joined(separator: " | ")
        } ?? []
    }

    var now: Duration { time.now }

    /// The number of calls so far, with this one.
    func count() -> Int {
        counted += 1
        return counted
    }

    /// The sink gets the first sample, which is heard a little later.
    func giveSound() { speaker.current.map { announcer.gaveSound($0, at: time.now) } }

    func hearFirstSample() { speaker.current.map { announcer.take(.began($0)) } }

    func hearEnd() {
        speaker.hasEnded = true
        speaker.current.map { announcer.take(.finished($0)) }
    }

    func findNoSound() { speaker.current.map { announcer.take(.silent($0, reason: "no sound")) } }

    /// The device disappears while an announcement sounds.
    func loseSound(_ reason: String) { speaker.current.map { announcer.take(.lost($0, reason: reason)) } }

    /// Reports the result of a check of the device; nil for no problem.
    func find(problem: String?) { announcer.take(.device(problem: problem)) }

    func fail(_ reason: String) { speaker.current.map { announcer.take(.failed($0, reason: reason)) } }
}

/// A clock that the test advances, with two alarms of the announcer, one of the charts and one of the router.
private final class VirtualTime {
    var now = Duration.zero
    var alarm: Duration?
    var patience: Duration?
    var caption: Duration?
    var digest: Duration?
    var next: Duration? { [alarm, caption, digest, patience].compactMap(\.self).min() }
}
