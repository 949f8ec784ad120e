// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import AnnouncementTesting

@Suite("Lost news of views is requested again")
struct ReceivedViewsTests {
    private var told = ReceivedViews()
    private let lost = ClientEvent.message(
        .event(.rejected(RejectedEvent(line: 1, error: WireError(.slowReader, "3 events were not sent.")))))
    private let subscribed = answer(ReceivedViews.subscription, #"{"id":0,"jsonrpc":"2.0","result":{}}"#)
    private let complete = ClientEvent.message(.event(.view(ViewUpdate(connection: nil, client: nil, .complete))))

    private static func answer(_ number: Int, _ line: String) -> ClientEvent {
        .message(.reply(.number(number), Array(line.utf8)))
    }

    private func comes(_ id: String) -> ClientEvent { view(.willDisplay(ElementSnapshot(id: id, label: id))) }

    private func view(_ change: ViewUpdate.Change) -> ClientEvent {
        .message(.event(.view(ViewUpdate(connection: "#1", client: "player", change))))
    }

    private var shown: [String?] { told.views.shown(by: "player")?.all.map(\.snapshot.id) ?? [] }

    @Test mutating func `known views stay until the new ones are complete, and answers wait for them`() {
        var steps: [ReceivedViews.Step] = []
        for news in [comes("gone"), comes("play"), complete] { steps += told.take(news) }
        #expect(steps == [.complete])
        #expect(told.take(lost) == [.subscribe])
        #expect(told.take(lost) == [])
        #expect(told.take(Self.answer(7, "seven")) == [])
        for news in [view(.didEndDisplay("play")), subscribed, comes("stop"), Self.answer(8, "eight")] {
            #expect(told.take(news) == [])
        }
        #expect(shown == ["gone"])
        #expect(
            told.take(complete) == [.complete, .answer(7, Array("seven".utf8)), .answer(8, Array("eight".utf8))])
        #expect(shown == ["stop"])
        #expect(told.take(Self.answer(9, "nine")) == [.answer(9, Array("nine".utf8))])
    }

    @Test mutating func `news that is lost again is requested again`() {
        #expect(told.take(lost) == [.subscribe])
        for news in [subscribed, comes("play")] { #expect(told.take(news) == []) }
        #expect(told.take(complete) == [.complete])
        #expect(told.take(lost) == [.subscribe])
        #expect(shown == ["play"])
    }

    @Test mutating func `a connection that is cut during a request delivers the waiting answer, and starts empty`() {
        _ = told.take(comes("play"))
        #expect(told.take(lost) == [.subscribe])
        #expect(told.take(Self.answer(7, "seven")) == [])
        #expect(told.take(.lost) == [.answer(7, Array("seven".utf8))])
        #expect(shown == [])
        for news in [.found, comes("stop")] { #expect(told.take(news) == []) }
        #expect(told.take(complete) == [.complete])
        #expect(shown == ["stop"])
    }

    @Test mutating func `a refused request keeps the known views, and delivers the waiting answer`() {
        _ = told.take(comes("play"))
        #expect(told.take(lost) == [.subscribe])
        #expect(told.take(Self.answer(7, "seven")) == [])
        let refusal = #"{"id":0,"jsonrpc":"2.0","error":{"code":-32603,"message":"No."}}"#
        #expect(told.take(Self.answer(ReceivedViews.subscription, refusal)) == [.answer(7, Array("seven".utf8))])
        #expect(shown == ["play"])
    }
}
