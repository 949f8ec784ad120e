// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// Translates the connection's news into events of an exploration.
struct ExploreReplies: Sendable {
    /// The utterance of each announcement without an outcome.
    private var utterances: [AnnouncementID: Int] = [:]
    /// The accepted sounds that have not ended.
    private var sounds: Set<AnnouncementID> = []

    private static let settings: RequestID = "settings"
    /// The id of requests that play the chart, and of requests that describe it before.
    static let sound: RequestID = "play"
    static let tone: RequestID = "tone"
    /// The requests to send on each connection: a new daemon may have other settings.
    static let opening = [
        OpeningRequest(
            id: "subscribe", request: .subscribe(SubscribeRequest([.announcements, .captions, .cursors]))),
        OpeningRequest(id: settings, request: .configure(ConfigureRequest())),
    ]

    /// The id of the request that announces an utterance.
    static func id(of utterance: ExploreUtterance) -> RequestID { .number(utterance.number) }

    /// - Returns: nil for news that an exploration does not need.
    mutating func take(_ news: ClientEvent) -> ExploreEvent? {
        switch news {
        case .lost:
            sounds = []
            return .daemonLost
        case .message(.reply(Self.settings, let line)):
            return (try? WireCoder().reply(line, as: SettingsReply.self).result).map(ExploreEvent.daemonFound)
        case .message(.reply(.number(let number), let line)):
            let reply = try? WireCoder().reply(line, as: AnnouncementReply.self).result
            guard let id = reply?.announcement else { return .utterance(.ended(number)) }
            utterances[id] = number
            return nil
        case .message(.reply(Self.sound, let line)):
            let reply = try? WireCoder().reply(line, as: AnnouncementReply.self)
            if let error = reply?.error { return .notPlayed(error.message) }
            guard let id = reply?.result?.announcement else { return nil }
            sounds.insert(id)
            return .soundAccepted
        case .message(.reply(Self.tone, let line)):
            return (try? WireCoder().reply(line, as: NoResult.self).error).map(ExploreEvent.tonesRefused)
        case .message(.event(.cursor(let cursor))): return .cursor(cursor)
        case .message(.event(.announcement(let event))): return take(event)
        case .message(.event(.caption(let word))):
            return utterances[word.id].map { .utterance(.word($0, offset: word.offset)) }
        case .found, .message: return nil
        }
    }

    private mutating func take(_ event: AnnouncementEvent) -> ExploreEvent? {
        switch AnnouncementState(name: event.state) {
        case .began: utterances[event.id].map { .utterance(.began($0)) }
        case .ended:
            sounds.remove(event.id) != nil
                ? .soundEnded : utterances.removeValue(forKey: event.id).map { .utterance(.ended($0)) }
        case .queued, nil: nil
        }
    }
}
