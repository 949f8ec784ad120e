// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Glibc
import Wording

/// Puts the views of all clients of the daemon on the accessibility bus.
final class DesktopViews {
    private let lines: ProgramConnections
    private var programs: ProvidedPrograms?
    private let now: () -> Double
    private let coder = WireCoder()
    /// The last report to the daemon about the views that a screen reader reads.
    private var told = PresenceRequest(screenReader: false)
    /// The requested pages of points, by the number of the request.
    private var asked: [Int: (String, PointPage)] = [:]
    private var lastNumber = 0
    /// Whether the daemon was asked to send all views again.
    private var isAsked = false
    /// Whether a screen reader follows the focus.
    var isRead = false {
        didSet { tell() }
    }
    /// Called with each change of a program's view.
    var programChanged: () -> Void = {}
    /// The name of this connection to the daemon.
    private static let name = "desktop views"
    /// Requests to a program have their own connection: a slow program then delays no other.
    private static func actions(of connection: String) -> String { "desktop actions of \(connection)" }

    /// - Parameters:
    ///   - path: the daemon's socket.
    ///   - now: seconds of the monotonic clock.
    init(path: String, now: @escaping () -> Double) {
        lines = ProgramConnections(path: path)
        self.now = now
        programs = ProvidedPrograms(now: now) { [unowned self] in perform($1, of: $0) }
        lines.received = { [unowned self] in received($0) }
    }

    /// Subscribes to all views, again on each new connection.
    func open() {
        lines.keep(Self.name, opening: [OpeningRequest(id: Self.shown, request: Self.subscription)], at: now())
    }

    /// The id of the first request on a connection, and of the request to send all views again.
    private static let (shown, again): (RequestID, RequestID) = ("shown", "again")
    private static let subscription = Request.subscribe(SubscribeRequest([.views], scope: .all))

    /// Sets the language of the words.
    func word(in language: SpokenLanguage) { programs?.wording.language = language }

    /// Reports to the daemon which views a screen reader reads, when that has changed.
    private func tell() {
        let claim = PresenceRequest(screenReader: isRead, views: isRead ? programs?.read ?? [] : [])
        guard claim != told else { return }
        told = claim
        lines.send(.presence(claim), as: Self.name, at: now())
    }

    /// The accessibility bus has appeared, or is lost when the address is nil.
    func bus(at address: String?) { programs?.bus(at: address) }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { (programs?.polled ?? []) + lines.polled }

    /// When ``ready(_:)`` must be called even without events.
    var wake: Double? { [programs?.wake, lines.wake].compactMap(\.self).min() }

    /// Handles received messages.
    func ready(_ news: ReadyDescriptors) {
        lines.ready(news)
        programs?.ready(news)
        tell()
    }

    private func perform(_ request: ProviderRequest, of connection: String) {
        switch request {
        case .perform(let action, let target):
            let request = PerformRequest(action, of: target, client: connection)
            lines.send(.perform(request), as: Self.actions(of: connection), at: now())
        case .focus(let element):
            lines.send(.moveFocus(to: element, client: connection), as: Self.actions(of: connection), at: now())
        case .points(let page):
            guard let request = programs?.request(for: page, of: connection) else { return }
            lastNumber += 1
            asked[lastNumber] = (connection, page)
            lines.send(.readPoints(request), as: Self.name, id: .number(lastNumber), at: now())
        }
    }

    private func received(_ message: DaemonMessage) {
        switch message {
        // The daemon sends all views after this reply.
        case .reply(Self.shown, _):
            programs?.begin()
            (told, asked, isAsked) = (PresenceRequest(screenReader: false), [:], false)
        case .reply(Self.again, _) where isAsked:
            isAsked = false
            programs?.beginResync()
        case .reply(.number(let number), let line):
            guard let (connection, page) = asked.removeValue(forKey: number) else { return }
            programs?.take(try? coder.reply(line, as: ReadPointsReply.self).result, for: page, of: connection)
        case .event(.view(let news)):
            if news.connection != nil { programChanged() }
            programs?.take(news)
        // The daemon dropped some events because this program read too slowly.
        case .event(.rejected(let event)) where event.code == .slowReader && !isAsked:
            isAsked = true
            lines.send(Self.subscription, as: Self.name, id: Self.again, at: now())
        default: break
        }
    }
}
