// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Wording

/// The views of all clients of the daemon, on the accessibility bus.
final class DesktopViews {
    private let lines: ProgramLines
    private var programs: ProvidedPrograms?
    private let now: () -> Double
    private let coder = WireCoder()
    /// What the daemon was told last of who reads the views.
    private var told = PresenceRequest(screenReader: false)
    /// The pages of points that it was asked for, by the numbers of the requests.
    private var asked: [Int: (String, PointPage)] = [:]
    private var lastNumber = 0
    /// Whether the daemon was asked to tell all that is shown again.
    private var isAsked = false
    /// Whether a screen reader follows the focus.
    var isRead = false {
        didSet { tell() }
    }
    /// The daemon knows this connection by this name.
    private static let name = "desktop views"
    /// What is asked of a program has a line of its own: it may take its time, and others wait for none of it.
    private static func actions(of connection: String) -> String { "desktop actions of \(connection)" }

    /// - Parameters:
    ///   - path: the daemon's socket.
    ///   - now: seconds of the monotonic clock.
    init(path: String, now: @escaping () -> Double) {
        lines = ProgramLines(path: path)
        self.now = now
        programs = ProvidedPrograms(now: now) { [unowned self] in perform($1, of: $0) }
        lines.received = { [unowned self] in received($0) }
    }

    /// The daemon tells all that is shown, at once and whenever there is one again.
    func open() {
        lines.keep(Self.name, opening: [OpeningRequest(id: Self.shown, request: Self.subscription)], at: now())
    }

    /// The id of the request with which a connection begins, and of the one to tell all that is shown again.
    private static let (shown, again): (RequestID, RequestID) = ("shown", "again")
    private static let subscription = Request.subscribe(SubscribeRequest([.views], scope: .all))

    /// The words are in the user's language.
    func word(in language: SpokenLanguage) { programs?.wording.language = language }

    /// Tells the daemon whose views a screen reader reads, when that is different.
    private func tell() {
        let claim = PresenceRequest(screenReader: isRead, views: isRead ? programs?.read ?? [] : [])
        guard claim != told else { return }
        told = claim
        lines.send(.presence(claim), as: Self.name, at: now())
    }

    /// The accessibility bus is there, or has gone.
    func bus(at address: String?) { programs?.bus(at: address) }

    /// What to wait for with poll.
    var polled: [pollfd] { (programs?.polled ?? []) + lines.polled }

    /// When ``ready(_:)`` is wanted although nothing has come.
    var wake: Double? { [programs?.wake, lines.wake].compactMap(\.self).min() }

    /// Handles what has come.
    func ready(_ news: PollNews) {
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
        // All that is shown follows.
        case .reply(Self.shown, _):
            programs?.begin()
            (told, asked, isAsked) = (PresenceRequest(screenReader: false), [:], false)
        case .reply(Self.again, _) where isAsked:
            isAsked = false
            programs?.beginAgain()
        case .reply(.number(let number), let line):
            guard let (connection, page) = asked.removeValue(forKey: number) else { return }
            programs?.take(try? coder.reply(line, as: ReadPointsReply.self).result, for: page, of: connection)
        case .event(.view(let news)): programs?.take(news)
        // More came than was read, and some of it has not been told.
        case .event(.rejected(let event)) where event.code == .slowReader && !isAsked:
            isAsked = true
            lines.send(Self.subscription, as: Self.name, id: Self.again, at: now())
        default: break
        }
    }
}
