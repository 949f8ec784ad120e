// SPDX-License-Identifier: MIT

/// Charts, notes and tones as sound, in the same queue as speech.
extension AnnouncementClient {
    /// Describes a chart so that it can be played. A second description with the same id replaces the first.
    /// - Throws: the daemon's ``WireError`` if the chart is invalid, or a ``ClientError``.
    public func describe(_ chart: ChartDescriptor) async throws {
        for part in ChartEvent.described(chart).parts { _ = try await receipt(of: .chart(part)) }
    }

    /// Plays a described chart. The sound is made from the points that the chart has when its turn comes.
    /// - Throws: the daemon's ``WireError``, whose message suggests a request that would be accepted, or a
    ///   ``ClientError``.
    public func sonify(_ request: SonifyRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .sonify(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Plays notes.
    /// - Throws: the daemon's ``WireError``, which names the note that cannot be played, or a ``ClientError``.
    public func play(_ request: PlayRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .play(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Starts, moves or ends a tone, or plays an earcon, without waiting in the queue.
    /// - Throws: the daemon's ``WireError``, also if the daemon is too old to support tones; or a ``ClientError``.
    public func tone(_ request: ToneRequest) async throws {
        _ = try await ask(.tone(request), for: NoResult.self)
    }

    /// From now on, the heard point while a chart of this client plays: at most 20 events a second.
    /// - Throws: the daemon's ``WireError``, or a ``ClientError``.
    public func cursors() async throws -> AsyncStream<CursorEvent> {
        let cursors = listen { if case .message(.event(.cursor(let event))) = $0 { event } else { nil } }
        try await follow(.cursors)
        return cursors
    }

    /// Subscribes to one more kind of event. Called only when a program needs the event, because an older daemon may
    /// not support it.
    func follow(_ event: SubscribeRequest.Event) async throws {
        var wish = correspondence.subscription
        guard wish.events.insert(event).inserted else { return }
        _ = try await ask(.subscribe(wish), for: NoResult.self)
        correspondence.note(.subscribe(wish))
    }
}
