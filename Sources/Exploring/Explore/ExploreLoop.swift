// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Glibc
import Tables
import Wording

/// Passes keys, data, the daemon's events and signals to an explorer in order, and performs its steps.
package final class ExploreLoop {
    /// The shortest time between two drawings for new data alone.
    private static let frame = Duration.milliseconds(50)
    private let bell: ExploreBell
    private let link: LiveLink
    private var replies = ExploreReplies()
    private var wakes: AsyncStream<ExploreWake>.Iterator
    private var lastDraw: Duration?
    /// Whether new data has not been drawn yet.
    private var isDirty = false
    private var warned = false

    /// - Throws: a ``ClientError`` when no daemon runs.
    package init(daemon: DaemonLink, bell: ExploreBell = ExploreBell()) async throws {
        self.bell = bell
        wakes = bell.wakes.makeAsyncIterator()
        link = try await LiveLink(to: daemon, as: "a11y-speak explore", opening: ExploreReplies.opening) {
            bell.ring(.daemon($0))
        }
    }

    /// Runs until the user leaves.
    /// - Parameter open: makes the display; called when there is a chart to show.
    /// - Returns: the exit code; 130 for Control-C, as a shell reports it, and likewise for other signals.
    package func run(
        _ source: ExploreSource, _ start: ExploreStart = ExploreStart(), open: () -> ExploreDisplay
    ) async throws -> Int32 {
        let isLive = source.isLive
        var explorer: Explorer
        do {
            let table = isLive ? nil : try await source.read()
            explorer = try Explorer(
                table, title: source.title, isLive: isLive, settings: try await settings(), keys: start.keys)
            if start.soundsLive, explorer.chart.toggleLiveSound() != nil {
                throw CommandFailure("\(source.path) is a file, which gets no new points: leave out --live-sound.")
            }
            if isLive { bell.follow(try source.openLive()) }
        } catch let problem as CommandFailure {
            throw await refused(problem)
        } catch let failure as ChartFailure {
            throw await refused(CommandFailure("\(source.path): \(failure.description)"))
        }
        explorer.view.isHighContrast = start.isHighContrast
        return try await show(&explorer, open())
    }

    /// Runs the help for the keys, without a chart, until the user leaves.
    package func help(_ keys: KeyLayout, open: () -> ExploreDisplay) async throws -> Int32 {
        var explorer = try Explorer(help: keys, settings: try await settings())
        return try await show(&explorer, open())
    }

    /// Announces why there is no chart to explore, and closes the connection.
    /// - Returns: the problem, for the caller to throw.
    package func refused(_ problem: CommandFailure) async -> CommandFailure {
        let request = AnnounceRequest(text: problem.description, delivery: Delivery(language: "en"))
        await link.leave(saying: request)
        return problem
    }

    private func show(_ explorer: inout Explorer, _ display: ExploreDisplay) async throws -> Int32 {
        defer { display.end() }
        bell.listen(to: display.descriptor)
        if let size = display.size { explorer.view.size = size }
        _ = await perform(explorer.start(), display, &explorer)
        draw(&explorer, display)
        return try await work(&explorer, display)
    }

    /// Waits for the settings in the daemon's first reply: all sentences depend on them.
    /// - Throws: ``ClientError/disconnected`` when the daemon disconnects first.
    private func settings() async throws -> SettingsReply {
        while let wake = await wakes.next() {
            guard case .daemon(let news) = wake else { continue }
            switch replies.take(news) {
            case .daemonFound(let settings): return settings
            case .daemonLost: throw ClientError.disconnected
            default: break
            }
        }
        throw ClientError.disconnected
    }

    /// Handles wakes in order, until the user leaves or a signal arrives.
    private func work(_ explorer: inout Explorer, _ display: ExploreDisplay) async throws -> Int32 {
        while let wake = await wakes.next() {
            switch wake {
            case .keys:
                guard let keys = display.keys() else { return await leave(128 + SIGHUP) }
                guard await press(keys, display, &explorer) else { return await leave(0) }
                bell.listenAgain()
                draw(&explorer, display)
            case .daemon(let news):
                if let event = replies.take(news) { await take(event, &explorer, display) }
            case .event(let event): await take(event, &explorer, display)
            case .failed(let error):
                await link.send(.cancel(.own), as: "silence")
                throw await refused(CommandFailure(error.description))
            case .signal(SIGWINCH):
                display.resize()
                if let size = display.size { await take(.resized(size), &explorer, display) }
            case .signal(let number): return await leave(128 + number)
            case .timer:
                bell.hasRung()
                await take(.time, &explorer, display)
            }
            bell.set(earliest(explorer))
        }
        return 0
    }

    /// Handles keys that arrive together. Only the last tone is sent, because it would cut the earlier ones.
    /// - Returns: false when the user leaves.
    private func press(_ keys: [Key], _ display: ExploreDisplay, _ explorer: inout Explorer) async -> Bool {
        var tones: [ExploreStep] = []
        for (place, key) in keys.enumerated() {
            let steps = explorer.take(.key(key), at: bell.now)
            let own = steps.filter(\.isTone)
            if !own.isEmpty { tones = own }
            let words = steps.filter { !$0.isTone }
            let all = place == keys.count - 1 ? tones + words : words
            guard await perform(all, display, &explorer) else { return false }
        }
        return true
    }

    /// Takes an event and draws. New data that arrives quickly is drawn with the next frame.
    private func take(_ event: ExploreEvent, _ explorer: inout Explorer, _ display: ExploreDisplay) async {
        if case .daemonLost = event, !warned {
            display.warn("The daemon disconnected; trying again.")
            warned = true
        }
        _ = await perform(explorer.take(event, at: bell.now), display, &explorer)
        if case .appended = event, let lastDraw, bell.now < lastDraw + Self.frame { return isDirty = true }
        draw(&explorer, display)
    }

    /// The time of the next work without an event.
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
    private func perform(
        _ steps: [ExploreStep], _ display: ExploreDisplay, _ explorer: inout Explorer
    ) async -> Bool {
        for step in steps {
            switch step {
            case .say(let utterance):
                await link.send(.announce(utterance.request), as: ExploreReplies.id(of: utterance))
                display.show(utterance)
            case .play(let sound): await play(sound, of: explorer.chart.played(sound))
            case .tone(let request): await link.send(.tone(request), as: ExploreReplies.tone)
            case .silence: await link.send(.cancel(.own), as: "silence")
            case .redraw: display.draw(explorer.screen(), redrawsAll: true)
            case .print(let rows): for row in rows { display.line(row) }
            case .leave: return false
            }
        }
        return true
    }

    /// Sends the chart before the request to play it: the daemon needs the chart only then.
    private func play(_ sound: ChartSound, of chart: ChartDescriptor) async {
        for part in ChartEvent.described(chart).parts { await link.send(.chart(part), as: ExploreReplies.sound) }
        await link.send(.sonify(SonifyRequest(sound)), as: ExploreReplies.sound)
    }

    /// Silences this program's announcements and closes the connection.
    private func leave(_ status: Int32) async -> Int32 {
        await link.leave()
        return status
    }
}

/// The options at the start of an exploration.
package struct ExploreStart: Sendable {
    var keys = KeyLayout()
    var isHighContrast = false
    /// Whether new points sound from the beginning.
    var soundsLive = false

    package init(keys: KeyLayout = KeyLayout(), isHighContrast: Bool = false, soundsLive: Bool = false) {
        self.keys = keys
        self.isHighContrast = isHighContrast
        self.soundsLive = soundsLive
    }
}

/// A reason for which an exploration wakes.
package enum ExploreWake: WakeReason {
    case daemon(ClientEvent)
    case event(ExploreEvent)
    case failed(TableError)
    /// Keys have been pressed.
    case keys
    case signal(Int32)
    case timer
}

package typealias ExploreBell = Bell<ExploreWake>

extension Bell<ExploreWake> {
    /// Rings for the news of a live table.
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

/// The display of an exploration: a screen, or lines.
package typealias ExploreDisplay = TerminalDisplay<ExploreScreen>

extension TerminalDisplay<ExploreScreen> {
    /// Prints an utterance as a line, unless there is a screen.
    func show(_ utterance: ExploreUtterance) {
        if !utterance.isCharacter { line(utterance.words.display.printable) }
    }
}
