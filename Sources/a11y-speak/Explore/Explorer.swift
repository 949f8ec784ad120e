// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// An event for someone who explores a chart.
enum ExploreEvent: Sendable {
    case key(Key)
    case resized(ScreenSize)
    /// The table is another chart now, or is recognised at last.
    case described(TableChart)
    case appended([TableReader.Appended])
    case inputEnded
    /// Time has passed.
    case time
    case utterance(UtteranceEvent)
    case daemonLost
    case daemonFound(SettingsReply)
}

/// Someone who explores a chart: it takes events and returns steps. A value; time is an argument.
struct Explorer: Sendable {
    private(set) var chart: ExploredChart
    private(set) var speech: ExploreSpeech
    var view = ExploreView()
    private var mode = ExploreMode.walking
    private var hasStarted = false
    private var hasDaemon = true
    /// The number of descriptions of the chart so far: each description has more than the last.
    private var described = 0

    /// - Parameter table: nil when nothing has come through a pipe yet.
    /// - Throws: a ``ChartFailure`` when it cannot be shown.
    init(
        _ table: TableChart?, title: String, isLive: Bool, settings: SettingsReply
    ) throws(ChartFailure) {
        chart = try ExploredChart(table, title: title, isLive: isLive)
        speech = ExploreSpeech(settings)
        chart.setDigestInterval(seconds: settings.digestInterval)
    }

    /// The first speech: nothing as long as there is no chart.
    mutating func start() -> [ExploreStep] {
        guard !hasStarted, !chart.isEmpty else { return [] }
        hasStarted = true
        chart.look()
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
            chart.isLive = false
            return speech.tell(.inputEnded, expires: 30)
        case .time: return tell(chart.advance(to: now))
        case .utterance(let event): speech.take(event)
        case .daemonLost: hasDaemon = false
        case .daemonFound(let settings):
            hasDaemon = true
            speech.adopt(settings)
            chart.setDigestInterval(seconds: settings.digestInterval)
        }
        return []
    }

    /// The time at which ``ExploreEvent/time`` is to come.
    var nextDeadline: Duration? { chart.feed.monitor.nextDeadline }

    /// The whole screen as it is to be drawn now.
    mutating func screen() -> ExploreScreen { view.screen(chart, speech, mode, hasDaemon: hasDaemon) }

    private mutating func tell(_ news: [ExploredChart.News]) -> [ExploreStep] {
        news.flatMap { item in
            switch item {
            case .monitored(let phrase): speech.tell(phrase, expires: 3)
            case .refused(let failure): speech.say(english: failure.description)
            }
        }
    }
}

/// Keys, in each mode.
extension Explorer {
    private mutating func press(_ key: Key, at now: Duration) -> [ExploreStep] {
        switch mode {
        case .walking: KeyBindings.action(for: key).map { perform($0, at: now) } ?? []
        case .asking(let prompt): answer(key, prompt)
        case .help(let help): answer(key, help)
        }
    }

    private mutating func perform(_ action: ExploreAction, at now: Duration) -> [ExploreStep] {
        if action != .describe { described = 0 }
        switch action {
        case .chart(let command): return speech.say(chart.perform(command))
        case .axis(let isX): return speech.say(chart.axis(isX: isX).map { chart.perform(.axis($0.axis)) } ?? .noData)
        case .describe: return describe()
        case .again: return speech.sayAgain()
        case .here: return speech.say(chart.navigator.here ?? chart.perform(.next))
        case .goToPlace: return ask(.place)
        case .goToValue: return ask(.value)
        case .whatChanged: return tellWhatChanged()
        case .freeze: return chart.feed.isFrozen ? thaw(at: now) : speech.say(chart.freeze())
        case .monitor: return speech.say(chart.toggleMonitor(at: now))
        case .slower: return speech.changeRate(by: 0.9)
        case .faster: return speech.changeRate(by: 1.1)
        case .verbosity: return speech.changeVerbosity()
        case .silence: return [.silence]
        case .help:
            mode = .help(KeyHelp())
            return speech.say(english: KeyHelp.opening)
        case .redraw: return [.redraw]
        case .quit: return [.leave]
        }
    }

    private static let descriptions: [ChartCommand] = [.summary, .describe, .statistics]

    /// Each time at more length, and then from the beginning.
    private mutating func describe() -> [ExploreStep] {
        let command = Self.descriptions[described % Self.descriptions.count]
        described += 1
        return speech.say(chart.perform(command)) + (command == .summary ? speech.tell(notes: chart.notes) : [])
    }

    /// While the chart is frozen only how many points wait is known.
    private mutating func tellWhatChanged() -> [ExploreStep] {
        let (news, held) = chart.whatChanged()
        guard held > 0 else { return speech.say(news) }
        return speech.say(speech.book.words("live.points", count: held))
    }

    /// Says how much has come meanwhile.
    private mutating func thaw(at now: Duration) -> [ExploreStep] {
        let (held, news) = chart.thaw(at: now)
        return tell(held) + speech.say(.frozen(isOn: false), then: news)
    }

    private mutating func answer(_ key: Key, _ help: KeyHelp) -> [ExploreStep] {
        var help = help
        let answer = help.press(key)
        mode = .help(help)
        switch answer {
        case .line(let sentence): return speech.say(english: sentence)
        case .redraw: return [.redraw]
        case .left:
            mode = .walking
            return chart.currentPoint.map { speech.say($0) } ?? [.silence]
        }
    }

    /// A series without points has no places to go to.
    private mutating func ask(_ kind: PlacePrompt.Kind) -> [ExploreStep] {
        guard chart.navigator.currentSeries?.points.isEmpty == false else { return speech.say(.noData) }
        let prompt = PlacePrompt(kind)
        mode = .asking(prompt)
        return speech.say(prompt.question(on: chart, speech))
    }

    private mutating func answer(_ key: Key, _ prompt: PlacePrompt) -> [ExploreStep] {
        var prompt = prompt
        let answer = prompt.press(key)
        mode = .asking(prompt)
        switch answer {
        case .echo(let character): return speech.echo(character)
        case .read(""): return speech.say(prompt.question(on: chart, speech))
        case .read(let text): return speech.say(WordedText(display: text, speech: text))
        case .nothing: return []
        case .canceled:
            mode = .walking
            return speech.say(speech.book.words("jump.canceled"))
        case .done(let text):
            mode = .walking
            return go(to: text, prompt)
        }
    }

    /// An empty text leaves the prompt; a text that is no place is said, so that it can be corrected.
    private mutating func go(to text: String, _ prompt: PlacePrompt) -> [ExploreStep] {
        guard let command = prompt.command(on: chart, speech.wording.language) else {
            let isBlank = text.allSatisfy(\.isWhitespace)
            let unknown = WordedText(display: text, speech: text)
            return speech.say(
                isBlank ? speech.book.words("jump.canceled") : speech.book.words("jump.unknown", ["text": unknown]))
        }
        return speech.say(chart.perform(command))
    }
}
