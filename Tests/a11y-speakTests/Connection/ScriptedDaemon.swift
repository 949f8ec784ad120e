// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Synchronization
import TestSupport

@testable import a11y_speak

/// A daemon without a socket: records requests and gives known answers. The test sends further messages and cuts the
/// connection. Waiting for it takes no time, unless it has a clock.
final class ScriptedDaemon: Sendable {
    private struct State {
        var connections: [ScriptedTransport] = []
        var isThere = true
        /// How many more connections end as soon as they are made.
        var cutsAtOnce = 0
        var announcements: UInt64 = 0
        /// Methods that get another answer: the members of a reply, or nothing at all.
        var answers: [String: String?] = [:]
    }

    /// Each request as its method and parameters, in their order: `cancel {"scope":"self"}`.
    let asked: AsyncStream<String>
    private let ask: AsyncStream<String>.Continuation
    private let state = Mutex(State())
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration> = HurriedClock()) {
        self.clock = clock
        (asked, ask) = AsyncStream.makeStream(of: String.self)
    }

    var link: DaemonLink {
        DaemonLink(clock: clock) { [self] () throws(ClientError) in try connect() }
    }

    private func connect() throws(ClientError) -> any ClientTransport {
        guard state.withLock({ $0.isThere }) else { throw .notRunning(path: "/daemon", reason: "it is away") }
        let transport = ScriptedTransport { [weak self] line, transport in self?.received(line, transport) }
        let isCut = state.withLock { state in
            state.connections.append(transport)
            state.cutsAtOnce -= 1
            return state.cutsAtOnce >= 0
        }
        if isCut { transport.close() }
        return transport
    }

    /// Returns the next `count` requests.
    func requests(_ count: Int) async -> [String] {
        var requests: [String] = []
        for await request in asked {
            requests.append(request)
            if requests.count == count { break }
        }
        return requests
    }

    /// All requests up to the first of a method.
    func requests(through method: String) async -> [String] {
        var requests: [String] = []
        for await request in asked {
            requests.append(request)
            if request.prefix(while: { $0 != " " }) == method { break }
        }
        return requests
    }

    /// - Parameter members: `"result":{}` or `"error":{…}`; nil for no answer.
    func answer(_ method: String, with members: String?) {
        state.withLock { _ = $0.answers.updateValue(members, forKey: method) }
    }

    /// Sends a line to the connected client.
    func say(_ line: String) { state.withLock { $0.connections.last }?.deliver(line) }

    func say(_ event: ServerEvent) { say(String(decoding: WireCoder().line(event).dropLast(), as: UTF8.self)) }

    /// Ends the connection; it takes new ones, unless it is away.
    func cut() { state.withLock { $0.connections.last }?.close() }

    func leave() {
        state.withLock { $0.isThere = false }
        cut()
    }

    func comeBack() { state.withLock { $0.isThere = true } }

    func cutAtOnce(_ count: Int) { state.withLock { $0.cutsAtOnce = count } }

    private func received(_ line: [UInt8], _ transport: ScriptedTransport) {
        guard case .request(let message)? = try? WireCoder().clientMessage(line, number: 1),
            case .success(let request) = message.request
        else {
            if case .answer? = try? WireCoder().clientMessage(line, number: 1) {
                ask.yield("answer \(String(decoding: line, as: UTF8.self))")
                return
            }
            ask.yield("not understood: \(String(decoding: line, as: UTF8.self))")
            return
        }
        ask.yield(Self.gist(request))
        guard let id = message.id, let members = answer(request) else { return }
        let name = String(decoding: WireCoder().line(id).dropLast(), as: UTF8.self)
        transport.deliver("{\"id\":\(name),\"jsonrpc\":\"2.0\",\(members)}")
    }

    private func answer(_ request: Request) -> String? {
        state.withLock { state in
            if let own = state.answers[request.method] { return own }
            switch request {
            case .announce, .repeat, .view(.posted), .sonify, .play:
                state.announcements += 1
                return "\"result\":{\"announcement\":\(state.announcements)}"
            case .hello: return Self.result(HelloReply(server: "a", version: "1", languages: [], synthesizer: "e"))
            case .configure: return Self.result(ExploreStory.settings())
            case .status: return Self.result(WatchStory.reply())
            case .cancel: return Self.result(CancelReply(canceled: 1))
            case .history: return Self.result(HistoryReply(announcements: []))
            default: return "\"result\":{}"
            }
        }
    }

    private static func result(_ reply: some Encodable) -> String {
        "\"result\":" + String(decoding: WireCoder().line(reply).dropLast(), as: UTF8.self)
    }

    /// Leaves out the session, which differs each time.
    private static func gist(_ request: Request) -> String {
        if case .hello(let hello) = request { return "hello \(hello.client)" }
        let line = String(decoding: WireCoder().line(RequestMessage(id: nil, request)).dropLast(2), as: UTF8.self)
        let parameters = line.firstRange(of: "\"params\":").map { " \(line[$0.upperBound...])" } ?? ""
        return request.method + parameters
    }
}

/// One connection.
private final class ScriptedTransport: ClientTransport {
    let bytes: AsyncStream<[UInt8]>
    private let down: AsyncStream<[UInt8]>.Continuation
    private let received: @Sendable ([UInt8], ScriptedTransport) -> Void
    private let framer = Mutex(LineFramer())

    init(received: @escaping @Sendable ([UInt8], ScriptedTransport) -> Void) {
        self.received = received
        (bytes, down) = AsyncStream.makeStream(of: [UInt8].self)
    }

    func send(_ bytes: [UInt8]) {
        let lines = framer.withLock { (try? $0.lines(adding: bytes)) ?? [] }
        for line in lines { received(line, self) }
    }

    func deliver(_ line: String) { down.yield(Array("\(line)\n".utf8)) }

    func close() { down.finish() }
}

extension Request {
    fileprivate var method: String {
        let line = String(decoding: WireCoder().line(RequestMessage(id: nil, self)), as: UTF8.self)
        return line.firstMatch(of: /"method":"(\w+)"/).map { String($0.output.1) } ?? ""
    }
}
