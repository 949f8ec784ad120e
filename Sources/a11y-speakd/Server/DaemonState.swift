// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What all sessions share.
final class DaemonState {
    static let version = "0.1.0"

    let announcer: Announcer
    let synthesizer: String
    /// The sink's name, and why nothing can be heard when that is so.
    let sink: () -> (name: String, problem: String?)
    var sessions: [ClientID: Session] = [:]
    private var lastClient: UInt64 = 0

    init(announcer: Announcer, synthesizer: String, sink: @escaping () -> (name: String, problem: String?)) {
        self.announcer = announcer
        self.synthesizer = synthesizer
        self.sink = sink
    }

    private(set) lazy var hello = HelloReply(
        server: "a11y-speakd", version: Self.version, languages: announcer.voices.catalog.languages,
        synthesizer: synthesizer)

    func nextClient() -> ClientID {
        lastClient += 1
        return ClientID(rawValue: lastClient)
    }

    var status: StatusReply {
        let sink = sink()
        return StatusReply(
            version: Self.version, paused: announcer.queue.isPaused, speaking: announcer.queue.current.map(item),
            waiting: announcer.queue.waitingCount, next: announcer.queue.waiting.prefix(20).map(item),
            clients: sessions.count, synthesizer: synthesizer, sink: sink.name, problem: sink.problem)
    }

    private func item(_ entry: AcceptedAnnouncement) -> StatusReply.Item {
        StatusReply.Item(
            id: entry.id, client: sessions[entry.client]?.name, priority: entry.announcement.priority,
            text: announcer.displayText(of: entry))
    }
}
