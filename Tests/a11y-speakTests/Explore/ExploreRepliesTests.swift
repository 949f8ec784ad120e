// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: what the daemon's answers mean")
struct ExploreRepliesTests {
    private func reply(_ id: RequestID, _ members: String) -> ClientEvent {
        .message(.reply(id, Array("{\"id\":1,\"jsonrpc\":\"2.0\",\(members)}".utf8)))
    }

    private func event(_ id: AnnouncementID, _ state: AnnouncementState) -> ClientEvent {
        .message(.event(.announcement(AnnouncementEvent(id: id, state: state, text: "a", reason: nil, time: 1))))
    }

    private func word(_ id: AnnouncementID, at offset: Int) throws -> ClientEvent {
        let word = try #require(SpokenWord(in: "one two", at: offset))
        return .message(.event(.caption(CaptionEvent(id: id, word: word))))
    }

    /// The events that the news cause, in a few words; news without an event are left out.
    private func events(_ replies: inout ExploreReplies, _ news: [ClientEvent]) -> [String] {
        news.compactMap { item in
            switch replies.take(item) {
            case .utterance(let event): "\(event)"
            case .daemonLost: "lost"
            case .daemonFound(let settings): "found \(settings.language) \(settings.rate)"
            case let other: other.map { "\($0)" }
            }
        }
    }

    @Test func `an utterance is followed from its reply to its outcome`() throws {
        var replies = ExploreReplies()
        let way = [
            reply(3, #""result":{"announcement":41}"#), event(41, .queued), event(41, .began), try word(41, at: 4),
            event(41, .ended(.finished)),
        ]
        #expect(events(&replies, way) == ["began(3)", "word(3, offset: 4)", "ended(3)"])
    }

    @Test func `news of an unknown announcement are ignored, also after its outcome`() throws {
        var replies = ExploreReplies()
        let strange = [event(8, .began), try word(8, at: 0), event(8, .ended(.finished))]
        #expect(events(&replies, strange) == [])
        _ = replies.take(reply(1, #""result":{"announcement":8}"#))
        #expect(events(&replies, strange + strange) == ["began(1)", "word(1, offset: 0)", "ended(1)"])
    }

    @Test func `a refused or unnumbered utterance has ended`() throws {
        var replies = ExploreReplies()
        let news = [
            reply(1, #""error":{"code":-32602,"message":"No."}"#), reply(2, #""result":{}"#), reply(3, #""result":7"#),
            reply("settings", #""result":{}"#), reply("silence", #""result":{"canceled":1}"#), .found,
        ]
        #expect(events(&replies, news) == ["ended(1)", "ended(2)", "ended(3)"])
    }

    @Test func `a sound is followed from its reply to its outcome, but not over a cut`() {
        var replies = ExploreReplies()
        let accepted = [
            reply("play", #""result":{}"#), reply("play", #""result":{"announcement":5}"#), event(5, .began),
        ]
        #expect(events(&replies, accepted) == ["soundAccepted"])
        #expect(events(&replies, [event(5, .ended(.canceled)), event(5, .ended(.canceled))]) == ["soundEnded"])
        #expect(events(&replies, accepted + [.lost, event(5, .ended(.canceled))]) == ["soundAccepted", "lost"])
    }

    @Test func `a connection has its own settings, and a cut is reported`() throws {
        var replies = ExploreReplies()
        var settings = ExploreStory.settings(language: "de", rate: 300)
        func told() -> ClientEvent {
            let line = String(decoding: WireCoder().line(settings).dropLast(), as: UTF8.self)
            return reply("settings", "\"result\":\(line)")
        }
        let first = events(&replies, [told(), .lost, .found])
        settings.rate = 90
        #expect(first + events(&replies, [told()]) == ["found de 300", "lost", "found de 90"])
    }
}
