// SPDX-License-Identifier: MIT

/// Data as sound, in the same queue as speech.
extension AnnouncementClient {
    /// Shows a chart, so that it can be played. Described again, it is another from then on.
    /// - Throws: the daemon's ``WireError`` when the chart makes no sense.
    public func describe(_ chart: ChartDescriptor) async throws {
        for part in ChartEvent.described(chart).parts { _ = try await receipt(of: .chart(part)) }
    }

    /// Plays a chart that was described, made of its newest points when its turn comes.
    /// - Throws: the daemon's ``WireError``, which says what to ask for instead.
    public func sonify(_ request: SonifyRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .sonify(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Plays notes.
    /// - Throws: the daemon's ``WireError``, which names the note that cannot be played.
    public func play(_ request: PlayRequest) async throws -> AnnouncementReceipt {
        guard let receipt = try await receipt(of: .play(request)) else { throw ClientError.disconnected }
        return receipt
    }

    /// Begins, moves or ends a tone, or plays an earcon: at once, without a turn in the queue.
    /// - Throws: the daemon's ``WireError``; an older daemon knows no tones.
    public func tone(_ request: ToneRequest) async throws {
        _ = try await ask(.tone(request), for: NoResult.self)
    }

    /// Where in the data the ear is, while a chart of this client is played: at most 20 a second, from now on.
    /// - Throws: the daemon's ``WireError``, or a ``ClientError``.
    public func cursors() async throws -> AsyncStream<CursorEvent> {
        let cursors = listen { if case .message(.event(.cursor(let event))) = $0 { event } else { nil } }
        try await follow(.cursors)
        return cursors
    }

    /// Subscribes to one more kind of event. Asked for only when it is wanted: an older daemon may not know it.
    func follow(_ event: SubscribeRequest.Event) async throws {
        var wish = correspondence.subscription
        guard wish.events.insert(event).inserted else { return }
        _ = try await ask(.subscribe(wish), for: NoResult.self)
        correspondence.note(.subscribe(wish))
    }
}
