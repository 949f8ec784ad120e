// SPDX-License-Identifier: MIT

/// What becomes of one accepted announcement, as it happens: its events in order, the outcome last.
public struct AnnouncementReceipt: AsyncSequence, Sendable {
    public let id: AnnouncementID
    private let events: AsyncStream<AnnouncementEvent>

    init(id: AnnouncementID, events: AsyncStream<AnnouncementEvent>) {
        self.id = id
        self.events = events
    }

    public func makeAsyncIterator() -> AsyncStream<AnnouncementEvent>.Iterator {
        events.makeAsyncIterator()
    }

    /// The event that tells its outcome.
    /// - Throws: ``ClientError/disconnected`` when the daemon goes before the outcome is known.
    public func outcome() async throws(ClientError) -> AnnouncementEvent {
        for await event in events where AnnouncementState(name: event.state)?.outcome != nil { return event }
        throw .disconnected
    }
}
