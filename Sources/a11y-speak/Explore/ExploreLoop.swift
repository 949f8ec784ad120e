// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Wording

/// Brings keys, data, the daemon's news and signals to an explorer, one after the other, and does what it wants.
final class ExploreLoop {
    /// Data alone is drawn no more often.
    private static let frame = Duration.milliseconds(50)
    private let socket: String
    private let bell = ExploreBell()
    private var wakes: AsyncStream<ExploreWake>.Iterator
    private var link: ExploreLink?
    private var lastDraw: Duration?
    private var warned = false

    /// - Throws: a ``ClientError`` when there is no daemon.
    init(socket: String) throws(ClientError) {
        self.socket = socket
        wakes = bell.wakes.makeAsyncIterator()
        link = try Self.connect(socket, bell)
    }

    private static func connect(_ socket: String, _ bell: ExploreBell) throws(ClientError) -> ExploreLink {
        try ExploreLink(path: socket) { [bell] in bell.ring(.event($0)) }
    }

    /// Until the user leaves.
    /// - Parameter open: makes the display, when there is something to show.
    /// - Returns: the exit code. 130 for Control-C, as a shell tells it, and so for other signals.
    func run(_ source: ExploreSource, isHighContrast: Bool, open: () -> ExploreDisplay) async throws -> Int32 {
        let isLive = source.isLive
        let table = isLive ? nil : try await source.read()
        let settings = try await settings()
        var explorer: Explorer
        do {
            explorer = try Explorer(table, title: source.title, isLive: isLive, settings: settings)
        } catch {
            throw NotDone("\(source.path): \(error.description)")
        }
        explorer.view.isHighContrast = isHighContrast
        if isLive { bell.follow(try source.openLive()) }
        let display = open()
        defer { display.end() }
        bell.listen(to: display.descriptor)
        if let size = display.size { explorer.view.size = size }
        _ = perform(explorer.start(), display, &explorer)
        draw(&explorer, display)
        return try await work(&explorer, display, source)
    }

    private func settings() async throws -> SettingsReply {
        while let wake = await wakes.next() {
            if case .event(.daemonFound(let settings)) = wake { return settings }
            if case .event(.daemonLost) = wake { break }
        }
        throw ClientError.disconnected
    }

    private func work(
        _ explorer: inout Explorer, _ display: ExploreDisplay, _ source: ExploreSource
    ) async throws -> Int32 {
        while let wake = await wakes.next() {
            switch wake {
            case .keys:
                guard let keys = display.keys() else { return await leave(128 + SIGHUP) }
                for key in keys where !perform(explorer.take(.key(key), at: bell.now), display, &explorer) {
                    return await leave(0)
                }
                bell.listenAgain()
                draw(&explorer, display)
            case .event(let event): take(event, &explorer, display)
            case .failed(let error):
                _ = await leave(0)
                throw NotDone(error.description)
            case .signal(SIGWINCH):
                display.resize()
                if let size = display.size { take(.resized(size), &explorer, display) }
            case .signal(let number): return await leave(128 + number)
            case .timer:
                bell.hasRung()
                take(.time, &explorer, display)
            case .reconnect: reconnect()
            }
            bell.set(earliest(explorer))
        }
        return 0
    }

    private func take(_ event: ExploreEvent, _ explorer: inout Explorer, _ display: ExploreDisplay) {
        if case .daemonLost = event { lose(display) }
        _ = perform(explorer.take(event, at: bell.now), display, &explorer)
        if case .appended = event, let lastDraw, bell.now < lastDraw + Self.frame { return isDirty = true }
        draw(&explorer, display)
    }

    private var isDirty = false

    /// When the next thing is due that nobody brings.
    private func earliest(_ explorer: Explorer) -> Duration? {
        let drawing = isDirty ? lastDraw.map { $0 + Self.frame } : nil
        return [drawing, explorer.nextDeadline].compactMap(\.self).min()
    }

    private func draw(_ explorer: inout Explorer, _ display: ExploreDisplay) {
        isDirty = false
        lastDraw = bell.now
        display.draw(explorer.screen())
    }

    /// - Returns: false when the user leaves.
    private func perform(_ steps: [ExploreStep], _ display: ExploreDisplay, _ explorer: inout Explorer) -> Bool {
        for step in steps {
            switch step {
            case .say(let utterance):
                link?.say(utterance)
                display.show(utterance)
            case .silence: link?.beSilent()
            case .redraw: display.draw(explorer.screen(), anew: true)
            case .leave: return false
            }
        }
        return true
    }

    /// Whatever of ours is heard ends first.
    private func leave(_ status: Int32) async -> Int32 {
        await link?.leave()
        return status
    }

    private func lose(_ display: ExploreDisplay) {
        link = nil
        if !warned { display.warn("The daemon has gone; it is looked for again.") }
        warned = true
        bell.ringLater(.reconnect)
    }

    private func reconnect() {
        link = try? Self.connect(socket, bell)
        if link == nil { bell.ringLater(.reconnect) }
    }
}

/// What an exploration wakes for.
enum ExploreWake: WakeReason {
    case event(ExploreEvent)
    case failed(TableError)
    /// Some have been struck.
    case keys
    case signal(Int32)
    case timer
    case reconnect
}

typealias ExploreBell = Bell<ExploreWake>

extension Bell<ExploreWake> {
    /// What comes through a pipe.
    func follow(_ table: LiveTable) {
        Task {
            for await news in table.news {
                switch news {
                case .event(let event): ring(.event(event))
                case .failed(let error): ring(.failed(error))
                }
            }
        }
    }
}

/// Where an exploration is seen: a screen, or lines.
typealias ExploreDisplay = TerminalDisplay<ExploreScreen>

extension TerminalDisplay<ExploreScreen> {
    /// What is said is a line, where there is no screen.
    func show(_ utterance: ExploreUtterance) {
        if !utterance.isCharacter { line(utterance.words.display.printable) }
    }
}
