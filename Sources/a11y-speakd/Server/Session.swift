// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

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
    let id: ClientID
    private(set) var name: String?
    let daemon: DaemonState
    let connection: Connection
    let coder = WireCoder()
    /// What the client displays, and where its user is.
    var screen = AccessibilityScreen()
    /// The charts that it shows.
    var charts = DisplayedCharts()
    /// How many of its requests others must answer first.
    var unanswered = 0
    private var lineNumber = 0
    private var inputHasEnded = false

    init(id: ClientID, daemon: DaemonState, connection: Connection) {
        self.id = id
        self.daemon = daemon
        self.connection = connection
        daemon.sessions[id] = self
        daemon.clients[id] = self
    }

    /// Carries out one line.
    func received(_ line: [UInt8]) {
        lineNumber += 1
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
            try carryOut(message.request.get(), id: message.id)
        } catch {
            refuse(message.id, WireError(refusing: error))
        }
    }

    private func carryOut(_ request: Request, id: RequestID?) throws {
        switch request {
        case .hello(let hello):
            name = hello.client
            reply(id, daemon.hello)
        case .announce(let request): try post(request.announcement, id: id)
        case .post(let request): try tell(.posted(request.notification, request.argument), id: id)
        case .focus(let request): try focus(request, id: id)
        case .willDisplay(let request): try tell(.willDisplay(request.element), id: id)
        case .didEndDisplay(let request): try tell(.didEndDisplay(request.element), id: id)
        case .invalidated(let request): try tell(.invalidated(request.change, cause: request.cause), id: id)
        case .describeChart(let request): try tell(.described(request.chart), id: id)
        case .rangeChanged(let request): try tell(.rangeChanged(request.change), id: id)
        case .appendPoints(let request):
            try tell(.appended(chart: request.chart, series: request.series, points: request.points), id: id)
        case .removeChart(let request): try tell(.removed(request.chart), id: id)
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

    func post(_ announcement: Announcement?, id: RequestID?) throws {
        guard let announcement else { return reply(id, AnnouncementReply(announcement: nil)) }
        try daemon.announcer.post(announcement, from: self.id) { reply(id, AnnouncementReply(announcement: $0)) }
    }

    private func subscribe(_ request: SubscribeRequest) {
        guard !request.events.isEmpty else { return daemon.announcer.subscribe(id, nil) }
        let subscriber = EventFeed.Subscriber(scope: request.scope, events: request.events) { [coder, connection] in
            connection.notify(coder.line(ServerEvent($0)))
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
