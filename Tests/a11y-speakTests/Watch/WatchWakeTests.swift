// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import DesktopBridge
@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("News that wake a watcher")
struct WatchWakeTests {
    private func reply(_ id: RequestID, _ members: String) -> ClientEvent {
        .message(.reply(id, Array("{\"id\":1,\"jsonrpc\":\"2.0\",\(members)}".utf8)))
    }

    private func gist(_ news: ClientEvent) -> String? {
        switch WatchWake(news) {
        case .event(.status(let status)): "status of \(status.clients) clients"
        case .event(.announcement(let event)): "\(event.id) \(event.state)"
        case .event(.word(let word)): "word \(word.text)"
        case .event(.paused(let paused)): "paused \(paused)"
        case .event(.lost): "lost"
        case .refused(let reason): "refused: \(reason)"
        case .keys, .signal, .timer: "no news"
        case nil: nil
        }
    }

    @Test func `the daemon's news wake it`() throws {
        let status = String(decoding: WireCoder().line(WatchStory.reply()).dropLast(), as: UTF8.self)
        let event = AnnouncementEvent(id: 4, state: .began, text: "a", reason: nil, time: 1)
        let word = CaptionEvent(id: 4, word: try #require(SpokenWord(in: "one two", at: 4)))
        let news: [ClientEvent] = [
            reply("status", "\"result\":\(status)"), .message(.event(.announcement(event))),
            .message(.event(.caption(word))), .message(.event(.pause(PauseEvent(paused: true)))), .lost,
            reply("key", #""error":{"code":1009,"message":"Nothing was said yet."}"#),
        ]
        #expect(
            news.map(gist) == [
                "status of 2 clients", "4 began", "word two", "paused true", "lost", "refused: Nothing was said yet.",
            ])
    }

    @Test func `successes, unreadable replies and news for others do not wake it`() {
        let focus = FocusEvent(client: "a", element: "b")
        let news: [ClientEvent] = [
            .found, reply("key", #""result":{}"#), reply("status", #""result":{}"#),
            .message(.event(.focus(focus))), .message(.event(.mark(MarkEvent(id: 1, name: "m")))),
        ]
        #expect(news.compactMap(gist) == [])
    }

    @Test func `a connection is opened with the news of everybody and with what there is`() {
        let lines = WatchWake.opening.map { first in
            String(decoding: WireCoder().line(OutgoingMessage(id: first.id, first.request)).dropLast(), as: UTF8.self)
        }
        let events = #"["announcements","captions","pauses"]"#
        #expect(
            lines == [
                #"{"id":"subscribe","jsonrpc":"2.0","method":"subscribe","params":{"events":\#(events),"scope":"all"}}"#,
                #"{"id":"status","jsonrpc":"2.0","method":"status","params":{"limit":100}}"#,
            ])
    }
}
