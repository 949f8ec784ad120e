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
}
