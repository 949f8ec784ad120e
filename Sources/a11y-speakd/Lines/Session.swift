// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol

/// The output of a session.
struct LineConnection {
    /// Sends an answer.
    var reply: ([UInt8]) -> Void
    /// Sends an event, which a client that does not read may lose.
    var notify: ([UInt8]) -> Void
    /// Closes once all output is sent.
    var finish: () -> Void
}

/// Adapts a client that speaks JSON lines: carries out and answers each line, in order.
///
/// It knows no socket: it receives lines, and its connection sends lines.
final class Session: ElementAdapter {
    let client: Client
    let connection: LineConnection
    let coder = WireCoder()
    /// The client's name, from its `hello`.
    private var name: String?
    private var lineNumber = 0
    /// The line being carried out.
    private var line: [UInt8] = []
    private var inputHasEnded = false
    var clients: Clients { client.clients }
    var names: [String] { [name].compactMap(\.self) }

    init(client: Client, connection: LineConnection) {
        self.client = client
        self.connection = connection
        client.adapter = self
    }

    /// Carries out what the client has sent.
    func take(_ step: LineIntake.Step) {
        switch step {
        case .line(let line): received(line)
        case .tooLong(let limit):
            refuseLine(.tooLong(limit: limit))
            connection.finish()
        case .unfinished: refuseLine(.unfinished)
        case .end: inputEnded()
        }
    }

    /// Carries out one line.
    func received(_ line: [UInt8]) {
        guard clients.isConnected(client) else { return }
        lineNumber += 1
        self.line = line
        do {
            switch try coder.clientMessage(line, number: lineNumber) {
            case .request(let message): carryOut(message)
            case .answer(let id, let answer): try clients.actions.answered(id, by: client.id, answer)
            }
        } catch {
            refuse(.null, error)
        }
    }

    /// Refuses a line that could not be received.
    private func refuseLine(_ error: WireError) {
        lineNumber += 1
        complain(error)
    }

    /// Reports an error of the connection rather than of a request.
    func complain(_ error: WireError) {
        connection.reply(coder.line(ServerEvent.rejected(RejectedEvent(line: lineNumber, error: error))))
    }

    /// The client has sent its last line; it may still read.
    func inputEnded() {
        inputHasEnded = true
        client.inputEnded()
        finishWhenServed()
    }

    /// The connection is closed.
    func close() { client.leave() }

    func ask(_ request: PerformRequest, as question: RequestID) {
        // The request is sent like an event: an owner that does not read may lose it, and then does not answer.
        connection.notify(coder.line(RequestMessage(id: question, .perform(request))))
    }

    func finishWhenServed() {
        if inputHasEnded && client.isServed { connection.finish() }
    }

    func finish() { connection.finish() }
}

/// Answers to requests.
extension Session {
    func reply(_ id: RequestID?, _ result: some Codable & Sendable) {
        guard let id else { return }
        connection.reply(coder.line(ReplyMessage(id: id, result: result)))
    }

    /// Answers a request that may have made an announcement. The announcement's id is the most frequent answer of all,
    /// so it is encoded by a shortcut.
    func reply(_ id: RequestID?, announcement: AnnouncementID?) {
        guard let id else { return }
        guard let announcement else { return reply(id, AnnouncementReply(announcement: nil)) }
        connection.reply(coder.line(answering: id, with: announcement))
    }

    /// Answers first, so that the events of the effect follow the answer.
    private func done(_ id: RequestID?, effect: () -> Void) {
        reply(id, NoResult())
        effect()
    }

    func refuse(_ id: RequestID?, _ error: WireError) {
        if let id {
            connection.reply(coder.line(ReplyMessage(id: id, error: error)))
        } else {
            complain(error)
        }
    }
}

extension Session {
    private func carryOut(_ message: RequestMessage) {
        do {
            let request = try message.request.get()
            if !isRepetition(request, id: message.id) { try carryOut(request, id: message.id) }
        } catch {
            refuse(message.id, WireError(refusing: client.explained(error)))
        }
    }

    private func carryOut(_ request: Request, id: RequestID?) throws {
        switch request {
        case .hello(let hello): try greet(hello, id: id)
        case .announce(let request) where request.appendsTo != nil:
            try client.append(request, for: client.key(id)) { reply(id, announcement: $0) }
        case .announce(let request):
            try client.post(request.read(), for: client.key(id), line: line) { reply(id, announcement: $0) }
        case .view(.focused(.elementID(let name))), .view(.focused(.text(let name))):
            try client.moveFocus(to: name, request: id) { reply(id, announcement: $0) }
        case .moveFocus(let name, let owner):
            try client.moveFocus(to: name, of: owner, request: id) { reply(id, announcement: $0) }
        case .view(let event): try take(event, id: id)
        case .displayFocused(let element): try display(element, id: id)
        case .chart(.commanded(let chart, let command, let series)):
            try client.perform(command, on: chart, series: series, request: id) { reply(id, $0) }
        case .chart(let event): try client.take(event, request: id) { reply(id, announcement: $0) }
        case .visit(let asked): try client.visit(asked, request: id) { reply(id, $0) }
        case .readChart(let request): reply(id, try client.read(request))
        case .readPoints(let request): reply(id, try client.read(request))
        case .sonify(let wish): try client.play(wish, request: id) { reply(id, announcement: $0) }
        case .play(let wish): try client.play(wish, request: id) { reply(id, announcement: $0) }
        case .tone(let wish):
            try clients.play(wish, of: client)
            reply(id, NoResult())
        case .monitor(let request): try client.monitor(request, request: id) { reply(id, announcement: $0) }
        case .freeze: done(id) { clients.live.change { $0.freeze() } }
        case .catchUp: done(id) { clients.live.tell { $0.catchUp(now: $1) } }
        case .perform(let request): try perform(request, id: id)
        case .cancel(let request):
            client.cancel(request) { reply(id, CancelReply(canceled: $0)) }
        case .acknowledge(let scope):
            client.acknowledge(scope) { reply(id, AcknowledgeReply(acknowledged: $0)) }
        case .presence(let claim): done(id) { clients.note(claim, of: client) }
        case .subscribe(let request): subscribe(request, id: id)
        case .pause(let request): done(id) { client.pause(request) }
        case .resume: done(id) { client.resume() }
        case .navigate(let request): reply(id, try client.navigate(request))
        case .repeat: try client.repeatLast(for: client.key(id)) { reply(id, announcement: $0) }
        case .history(let request): reply(id, try clients.report.history(request))
        case .status(let request): reply(id, try clients.report.status(request, askedBy: client))
        case .voices(let request):
            let engines = request.language == nil ? clients.facts.engines() : []
            reply(id, VoicesReply(request, from: clients.voices, engines.map { EngineFigures($0) }))
        case .configure(let request): reply(id, try clients.configure(request))
        }
    }

    private func greet(_ hello: HelloRequest, id: RequestID?) throws(WireError) {
        if let key = hello.session, key != client.resumeKey {
            guard lineNumber == 1 else {
                throw WireError(.invalidParams, "\"session\" is for the first line of a connection only.")
            }
            clients.resume(client, under: key)
        }
        name = hello.client
        client.introduced()
        reply(id, clients.hello)
    }

    private func take(_ event: ViewEvent, id: RequestID?) throws {
        try client.take(event, request: id) { reply(id, announcement: $0) }
    }

    /// Displays again an element that has the focus, after a new connection.
    private func display(_ focused: ElementSnapshot, id: RequestID?) throws {
        try take(.willDisplay(focused), id: id)
        if let element = focused.id { client.focusIsKnown(on: element) }
    }

    private func perform(_ request: PerformRequest, id: RequestID?) throws {
        try client.perform(request) { [weak self] answer in
            switch answer {
            case .success(let result): self?.reply(id, result)
            case .failure(let error): self?.refuse(id, error)
            }
        }
    }

    private func subscribe(_ request: SubscribeRequest, id: RequestID?) {
        defer {
            reply(id, NoResult())
            if request.events.contains(.views) { sendShownViews() }
            if request.events.contains(.presence) {
                connection.reply(coder.line(ServerEvent.presence(clients.screenReader)))
            }
        }
        guard !request.events.isEmpty else { return client.subscribe(nil) }
        let name: ((ClientID) -> String?)? = request.scope == .own ? nil : { [weak clients] in clients?.name(of: $0) }
        let subscriber = EventFeed.Subscriber(scope: request.scope, events: request.events) { [coder, connection] in
            connection.notify(coder.line(ServerEvent($0, name: name)))
        }
        client.subscribe(subscriber)
    }

    /// The events are sent like replies, so that a subscriber that does not read at once loses none.
    private func sendShownViews() {
        let end = ViewUpdate(connection: nil, client: nil, .complete)
        for news in clients.all.flatMap(\.shown) + [end] { connection.reply(coder.line(ServerEvent.view(news))) }
    }
}

/// After a lost connection, a client repeats the requests that got no reply.
extension Session {
    /// Whether a request with that id made an announcement already. If so, answers it again and sends the latest event
    /// of the announcement.
    func isRepetition(_ request: Request, id: RequestID?) -> Bool {
        guard let announcement = client.madeAnnouncement(id) else { return false }
        switch request {
        case .chart(.commanded), .visit:
            reply(id, ChartCommandReply(handled: true, announcement: announcement, cursor: nil))
        default: reply(id, announcement: announcement)
        }
        if let event = client.latestEvent(of: announcement) {
            connection.notify(coder.line(ServerEvent.announcement(event)))
        }
        return true
    }
}
