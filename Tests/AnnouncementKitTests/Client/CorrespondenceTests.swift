// SPDX-License-Identifier: MIT

import DaemonProtocol
import Testing

@testable import AnnouncementKit

@Suite("Correspondence of a client")
struct CorrespondenceTests {
    var correspondence = Correspondence(Introduction("test", version: nil, session: "s", events: [.announcements]))
    let coder = WireCoder()

    /// The steps as short lines.
    private func notes(_ steps: [Correspondence.Step]) -> [String] {
        steps.map { step in
            switch step {
            case .send(let line): text(line)
            case .answer(_, .success(let line)): "answer " + text(line)
            case .answer(_, .failure(let error)): "fail: \(error)"
            case .made(_, let receipt): "made \(receipt.map { "\($0.id)" } ?? "nothing")"
            case .story(let event): "\(event)"
            case .message(.reply(_, let line)): "pass on " + text(line)
            case .message(.event(let event)): "pass on " + text(coder.line(event))
            case .message(.perform(let id, _)): "pass on \(id)"
            }
        }
    }

    private func text(_ line: [UInt8]) -> String {
        String(decoding: line, as: UTF8.self).replacing("\"jsonrpc\":\"2.0\",", with: "").trimming("\n")
    }

    private mutating func take(_ line: String) -> [String] { notes(correspondence.take(Array(line.utf8))) }

    private mutating func ask(_ request: Request) -> [String] {
        notes(correspondence.ask(request, for: .caller { _ in }))
    }

    private mutating func relay(_ line: String) -> [String] {
        notes(correspondence.relay(Array(line.utf8), RelayedMeaning(Array(line.utf8), number: 7), number: 7))
    }

    private mutating func tell(_ request: Request) -> [String] {
        if let known = request.ofApplication { correspondence.note(known) }
        return notes(correspondence.ask(request, for: .told(nil)))
    }

    private static let showA = Request.view(.willDisplay(ElementSnapshot(id: "a", label: "A")))
    private static let hello =
        #"{"id":1,"method":"hello","params":{"client":"test","session":"s"}}"#
    private static let subscribe =
        #"{"id":2,"method":"subscribe","params":{"events":["announcements"],"scope":"self"}}"#

    @Test mutating func `a connection begins with the hello and the client's subscription`() {
        #expect(notes(correspondence.introduce()) == [Self.hello, Self.subscribe])
    }

    @Test mutating func `a caller that asked for an announcement's number gets it once, or nothing after a cut`() {
        let post = Request.view(.posted(.announcement, .text("One")))
        for _ in 1...4 { _ = correspondence.ask(post, for: .told { _ in }) }
        #expect(take(#"{"id":1,"result":{"announcement":7}}"#) == ["made 7"])
        #expect(take(#"{"id":2,"result":{}}"#) == ["made nothing"])
        #expect(take(#"{"id":3,"error":{"code":-32600,"message":"No."}}"#).last == "made nothing")
        #expect(notes(correspondence.lose(because: ClientError.disconnected)) == ["made nothing"])
    }

    @Test mutating func `the reply to the hello is an event of the story, and that to the subscription is ignored`() {
        _ = correspondence.introduce()
        #expect(take(#"{"id":2,"result":{}}"#) == [])
        #expect(take(#"{"id":1,"error":{"code":-32600,"message":"No."}}"#).map { $0.prefix(8) } == ["refused("])
        #expect(take(#"{"id":1,"result":{}}"#) == [])
    }

    @Test mutating func `a reply finds its waiting request, once`() {
        #expect(ask(.pause(PauseRequest())) == [#"{"id":1,"method":"pause"}"#])
        #expect(ask(.resume) == [#"{"id":2,"method":"resume"}"#])
        #expect(take(#"{"id":2,"result":{}}"#) == [#"answer {"id":2,"result":{}}"#])
        #expect(take(#"{"id":2,"result":{}}"#) == [])
        #expect(take(#"{"id":1,"result":{}}"#) == [#"answer {"id":1,"result":{}}"#])
    }

    @Test mutating func `the listener gets each reply with the program's id, and an error if no reply arrives`() {
        for _ in 1...2 { _ = correspondence.ask(.resume, for: .listener("again")) }
        let steps = correspondence.take(Array(#"{"id":1,"result":{}}"#.utf8))
        guard case .message(.reply("again", let line)) = steps.first else {
            Issue.record("\(steps)")
            return
        }
        #expect(text(line) == #"{"id":1,"result":{}}"#)
        #expect(
            notes(correspondence.lose(because: ClientError.disconnected)).map { $0.contains("error") } == [true])
    }

    @Test mutating func `an announcement that the listener knows of is open until its outcome`() {
        _ = correspondence.ask(.announce(AnnounceRequest(text: "one", priority: .default)), for: .listener(1))
        _ = take(#"{"id":1,"result":{"announcement":5}}"#)
        #expect(!correspondence.has(.outcomes))
        _ = take(#"{"method":"announcement","params":{"id":5,"state":"finished","time":2}}"#)
        #expect(correspondence.has(.outcomes))
    }

    @Test mutating func `a connection begins with the program's own requests too, and passes on their replies`() {
        let introduction = Introduction(
            "test", version: nil, session: "s", events: [], opening: [OpeningRequest(id: "first", request: .resume)])
        correspondence = Correspondence(introduction)
        #expect(notes(correspondence.introduce()).last == #"{"id":2,"method":"resume"}"#)
        _ = correspondence.cut()
        #expect(notes(correspondence.introduce()).last == #"{"id":4,"method":"resume"}"#)
        #expect(take(#"{"id":4,"result":{}}"#) == [#"pass on {"id":4,"result":{}}"#])
    }

    @Test mutating func `a stopping daemon takes no requests, and the next one gets them`() {
        _ = ask(.pause(PauseRequest()))
        #expect(take(#"{"id":1,"error":{"code":\#(WireError.Code.stopping.rawValue),"message":"Bye."}}"#) == [])
        #expect(notes(correspondence.cut()) == [])
        #expect(notes(correspondence.introduce())[2...] == [#"{"id":1,"method":"pause"}"#])
    }

    @Test mutating func `a cut fails requests that must not be done twice, and the views are sent again`() {
        _ = tell(Self.showA)
        _ = ask(.perform(PerformRequest(.activate, element: "a")))
        #expect(notes(correspondence.cut()) == ["fail: The daemon closed the connection before it answered."])
        #expect(notes(correspondence.introduce()).count == 3)
        #expect(notes(correspondence.introduce())[2].contains("willDisplay"))
    }

    @Test mutating func `a wrong one-way message is reported`() {
        _ = tell(Self.showA)
        #expect(
            take(#"{"id":1,"error":{"code":-32602,"message":"Wrong."}}"#) == [
                #"pass on {"method":"rejected","params":{"code":-32602,"line":0,"message":"Wrong."}}"#
            ])
    }

    @Test mutating func `an announcement sent one-way is open until its outcome`() {
        _ = tell(.announce(AnnounceRequest(text: "one", priority: .default)))
        #expect(!correspondence.has(.answers))
        _ = take(#"{"id":1,"result":{"announcement":5}}"#)
        #expect(correspondence.has(.answers))
        #expect(!correspondence.has(.outcomes))
        #expect(take(#"{"method":"announcement","params":{"id":5,"state":"began","time":1}}"#).count == 1)
        #expect(!correspondence.has(.outcomes))
        #expect(take(#"{"method":"announcement","params":{"id":5,"state":"finished","time":2}}"#).count == 1)
        #expect(correspondence.has(.outcomes))
    }

    /// A client whose connection was cut while an announcement was open; returns its request to the history.
    private mutating func askHistory() -> String? {
        _ = tell(.announce(AnnounceRequest(text: "one", priority: .default)))
        _ = take(#"{"id":1,"result":{"announcement":5}}"#)
        _ = correspondence.cut()
        let asked = notes(correspondence.introduce()).last
        // Drops the hello and the subscription.
        for id in [2, 3] { _ = take(#"{"id":\#(id),"result":{}}"#) }
        return asked
    }

    @Test mutating func `the history reports the outcome of an announcement after a cut`() {
        #expect(askHistory() == #"{"id":4,"method":"history","params":{"announcement":5}}"#)
        let past = #"{"id":5,"priority":"message","text":"one","steps":[{"time":3,"state":"finished"}]}"#
        #expect(
            take(#"{"id":4,"result":{"announcements":[\#(past)]}}"#) == [
                #"pass on {"method":"announcement","params":{"id":5,"state":"finished","text":"one","time":3}}"#
            ])
        #expect(correspondence.has(.outcomes))
    }

    @Test mutating func `an announcement that has not ended stays open after a cut`() {
        _ = askHistory()
        let past = #"{"id":5,"priority":"message","text":"one","steps":[{"time":3,"state":"queued"}]}"#
        #expect(take(#"{"id":4,"result":{"announcements":[\#(past)]}}"#) == [])
        #expect(!correspondence.has(.outcomes))
    }

    @Test mutating func `an outcome that arrives before the history's answer is not reported twice`() {
        _ = askHistory()
        _ = take(#"{"method":"announcement","params":{"id":5,"state":"finished","time":2}}"#)
        #expect(take(#"{"id":4,"error":{"code":-32602,"message":"Unknown."}}"#) == [])
    }

    @Test mutating func `an announcement that the next daemon does not know counts as dropped`() {
        _ = askHistory()
        let steps = take(#"{"id":4,"error":{"code":-32602,"message":"Unknown."}}"#)
        #expect(steps.count == 1)
        #expect(steps.first?.contains(#""state":"dropped""#) == true)
        #expect(correspondence.has(.outcomes))
    }

    @Test mutating func `a daemon's refusal is an event of the story, and is passed on`() {
        let code = WireError.Code.forbidden.rawValue
        let steps = take(#"{"method":"rejected","params":{"line":1,"code":\#(code),"message":"No."}}"#)
        #expect(steps.map { $0.prefix(7) } == ["warned(", "pass on"])
    }

    @Test mutating func `a lost connection fails each waiting caller, and leaves nothing open`() {
        _ = askHistory()
        _ = ask(.pause(PauseRequest()))
        #expect(
            notes(correspondence.lose(because: ClientError.disconnected)).contains(
                "fail: The daemon closed the connection before it answered."))
        #expect(DrainWaiters.Rest.allCases.allSatisfy { correspondence.has($0) })
    }

    @Test mutating func `a client has room until 2048 requests wait for a reply`() {
        for _ in 0..<2047 { _ = ask(.pause(PauseRequest())) }
        #expect(correspondence.has(.room))
        _ = ask(.pause(PauseRequest()))
        #expect(!correspondence.has(.room))
    }

    @Test mutating func `a relayed line gets the client's id on its way, and its own id in the reply`() {
        #expect(relay(#"{"id":"x","method":"pause"}"#) == [#"{"id":1,"method":"pause"}"#])
        #expect(take(#"{"id":1,"result":{}}"#) == [#"pass on {"id":"x","result":{}}"#])
    }

    @Test mutating func `a line without an id gets no reply, and its line number when it is refused`() {
        #expect(relay(#"{"method":"pause"}"#) == [#"{"id":1,"method":"pause"}"#])
        #expect(take(#"{"id":1,"result":{}}"#) == [])
        _ = relay(#"{"method":"pause"}"#)
        #expect(
            take(#"{"id":2,"error":{"code":-32602,"message":"No."}}"#) == [
                #"pass on {"method":"rejected","params":{"code":-32602,"line":7,"message":"No."}}"#
            ])
    }

    @Test mutating func `a line that is not a message is answered at once`() {
        #expect(relay("[]").map { $0.prefix(17) } == [#"pass on {"error":"#])
    }

    @Test mutating func `a relayed view event counts as done when the connection is cut, and is sent again`() {
        _ = relay(#"{"id":"x","method":"willDisplay","params":{"element":{"id":"a","label":"A"}}}"#)
        #expect(notes(correspondence.cut()) == [#"pass on {"id":"x","result":{}}"#])
        #expect(notes(correspondence.introduce())[2].contains("willDisplay"))
    }

    @Test mutating func `a relayed hello and subscription are used for the next connection`() {
        _ = relay(#"{"method":"hello","params":{"client":"other"}}"#)
        _ = relay(#"{"method":"subscribe","params":{"events":["focus"]}}"#)
        _ = notes(correspondence.cut())
        let lines = notes(correspondence.introduce())
        #expect(lines[0].contains(#""client":"other""#) && lines[0].contains(#""session":"s""#))
        #expect(lines[1].contains(#"["focus"]"#))
    }
}

extension String {
    fileprivate func trimming(_ end: Character) -> String { last == end ? String(dropLast()) : self }
}
