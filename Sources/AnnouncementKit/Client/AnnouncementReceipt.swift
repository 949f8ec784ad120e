// SPDX-License-Identifier: MIT

/// The events of one accepted announcement, in order, as they happen. The last event is the outcome.
public struct AnnouncementReceipt: AsyncSequence, Sendable {
    /// The id of the announcement, for `cancel` and `acknowledge`.
    public let id: AnnouncementID
    private let events: AsyncStream<AnnouncementEvent>

    init(id: AnnouncementID, events: AsyncStream<AnnouncementEvent>) {
        self.id = id
        self.events = events
    }

    public func makeAsyncIterator() -> AsyncStream<AnnouncementEvent>.Iterator {
        events.makeAsyncIterator()
    }

    /// The event with its outcome.
    /// - Throws: ``ClientError/disconnected`` when the daemon disconnects before the outcome is known.
    public func outcome() async throws(ClientError) -> AnnouncementEvent {
        for await event in events where event.isOutcome { return event }
        throw .disconnected
    }
}

extension AnnouncementEvent {
    fileprivate var isOutcome: Bool { AnnouncementState(name: state)?.outcome != nil }

    /// The outcome of a past announcement; nil if it has not ended.
    init?(outcomeOf past: OutcomeReply.Announcement, _ id: AnnouncementID) {
        guard let step = past.steps.last, let state = AnnouncementState(name: step.state), state.outcome != nil
        else { return nil }
        self.init(id: id, state: state, text: past.text, reason: step.reason, heard: step.heard, time: step.time)
    }

    /// The outcome of an announcement that is missing from the daemon's history.
    init(forgotten id: AnnouncementID) {
        let reason = "dropped: the daemon ended, and the new daemon does not know this announcement"
        self.init(id: id, state: .ended(.dropped), text: nil, reason: reason, time: 0)
    }
}

/// A client's announcements that have not ended.
struct OpenAnnouncements {
    private var receipts: [AnnouncementID: AsyncStream<AnnouncementEvent>.Continuation] = [:]
    /// The announcements without a receipt.
    private var others: Set<AnnouncementID> = []

    var isEmpty: Bool { receipts.isEmpty && others.isEmpty }
    var ids: [AnnouncementID] { others.union(receipts.keys).sorted() }

    func contains(_ id: AnnouncementID) -> Bool { others.contains(id) || receipts[id] != nil }

    mutating func insert(_ id: AnnouncementID) { others.insert(id) }

    mutating func receipt(of id: AnnouncementID) -> AnnouncementReceipt {
        let (events, continuation) = AsyncStream.makeStream(of: AnnouncementEvent.self)
        receipts[id] = continuation
        return AnnouncementReceipt(id: id, events: events)
    }

    mutating func take(_ event: AnnouncementEvent) {
        receipts[event.id]?.yield(event)
        guard event.isOutcome else { return }
        others.remove(event.id)
        receipts.removeValue(forKey: event.id)?.finish()
    }

    /// Ends all receipts without an outcome, which will never be known.
    mutating func lose() {
        for receipt in receipts.values { receipt.finish() }
        (receipts, others) = ([:], [])
    }
}

extension AnnouncementClient {
    /// Appends a text to an open announcement: one that was announced with ``AnnounceRequest/isOpen``.
    /// - Parameter isOpen: false to close the announcement after the text; an empty text only closes it.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``, for example when the announcement has ended.
    public func append(_ text: String, to receipt: AnnouncementReceipt, isOpen: Bool = true) async throws {
        let request = AnnounceRequest(appending: .text(text), to: receipt.id, isOpen: isOpen)
        _ = try await ask(.announce(request), for: AnnouncementReply.self)
    }
}
