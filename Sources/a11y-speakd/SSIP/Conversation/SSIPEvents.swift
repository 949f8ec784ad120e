// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The events of one client's messages that wait to be sent, in the order in which they happen.
///
/// A message's events are sent after its reply 225, the first at least ``hold`` later: python3-speechd learns the
/// number of its message in one thread and receives events in another, and loses events in between. Events also wait
/// that long after the reply to STOP, CANCEL, PAUSE and RESUME, because Speech Dispatcher's own tests would take an
/// event that arrives with a reply for a part of it.
struct SSIPEvents: Sendable {
    static let hold = Duration.milliseconds(10)

    private struct Open {
        var story: SSIPMessageState
        var notifications: SSIPNotifications
        var held: Duration
    }

    private struct Waiting {
        var due: Duration
        var bytes: [UInt8]
    }

    let client: Int
    private var open: [Int: Open] = [:]
    private var line: [Waiting] = []
    private var heldByReply = Duration.zero

    init(client: Int) {
        self.client = client
    }

    /// Whether no more events will be sent.
    var isEmpty: Bool { open.isEmpty && line.isEmpty }

    /// The time at which ``due(now:)`` has events to send; nil when none are held back.
    var nextDue: Duration? { line.first?.due }

    /// The reply 225 of the message is sent now.
    mutating func queued(_ message: SSIPMessage, as id: Int, now: Duration) {
        guard !message.notifications.isEmpty else { return }
        let story = SSIPMessageState(marks: message.marks)
        open[id] = Open(story: story, notifications: message.notifications, held: now + Self.hold)
    }

    /// The reply to a command that ends or pauses messages is sent now.
    mutating func replied(now: Duration) { heldByReply = now + Self.hold }

    /// - Returns: the events to send now.
    mutating func message(_ id: Int, is state: AnnouncementState, now: Duration) -> [UInt8] {
        let events = open[id]?.story.events(for: state) ?? []
        add(events, of: id)
        if state.outcome != nil { open[id] = nil }
        return due(now: now)
    }

    /// - Returns: the events to send now.
    mutating func message(_ id: Int, reached mark: String, now: Duration) -> [UInt8] {
        let events = open[id]?.story.events(forMark: mark) ?? []
        add(events, of: id)
        return due(now: now)
    }

    /// The events whose hold is over.
    mutating func due(now: Duration) -> [UInt8] {
        let due = line.prefix { $0.due <= now }
        defer { line.removeFirst(due.count) }
        return due.flatMap(\.bytes)
    }

    private mutating func add(_ events: [SSIPEvent], of id: Int) {
        guard let message = open[id] else { return }
        for event in events where message.notifications.contains(event.notification) {
            let due = max(message.held, heldByReply, line.last?.due ?? .zero)
            line.append(Waiting(due: due, bytes: event.bytes(message: id, client: client)))
        }
    }
}
