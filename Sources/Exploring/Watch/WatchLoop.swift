// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Glibc

/// Passes keys, the daemon's events and signals to a watcher in order, and performs its steps.
package final class WatchLoop {
    /// The shortest time between two drawings, and between two requests for the queue.
    private static let frame = Duration.milliseconds(50)
    /// The interval of updates for ages that grow, and for reasons that change without an event.
    private static let pulse = Duration.seconds(1)
    private let bell: Bell<WatchWake>
    private var wakes: AsyncStream<WatchWake>.Iterator
    private let link: LiveLink
    private let display: TerminalDisplay<WatchScreen>
    private let print: (WatchChange) -> Void
    private var watcher = Watcher()
    /// The daemon's time when the bell's clock was zero.
    private var epoch: Double?
    private var isStale = false
    private var lastAsk = Duration.zero
    private var isDirty = true
    private var lastDraw: Duration?

    /// - Parameters:
    ///   - display: called after the connection is made.
    ///   - print: receives all news; prints it as lines where requested.
    /// - Throws: a ``ClientError`` when no daemon runs.
    package init(
        daemon: DaemonLink, isHighContrast: Bool, bell: Bell<WatchWake> = Bell(),
        display: () -> TerminalDisplay<WatchScreen>,
        print: @escaping (TerminalDisplay<WatchScreen>, WatchChange) -> Void
    ) async throws {
        self.bell = bell
        wakes = bell.wakes.makeAsyncIterator()
        link = try await LiveLink(to: daemon, as: "a11y-speak watch", opening: WatchWake.opening) {
            WatchWake($0).map(bell.ring)
        }
        let made = display()
        self.display = made
        self.print = { print(made, $0) }
        watcher.isHighContrast = isHighContrast
    }

    /// Runs until the user leaves.
    /// - Returns: the exit code; 130 for Control-C, as a shell reports it, and likewise for other signals.
    package func run() async -> Int32 {
        let status = await work()
        display.end()
        await link.close()
        return status
    }

    private func work() async -> Int32 {
        bell.listen(to: display.descriptor)
        if let size = display.size { watcher.size = size }
        while let wake = await wakes.next() {
            switch wake {
            case .event(let event): take(event)
            case .refused(let reason): _ = await perform(watcher.refused(reason))
            case .keys:
                guard let keys = display.keys() else { return 128 + SIGHUP }
                for key in keys {
                    guard await perform(watcher.take(key)) else { return 0 }
                }
                bell.listenAgain()
            case .signal(SIGWINCH):
                display.resize()
                if let size = display.size { watcher.size = size }
            case .signal(let number): return 128 + number
            case .timer: bell.hasRung()
            }
            if case .timer = wake {} else { isDirty = true }
            await keepUp()
        }
        return 0
    }

    private func take(_ event: WatchEvent) {
        switch event {
        case .status(let status): epoch = status.time.map { $0 - Self.seconds(bell.now) }
        case .announcement, .paused: isStale = true
        case .word, .lost: break
        }
        watcher.take(event).forEach(print)
    }

    /// - Returns: false when the user leaves.
    private func perform(_ steps: [Watcher.Step]) async -> Bool {
        for step in steps {
            switch step {
            case .ask(let request): await link.send(request, as: "key")
            case .printLine(let sentence): display.warn(sentence)
            case .redraw: display.draw(watcher.screen(at: now), redrawsAll: true)
            case .leave: return false
            }
        }
        return true
    }
}

/// Work that is due at a certain time.
extension WatchLoop {
    private var now: Double? { epoch.map { $0 + Self.seconds(bell.now) } }

    private static func seconds(_ time: Duration) -> Double { time / .seconds(1) }

    /// Sends requests and draws the screen when they are due, and sets the bell for the next time.
    private func keepUp() async {
        let now = bell.now
        if !watcher.picture.waiting.isEmpty, now >= lastAsk + Self.pulse { (isStale, isDirty) = (true, true) }
        if isStale, now >= lastAsk + Self.frame {
            (isStale, lastAsk) = (false, now)
            await link.send(WatchWake.statusRequest, as: WatchWake.statusID)
        }
        if isDirty, lastDraw.map({ now >= $0 + Self.frame }) ?? true {
            (isDirty, lastDraw) = (false, now)
            display.draw(watcher.screen(at: self.now))
        }
        bell.set(nextDue)
    }

    private var nextDue: Duration? {
        let ask = isStale ? lastAsk + Self.frame : watcher.picture.waiting.isEmpty ? nil : lastAsk + Self.pulse
        let draw = isDirty ? lastDraw.map { $0 + Self.frame } : nil
        return [ask, draw].compactMap(\.self).min()
    }
}

/// A reason for which a watcher wakes.
package enum WatchWake: WakeReason {
    case event(WatchEvent)
    /// The daemon has refused a request.
    case refused(String)
    /// Keys have been pressed.
    case keys
    case signal(Int32)
    case timer

    static let statusID: RequestID = "status"
    /// The limit is larger than the number of rows on a screen.
    static let statusRequest = Request.status(StatusRequest(limit: 100))
    /// The requests to send on each connection.
    static let opening = [
        OpeningRequest(
            id: "subscribe",
            request: .subscribe(SubscribeRequest([.announcements, .captions, .pauses], scope: .all))),
        OpeningRequest(id: statusID, request: statusRequest),
    ]

    /// - Returns: nil for news that a watcher does not need.
    init?(_ news: ClientEvent) {
        switch news {
        case .lost: self = .event(.lost)
        case .message(.reply(Self.statusID, let line)):
            guard let status = try? WireCoder().reply(line, as: StatusReply.self).result else { return nil }
            self = .event(.status(status))
        case .message(.reply(_, let line)):
            guard let error = try? WireCoder().reply(line, as: NoResult.self).error else { return nil }
            self = .refused(error.message)
        case .message(.event(.announcement(let event))): self = .event(.announcement(event))
        case .message(.event(.caption(let word))): self = .event(.word(word))
        case .message(.event(.pause(let event))): self = .event(.paused(event.paused))
        case .found, .message: return nil
        }
    }
}
