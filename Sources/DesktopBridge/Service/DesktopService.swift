// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Glibc
import Wording

/// `a11y-speak desktop`: one thread that serves the buses and the daemon's sockets. Performs the steps of
/// ``DesktopBridge``.
package final class DesktopService {
    /// Announces nothing until the daemon has sent the user's settings.
    private var bridge = DesktopBridge(
        DesktopSettings(announcements: .off, liveRegions: .off, notifications: .off))
    private let lines: ProgramConnections
    private let address: BusAddress
    private let views: DesktopViews
    private let toolkits: Toolkits
    private lazy var buses = DesktopBuses(address, toolkits: toolkits, now: { SteadyClock.now }, note: note) {
        [unowned self] in take($0)
    }
    private let note: (String) -> Void
    private let coder = WireCoder()
    /// The user's settings of the desktop; nil while no portal has told them.
    private var display: DisplaySettings?
    /// The name of this program's own connection to the daemon.
    private static let name = "desktop"
    /// The id of requests for the user's settings.
    private static let settings: RequestID = "settings"
    /// When to release the code that only a start needs; nil when nothing is to be released.
    private var settled: Double?
    /// Seconds after the accessibility bus appears or is lost until its programs have settled.
    private static let settling = 1.0

    /// - Parameters:
    ///   - path: the daemon's socket.
    ///   - note: called with a sentence for the log.
    package init(path: String, environment: [String: String], note: @escaping (String) -> Void) {
        lines = ProgramConnections(path: path)
        views = DesktopViews(path: path, now: { SteadyClock.now })
        toolkits = Toolkits(socket: path)
        address = BusAddress(environment: environment)
        self.note = note
    }

    /// Runs until a signal ends it.
    /// - Returns: the signal.
    package func run() -> Int32 {
        let signals = SignalWatch.descriptor(of: [SIGTERM, SIGINT, SIGHUP])
        views.open()
        buses.accessibilityIsAt = { [unowned self] in
            views.bus(at: $0)
            settled = SteadyClock.now + Self.settling
        }
        views.programChanged = { [unowned self] in buses.needDisplay() }
        buses.displayIs = { [unowned self] in
            display = $0
            keepControlConnection(at: SteadyClock.now)
        }
        lines.received = { [unowned self] in received($0) }
        keepControlConnection(at: SteadyClock.now)
        buses.open()
        while true {
            switch wait(signals) {
            case nil: break
            case SIGHUP?: askForSettings()
            case let end?:
                leave()
                return end
            }
        }
    }

    /// Reverts the settings of the toolkits. Waits for a second at most.
    private func leave() {
        var isDone = false
        let end = SteadyClock.now + 1
        buses.leave { isDone = true }
        while !isDone, SteadyClock.now < end {
            var polled = buses.polled
            poll(&polled, nfds_t(polled.count), 50)
            buses.ready()
        }
        buses.ready()
    }

    /// Waits for the next event and handles it.
    /// - Returns: a received signal.
    private func wait(_ signals: Int32?) -> Int32? {
        var polled = buses.polled + lines.polled + views.polled
        polled.append(pollfd(fd: signals ?? -1, events: Int16(POLLIN), revents: 0))
        poll(&polled, nfds_t(polled.count), patience)
        let news = ReadyDescriptors(polled, at: SteadyClock.now)
        if news.concerns(buses.polled, due: buses.wake) { buses.ready() }
        views.ready(news)
        lines.ready(news)
        elapse()
        return polled.last?.revents == 0 ? nil : Self.signal(from: signals)
    }

    /// Milliseconds; -1 for no limit.
    private var patience: Int32 {
        let wakes = [bridge.wake, buses.wake, lines.wake, views.wake, settled]
        guard let wake = wakes.compactMap(\.self).min() else { return -1 }
        return Int32(min(max(0, (wake - SteadyClock.now) * 1000).rounded(.up), 3_600_000))
    }

    private func elapse() {
        let now = SteadyClock.now
        if let wake = bridge.wake, wake <= now { take(.elapsed) }
        if let wake = settled, wake <= now {
            settled = nil
            MappedCode.forget()
        }
    }

    private static func signal(from descriptor: Int32?) -> Int32? {
        var byte: UInt8 = 0
        guard let descriptor, read(descriptor, &byte, 1) == 1 else { return nil }
        return Int32(byte)
    }

    private func take(_ event: DesktopEvent) {
        let now = SteadyClock.now
        for step in bridge.take(event, at: now) { perform(step, at: now) }
    }

    private func perform(_ step: DesktopStep, at now: Double) {
        switch step {
        case .identify(let sender): buses.identify(sender)
        case .describe(let object): buses.describe(object)
        case .read(let object): buses.read(object)
        case .announce(let program, let request, let isFollowed):
            // The reply to a notification's announcement has the slot as its id.
            let id = isFollowed ? request.slot.map(RequestID.string) : nil
            lines.send(.announce(request), as: program, id: id ?? .null, isFollowed: isFollowed, at: now)
        case .cancel(let program, let id): lines.send(.cancel(.announcement(id)), as: program, at: now)
        case .tone(let program, let seconds):
            lines.send(.tone(.sounds(FloodTone.tone(seconds: seconds))), as: program, at: now)
        case .presence(let isPresent):
            keepControlConnection(at: now)
            views.isRead = isPresent
        }
    }

    /// Keeps the connection in this program's own name. It receives the user's settings and reports the presence of a
    /// screen reader.
    private func keepControlConnection(at now: Double) {
        let presence = PresenceRequest(screenReader: bridge.readers.isPresent, display: display)
        let opening = [
            OpeningRequest(id: Self.settings, request: .configure(ConfigureRequest())),
            OpeningRequest(id: .null, request: .presence(presence)),
        ]
        lines.keep(Self.name, events: [.settings], opening: opening, at: now)
    }

    private func askForSettings() {
        lines.send(.configure(ConfigureRequest()), as: Self.name, id: Self.settings, at: SteadyClock.now)
    }

    private func received(_ message: DaemonMessage) {
        switch message {
        case .event(.settings): askForSettings()
        case .event(.announcement(let event)): received(event)
        case .reply(Self.settings, let line): configured(line)
        case .reply(.string(let slot), let line): accepted(line, slot: slot)
        default: break
        }
    }

    private func received(_ event: AnnouncementEvent) {
        switch AnnouncementState(name: event.state) {
        case .began: take(.began(event.id))
        case .ended: take(.ended(event.id))
        case .queued, nil: break
        }
    }

    private func accepted(_ line: [UInt8], slot: String) {
        guard let id = try? coder.reply(line, as: AnnouncementReply.self).result?.announcement else { return }
        take(.accepted(id, slot: slot))
    }

    private func configured(_ line: [UInt8]) {
        guard let reply = try? coder.reply(line, as: SettingsReply.self).result else { return }
        let settings = reply.desktop ?? DesktopSettings()
        take(.configured(settings))
        if let language = SpokenLanguage(tag: reply.language) { views.word(in: language) }
        buses.want(settings.enableToolkits ? Self.events(settings) : nil)
    }

    private static func events(_ settings: DesktopSettings) -> [String] {
        let live = ["object:text-changed:insert", "object:children-changed:add", "object:state-changed:showing"]
        return ["object:announcement"] + (settings.liveRegions == .off ? [] : live)
    }
}
