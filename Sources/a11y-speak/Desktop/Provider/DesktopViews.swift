// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The views of all clients of the daemon, on the accessibility bus.
final class DesktopViews {
    private let lines: ProgramLines
    private var programs: ProvidedPrograms?
    private let now: () -> Double
    /// What the daemon was told last of who reads the views.
    private var told = PresenceRequest(screenReader: false)
    /// Whether a screen reader follows the focus.
    var isRead = false {
        didSet { tell() }
    }
    /// The daemon knows this connection by this name.
    private static let name = "desktop views"

    /// - Parameters:
    ///   - path: the daemon's socket.
    ///   - now: seconds of the monotonic clock.
    init(path: String, now: @escaping () -> Double) {
        lines = ProgramLines(path: path)
        self.now = now
        programs = ProvidedPrograms { [unowned self] in lines.send($0, as: Self.name, at: self.now()) }
        lines.heard = { [unowned self] _, message in heard(message) }
    }

    /// The daemon tells all that is shown, at once and whenever there is one again.
    func open() {
        lines.keep(Self.name, opening: [.subscribe(SubscribeRequest([.views], scope: .all))], at: now())
    }

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
    var polled: [pollfd] { (programs?.polled ?? []) + lines.polled.map(\.1) }

    /// When ``ready()`` is wanted although nothing has come.
    var wake: Double? { [programs?.wake, lines.wake].compactMap(\.self).min() }

    /// Handles what has come.
    func ready() {
        for line in lines.polled { lines.ready(line.name, at: now()) }
        if let wake = lines.wake, wake <= now() { lines.elapse(at: now()) }
        programs?.ready()
        tell()
    }

    private func heard(_ message: DaemonMessage) {
        switch message {
        // The answer to what the connection begins with: all that is shown follows.
        case .reply(.number(0), _):
            programs?.begin()
            told = PresenceRequest(screenReader: false)
        case .event(.view(let news)): programs?.take(news)
        default: break
        }
    }
}
