// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// `a11y-speak desktop`: one thread around the buses and the daemon's sockets. Performs the steps of ``DesktopBridge``.
final class DesktopService {
    private var bridge = DesktopBridge()
    private let lines: ProgramLines
    private let address: BusAddress
    private lazy var buses = DesktopBuses(address, now: Self.now, note: note) { [unowned self] in take($0) }
    private let views: DesktopViews
    private let note: (String) -> Void
    /// The daemon knows this program, and the screen reader, by this name.
    private static let name = "desktop"

    /// - Parameters:
    ///   - path: the daemon's socket.
    ///   - note: called with a sentence for the log.
    init(path: String, environment: [String: String], note: @escaping (String) -> Void) {
        lines = ProgramLines(path: path)
        views = DesktopViews(path: path, now: Self.now)
        address = BusAddress(environment: environment)
        self.note = note
    }

    /// Seconds of the monotonic clock, by which sd-bus counts too.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }

    /// Runs until it is told to end.
    /// - Returns: the signal that ended it.
    func run() -> Int32 {
        let signals = SignalWatch.descriptor(of: [SIGTERM, SIGINT, SIGHUP])
        lines.keep(Self.name, opening: [], at: Self.now())
        views.open()
        buses.accessibilityIsAt = { [views] in views.bus(at: $0) }
        buses.open()
        while true {
            if let end = wait(signals) { return end }
        }
    }

    /// Waits for the next thing, and does what follows.
    /// - Returns: a signal to end.
    private func wait(_ signals: Int32?) -> Int32? {
        // What sd-bus has read already is handled before anything is waited for.
        buses.ready()
        views.ready()
        let sockets = lines.polled
        var polled = buses.polled
        let first = polled.count
        polled += sockets.map(\.1) + views.polled + [pollfd(fd: signals ?? -1, events: Int16(POLLIN), revents: 0)]
        poll(&polled, nfds_t(polled.count), patience)
        for (socket, news) in zip(sockets, polled[first...]) where news.revents != 0 {
            lines.ready(socket.name, at: Self.now())
        }
        elapse()
        return polled.last?.revents == 0 ? nil : Self.signal(from: signals)
    }

    /// Milliseconds; -1 for ever.
    private var patience: Int32 {
        guard let wake = [bridge.wake, buses.wake, lines.wake, views.wake].compactMap(\.self).min() else { return -1 }
        return Int32(min(max(0, (wake - Self.now()) * 1000).rounded(.up), 3_600_000))
    }

    private func elapse() {
        let now = Self.now()
        if let wake = bridge.wake, wake <= now { take(.elapsed) }
        if let wake = lines.wake, wake <= now { lines.elapse(at: now) }
    }

    private static func signal(from descriptor: Int32?) -> Int32? {
        var byte: UInt8 = 0
        guard let descriptor, read(descriptor, &byte, 1) == 1 else { return nil }
        return Int32(byte)
    }

    private func take(_ event: DesktopEvent) {
        let now = Self.now()
        for step in bridge.take(event, at: now) { perform(step, at: now) }
    }

    private func perform(_ step: DesktopStep, at now: Double) {
        switch step {
        case .identify(let sender): buses.identify(sender)
        case .announce(let program, let request): lines.send(.announce(request), as: program, at: now)
        case .presence: break
        }
    }
}
