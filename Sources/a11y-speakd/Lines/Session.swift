// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The way back to a client.
struct Connection {
    /// Takes an answer out.
    var reply: ([UInt8]) -> Void
    /// Takes an event out, which a client that does not read may lose.
    var notify: ([UInt8]) -> Void
    /// Closes when everything is sent.
    var finish: () -> Void
}

/// One client: what it asks is carried out and answered line by line, in order. Its views go with it.
///
/// It knows no socket: lines come in, and its connection takes lines out.
final class Session: ConnectedClient {
    private(set) var id: ClientID
    private(set) var name: String?
    var process: PeerProcess?
    var names: [String] { [name, process?.name].compactMap(\.self) }
    /// Its client's own name for all its connections, when it has one.
    private(set) var session: String?
    let daemon: Clients
    let connection: Connection
    let coder = WireCoder()
    /// What the client displays, and where its user is.
    var screen = AccessibilityScreen()
    /// The charts that it shows.
    var charts = DisplayedCharts()
    /// How many of its requests others must answer first.
    var unanswered = 0
    private var lineNumber = 0
    /// The line that is carried out.
    private var line: [UInt8] = []
    private var inputHasEnded = false
    /// Another connection has taken its place: it asks nothing any more.
    private var isSuperseded = false

    init(id: ClientID, daemon: Clients, connection: Connection) {
        self.id = id
        self.daemon = daemon
        self.connection = connection
        daemon.sessions[id] = self
        daemon.clients[id] = self
    }

    /// Carries out one line.
    func received(_ line: [UInt8]) {
        guard !isSuperseded else { return }
        lineNumber += 1
        self.line = line
        do {
            switch try coder.clientMessage(line, number: lineNumber) {
            case .request(let message): carryOut(message)
            case .answer(let id, let answer): try daemon.actions.answered(id, by: self.id, answer)
            }
        } catch {
            refuse(.null, error)
        }
    }

    /// A line that could not even be taken in.
    func refuseLine(_ error: WireError) {
        lineNumber += 1
        complain(error)
    }

    /// Tells what is wrong with the connection rather than with a request.
    func complain(_ error: WireError) {
        connection.reply(coder.line(ServerEvent.rejected(RejectedEvent(line: lineNumber, error: error))))
    }

    /// The client has sent its last line; it may still read.
    func inputEnded() {
        inputHasEnded = true
        finishWhenServed()
    }

    /// Closes the connection once its client has sent its last line and waits for nothing more.
    func finishWhenServed() {
        let expectsEvents = daemon.announcer.feed.isSubscribed(id) && daemon.announcer.open[id] != nil
        if inputHasEnded && !expectsEvents && unanswered == 0 { connection.finish() }
    }

    /// Closes the connection when what was said to it is sent.
    func finish() {
        connection.finish()
    }

    /// The client has gone. What it announced is still said.
    func close() {
        daemon.announcer.forget(id)
        daemon.gone(self)
        daemon.actions.gone(id)
        daemon.live.change { $0.forget(id) }
    }

    func reply(_ id: RequestID?, _ result: some Codable & Sendable) {
        guard let id else { return }
        connection.reply(coder.line(ReplyMessage(id: id, result: result)))
    }

    /// To a request that made an announcement, the answer that is sent most.
    func reply(_ id: RequestID?, announcement: AnnouncementID) {
        if let id { connection.reply(coder.line(answering: id, with: announcement)) }
    }

    func refuse(_ id: RequestID?, _ error: WireError) {
        if let id {
            connection.reply(coder.line(ReplyMessage(id: id, error: error)))
        } else {
            complain(error)
        }
    }
}

/// Who it is.
extension Session {
    private func greet(_ hello: HelloRequest, id: RequestID?) throws(WireError) {
        if let session = hello.session, session != self.session {
            guard lineNumber == 1 else {
                throw WireError(.invalidParams, "\"session\" is told in the first line of a connection, or not at all.")
            }
            takeUp(session)
        }
        name = hello.client
        daemon.announcer.journal?.forget(self.id)
        reply(id, daemon.hello)
    }

    /// Goes on where the client's last connection has ended, or ends now.
    private func takeUp(_ session: String) {
        self.session = session
        daemon.sessions[id] = nil
        daemon.clients[id] = nil
        if let former = daemon.identities[session] {
            daemon.sessions[former]?.giveWay()
            id = former
        } else {
            daemon.identities.remember(session, id)
        }
        daemon.sessions[id] = self
        daemon.clients[id] = self
    }

    private func giveWay() {
        close()
        isSuperseded = true
        id = daemon.nextClient()
        connection.finish()
    }
}

extension Session {
    private func carryOut(_ message: RequestMessage) {
        do {
            let request = try message.request.get()
            if try !isRepetition(request, id: message.id) { try carryOut(request, id: message.id) }
        } catch {
            refuse(message.id, WireError(refusing: error))
        }
    }

    private func carryOut(_ request: Request, id: RequestID?) throws {
        switch request {
        case .hello(let hello): try greet(hello, id: id)
        case .announce(let request): try post(request.announcement, id: id, source: line)
        case .post(let request): try tell(.posted(request.notification, request.argument), id: id)
        case .focus(let request): try focus(request, id: id)
        case .willDisplay(let request):
            try tell(.willDisplay(request.element), id: id)
            if request.hasFocus, let element = request.element.id { screen.focusIsKnown(on: element) }
        case .didEndDisplay(let request): try tell(.didEndDisplay(request.element), id: id)
        case .invalidated(let request): try tell(.invalidated(request.change, cause: request.cause), id: id)
        case .describeChart, .rangeChanged, .appendPoints, .removeChart:
            if let event = request.chartEvent { try tell(event, id: id) }
        case .chart(let request): try command(request, id: id)
        case .monitor(let request): try monitor(request, id: id)
        case .freeze:
            reply(id, NoResult())
            daemon.live.change { $0.freeze() }
        case .catchUp:
            reply(id, NoResult())
            daemon.live.tell { $0.catchUp(now: $1) }
        case .perform(let request): try perform(request, id: id)
        case .cancel(let request):
            daemon.announcer.cancel(scope(of: request)) { reply(id, CancelReply(canceled: $0)) }
        case .subscribe(let request):
            subscribe(request)
            reply(id, NoResult())
        case .pause:
            reply(id, NoResult())
            daemon.announcer.pause()
        case .resume:
            reply(id, NoResult())
            daemon.announcer.resume()
        case .repeat: try sayAgain(id: id)
        case .history(let request): reply(id, try history(request))
        case .status(let request): reply(id, try status(request))
        case .voices(let request): reply(id, daemon.voices(request))
        case .configure(let request): reply(id, try configure(request))
        }
    }

    func post(_ announcement: Announcement?, id: RequestID?, source: [UInt8]? = nil) throws {
        guard let announcement else { return reply(id, AnnouncementReply(announcement: nil)) }
        try post(announcement, from: self.id, id: id, source: source) { announcement in
            reply(id, announcement: announcement)
        }
    }

    /// - Parameter client: in whose name.
    func post(
        _ announcement: Announcement, from client: ClientID, id: RequestID?, source: [UInt8]? = nil,
        accepted: (AnnouncementID) -> Void
    ) throws {
        let key = session == nil ? nil : id.map { AcceptedRequests.Key(client: self.id, request: $0) }
        let source = source.map { JournalSource(line: $0, request: key?.request) }
        try daemon.announcer.post(announcement, from: client, source: source) { announcement in
            if let key { daemon.announcer.requests.remember(key, announcement) }
            accepted(announcement)
        }
    }

    private func subscribe(_ request: SubscribeRequest) {
        guard !request.events.isEmpty else { return daemon.announcer.subscribe(id, nil) }
        let name: ((ClientID) -> String?)? = request.scope == .own ? nil : { [weak daemon] in daemon?.name(of: $0) }
        let subscriber = EventFeed.Subscriber(scope: request.scope, events: request.events) { [coder, connection] in
            connection.notify(coder.line(ServerEvent($0, name: name)))
        }
        daemon.announcer.subscribe(id, subscriber)
    }

    private func scope(of request: CancelRequest) -> CancelScope {
        switch request {
        case .announcement(let announcement): .announcement(announcement)
        case .own: .client(id)
        case .all: .all
        }
    }
}
