// SPDX-License-Identifier: MIT

import AnnouncementKit
import Tables
import Wording

/// An event for someone who explores a chart.
package enum ExploreEvent: Sendable {
    case key(Key)
    case resized(ScreenSize)
    /// The table is another chart now, or is recognised at last.
    case described(TableChart)
    case appended([TableReader.Appended])
    case inputEnded
    /// Time has passed.
    case time
    case utterance(UtteranceEvent)
    /// The ear has come to another point.
    case cursor(CursorEvent)
    /// The daemon could not play the chart, for that reason.
    case notPlayed(String)
    /// Tones cannot be heard, for that reason: an older daemon knows none.
    case tonesRefused(WireError)
    /// It will play the chart, and no longer does.
    case soundAccepted, soundEnded
    case daemonLost
    case daemonFound(SettingsReply)
}

/// Someone who explores a chart: it takes events and returns steps. A value; time is an argument.
struct Explorer: Sendable {
    var chart: ExploredChart
    var speech: ExploreSpeech
    var view = ExploreView()
    var mode = ExploreMode.walking
    let keys: KeyLayout
    var held = HeldKey()
    private(set) var stage = Stage.waiting
    var lastKey = LastKey.other
    private var hasDaemon = true
    /// How many times the chart is played, or will be.
    var sounds = 0
    var playing = PlayingChoices()
    var pointTones = PointTones.held
    /// Why there are no tones; nil when there are.
    var tonesRefused: WireError?
    /// The number of descriptions of the chart so far: each description has more than the last.
    var described = 0

    enum Stage {
        /// There is no chart, only the help for the keys. Leaving it leaves the program.
        case helpAlone
        /// Nothing has arrived through the pipe yet.
        case waiting
        /// The chart was announced.
        case started
    }

    /// The effect of the last key on the next one.
    enum LastKey {
        case other
        /// It asked how to leave. Enter leaves now.
        case askedToQuit
        /// It is held, and its tone has said that it goes no further.
        case reachedEnd
    }

    /// - Parameter table: nil when nothing has come through a pipe yet.
    /// - Throws: a ``ChartFailure`` when it cannot be shown.
    init(
        _ table: TableChart?, title: String, isLive: Bool, settings: SettingsReply, keys: KeyLayout = KeyLayout()
    ) throws(ChartFailure) {
        self.keys = keys
        chart = try ExploredChart(table, title: title, isLive: isLive)
        speech = ExploreSpeech(settings)
        chart.setDigestInterval(seconds: settings.digestInterval)
    }

    /// The keys alone, without a chart.
    init(help keys: KeyLayout, settings: SettingsReply) throws(ChartFailure) {
        try self.init(nil, title: "The keys of explore", isLive: true, settings: settings, keys: keys)
        stage = .helpAlone
    }

    /// The first speech: nothing as long as there is no chart.
    mutating func start() -> [ExploreStep] {
        if stage == .helpAlone { return help() }
        guard stage == .waiting, !chart.isEmpty else { return [] }
        stage = .started
        chart.markAllKnown()
        return speech.say(chart.navigator.opening(hasKeys: true)) + speech.tell(notes: Array(chart.notes.prefix(1)))
    }

    /// - Parameter now: a time of any clock that never runs backwards.
    mutating func take(_ event: ExploreEvent, at now: Duration) -> [ExploreStep] {
        switch event {
        case .key(let key): return press(key, at: now)
        case .resized(let size): view.size = size
        case .described(let table): return tell(chart.describe(table)) + start()
        case .appended(let points): return tell(chart.append(points, at: now))
        case .inputEnded:
            chart.endInput()
            return speech.tell(.inputEnded, expires: 30)
        case .time: return held.take(.time, at: now).flatMap { speech.turn(to: $0) } + tell(chart.advance(to: now))
        case .utterance(let event): speech.take(event)
        case .cursor(let cursor): chart.follow(cursor)
        case .notPlayed(let reason): return speech.say(english: reason)
        case .tonesRefused(let error): tonesRefused = error
        case .soundAccepted: sounds += 1
        case .soundEnded: sounds -= 1
        case .daemonLost:
            hasDaemon = false
            sounds = 0
            speech.silence()
        case .daemonFound(let settings):
            (hasDaemon, tonesRefused) = (true, nil)
            speech.adopt(settings)
            chart.setDigestInterval(seconds: settings.digestInterval)
        }
        return []
    }

    /// The time at which ``ExploreEvent/time`` is to come.
    var nextDeadline: Duration? { [chart.feed.monitor.nextDeadline, held.nextDeadline].compactMap(\.self).min() }

    /// The whole screen as it is to be drawn now.
    mutating func screen() -> ExploreScreen {
        view.screen(chart, speech, mode, keys, hasDaemon: hasDaemon)
    }

    mutating func tell(_ news: [ExploredChart.News]) -> [ExploreStep] {
        news.flatMap { item -> [ExploreStep] in
            switch item {
            case .monitored(let phrase): speech.tell(phrase, expires: 3)
            case .sounded(let tone): tonesRefused == nil ? [.tone(tone)] : []
            case .rescaled(let range): tellScale(range)
            case .refused(let failure): speech.say(english: failure.description)
            }
        }
    }
}
