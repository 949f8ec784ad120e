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

/// One client: what it asks is carried out and answered line by line, in order. Its elements go with it.
///
/// It knows no socket: lines come in, and its connection takes lines out.
final class Session {
    let id: ClientID
    private(set) var name: String?
    private let daemon: DaemonState
    private let connection: Connection
    private let coder = WireCoder()
    private var elements = KnownElements()
    private var lineNumber = 0
    private var inputHasEnded = false

    init(id: ClientID, daemon: DaemonState, connection: Connection) {
        self.id = id
        self.daemon = daemon
        self.connection = connection
        daemon.sessions[id] = self
    }

    /// Carries out one line.
    func received(_ line: [UInt8]) {
        lineNumber += 1
        do {
            let message = try coder.request(line, number: lineNumber)
            do {
                try carryOut(message.request.get(), id: message.id)
            } catch {
                refuse(message.id, WireError(refusing: error))
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
        if inputHasEnded && !expectsEvents { connection.finish() }
    }

    /// Closes the connection when what was said to it is sent.
    func finish() {
        connection.finish()
    }

    /// The client has gone. What it announced is still said.
    func close() {
        daemon.announcer.forget(id)
        daemon.sessions[id] = nil
    }

    private func carryOut(_ request: Request, id: RequestID?) throws {
        switch request {
        case .hello(let hello):
            name = hello.client
            reply(id, daemon.hello)
        case .announce(let request):
            try post(request.announcement, id: id)
        case .post(let request):
            try post(announcement(for: request), id: id)
        case .rangeChanged(let request):
            try post(request.change.announcement, id: id)
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
        case .status:
            reply(id, daemon.status)
        }
    }

    private func post(_ announcement: Announcement?, id: RequestID?) throws {
        guard let announcement else { return reply(id, AnnouncementReply(announcement: nil)) }
        try daemon.announcer.post(announcement, from: self.id) { reply(id, AnnouncementReply(announcement: $0)) }
    }

    private func subscribe(_ request: SubscribeRequest) {
        guard request.events.contains(.announcements) else { return daemon.announcer.subscribe(id, nil) }
        let subscriber = EventFeed.Subscriber(scope: request.scope) { [coder, connection] in
            connection.notify(coder.line($0))
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

    private func announcement(for request: PostRequest) throws -> Announcement? {
        switch request.argument {
        case nil: nil
        case .text(let text): announcement(of: text, for: request.notification)
        case .element(let element): try announcement(of: elements.remember(element))
        case .elementID(let id): try announcement(of: elements.known(id))
        }
    }

    /// A string is words; with `layoutChanged` and `screenChanged` it may also be the id of an element.
    private func announcement(of text: String, for notification: AccessibilityNotification) -> Announcement {
        let mayNameElement = notification == .layoutChanged || notification == .screenChanged
        guard mayNameElement, let element = elements.find(text) else { return Announcement(.text(text)) }
        return announcement(of: element)
    }

    private func announcement(of element: ElementSnapshot) -> Announcement {
        Announcement(.element(element), delivery: Delivery(language: element.language))
    }

    private func reply(_ id: RequestID?, _ result: some Codable & Sendable) {
        guard let id else { return }
        connection.reply(coder.line(ReplyMessage(id: id, result: result)))
    }

    private func refuse(_ id: RequestID?, _ error: WireError) {
        if let id {
            connection.reply(coder.line(ReplyMessage(id: id, error: error)))
        } else {
            complain(error)
        }
    }
}
