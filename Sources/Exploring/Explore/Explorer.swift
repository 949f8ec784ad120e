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

/// Data as sound: what is played, and the tones of points.
extension Explorer {
    /// The sound of what a key has done, which comes before its words.
    /// - Parameters:
    ///   - before: where the user was.
    ///   - isHeld: whether the key repeats.
    mutating func tones(after action: ExploreAction, from before: ChartCursor?, isHeld: Bool) -> [ExploreStep] {
        if !isHeld, lastKey == .reachedEnd { lastKey = .other }
        guard case .chart(let command) = action, command.goesToPoints, tonesRefused == nil,
            pointTones.sounds(isHeld: isHeld)
        else { return [] }
        guard chart.navigator.cursor == before else {
            if lastKey == .reachedEnd { lastKey = .other }
            return chart.tones(from: before).map { .tone($0) }
        }
        // Once, however long the key is held.
        guard lastKey != .reachedEnd, before != nil else { return [] }
        lastKey = .reachedEnd
        return [.tone(.earcon(.end))]
    }

    private mutating func changeTones() -> [ExploreStep] {
        if let refusal = tonesRefused.take() {
            guard refusal.code == .methodNotFound else { return speech.say(english: refusal.message) }
            return speech.say(speech.book.words("tones.unknown"))
        }
        pointTones = pointTones.next
        return speech.say(speech.book.words("tones.\(pointTones.rawValue)"))
    }

    func play(_ part: PlayedPart) -> ExploreStep? { chart.sound(part, playing).map { .play($0) } }

    private mutating func changePlaying(by step: Int) -> [ExploreStep] {
        playing.change(by: step)
        return speech.say(speech.book.words("play.speed", numbers: ["n": playing.speed]))
    }

    private mutating func changePlayingMode() -> [ExploreStep] {
        playing.changeMode(isComparable: chart.isComparable)
        return speech.say(speech.book.words("play.mode.\(playing.mode.rawValue)"))
    }

    /// New points sound from now on, or no longer.
    mutating func toggleLiveSound() -> [ExploreStep] {
        if let reason = chart.toggleLiveSound() { return speech.say(reason) }
        return speech.say(speech.book.words(chart.soundsLive ? "live.sound.on" : "live.sound.off"))
    }

    /// Says, when nothing else is said, that from now on the same value has another pitch.
    private mutating func tellScale(_ range: AxisRange) -> [ExploreStep] {
        speech.tell(speech.book.words("live.scale", ["range": speech.words(.axis(range))]), expires: 3)
    }
}

/// Keys, in each mode.
extension Explorer {
    mutating func press(_ key: Key, at now: Duration) -> [ExploreStep] {
        if case .asking(let prompt) = mode {
            // Each letter counts, however fast they come.
            held = HeldKey()
            return speech.turn(to: .begin) + answer(key, prompt)
        }
        return held.take(.pressed(key), at: now).flatMap { step in
            if case .help(let help) = mode {
                return speech.turn(to: step) + (held.repetitions < 2 || KeyHelp.walks(key) ? answer(key, help) : [])
            }
            return walk(key, step, at: now)
        }
    }

    private mutating func walk(_ key: Key, _ step: HeldKey.Step, at now: Duration) -> [ExploreStep] {
        guard let action = keys.action(for: view.isTable ? key.acrossTable : key) else {
            if lastKey == .askedToQuit { lastKey = .other }
            return speech.turn(to: step) + speech.sayUnknown(key, help: keys.key(of: "help"))
        }
        guard action.repeats else {
            // A quick second press counts; what is held is switched once.
            return held.repetitions < 2 ? speech.turn(to: .begin) + perform(action, at: now) : []
        }
        if lastKey == .askedToQuit, key == .enter { return [.leave] }
        let before = chart.navigator.cursor
        let words = speech.turn(to: step) + perform(action, at: now)
        return tones(after: action, from: before, isHeld: step != .begin) + words
    }

    private mutating func perform(_ action: ExploreAction, at now: Duration) -> [ExploreStep] {
        if action != .describe { described = 0 }
        if action == .askToQuit { lastKey = .askedToQuit } else if lastKey == .askedToQuit { lastKey = .other }
        switch action {
        case .chart(let command): return speech.say(chart.perform(command))
        case .axis(let isX): return speech.say(chart.axis(isX: isX).map { chart.perform(.axis($0.axis)) } ?? .noData)
        case .describe: return describe()
        case .again: return speech.sayAgain()
        case .replay: return speech.say(chart.toldPoint ?? chart.perform(.next))
        case .here: return speech.say(chart.perform(.where))
        case .goToPlace: return ask(.place)
        case .goToValue: return ask(.value)
        case .whatChanged: return tellWhatChanged()
        case .freeze: return chart.feed.isFrozen ? thaw(at: now) : speech.say(chart.freeze())
        case .monitor: return speech.say(chart.toggleMonitor(at: now))
        case .slower: return speech.changeRate(by: 0.9)
        case .faster: return speech.changeRate(by: 1.1)
        case .verbosity: return speech.changeVerbosity()
        case .options: return speech.sayOptions()
        case .fitValues: return speech.say(chart.fitValues())
        case .table: return showTable()
        case .play(let part): return play(part).map { [$0] } ?? speech.say(.noData)
        case .playSlower: return changePlaying(by: -1)
        case .playFaster: return changePlaying(by: 1)
        case .playMode: return changePlayingMode()
        case .tones: return changeTones()
        case .liveSound: return toggleLiveSound()
        case .silence: return silence()
        case .highContrast: return changeContrast()
        case .help: return help()
        case .redraw: return [.redraw]
        case .quit: return [.leave]
        case .askToQuit: return speech.say(speech.book.words("quit.enter"))
        }
    }

    mutating func help() -> [ExploreStep] {
        let help = KeyHelp(keys, speech.wording)
        mode = .help(help)
        return speech.say(help.opening)
    }

    /// Silences what is heard. When nothing is it leaves the table, or says that there is nothing to leave.
    private mutating func silence() -> [ExploreStep] {
        guard !speech.lines.isHeard, sounds == 0 else {
            speech.silence()
            return [.silence]
        }
        guard view.isTable else { return speech.sayNothingToLeave(quit: keys.key(of: "quit")) }
        view.isTable = false
        return sayLeft(speech.book.words("table.off"))
    }

    /// Says what was left, and where the user is now.
    private mutating func sayLeft(_ words: WordedText) -> [ExploreStep] {
        guard let point = chart.toldPoint.map({ speech.words($0) }) else { return speech.say(words) }
        return speech.say(speech.book.words("join.sentences", ["a": words, "b": point]))
    }

    private mutating func changeContrast() -> [ExploreStep] {
        view.isHighContrast.toggle()
        return speech.say(speech.book.words(view.isHighContrast ? "contrast.high" : "contrast.plain"))
    }

    /// The table in the place of the picture, or the picture again. Where there is no screen the table is printed.
    private mutating func showTable() -> [ExploreStep] {
        guard !chart.isEmpty else { return speech.say(.noData) }
        view.isTable.toggle()
        let words = speech.book.words(view.isTable ? "table.on" : "table.off")
        guard view.isTable else { return speech.say(words) }
        if chart.currentPoint == nil { _ = chart.perform(.first) }
        let point = chart.toldPoint.map { speech.words($0) }
        let steps = speech.say(point.map { speech.book.words("join.sentences", ["a": words, "b": $0]) } ?? words)
        return steps + [.print(view.tableLines(chart, speech))]
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
        case .line(let sentence): return speech.say(sentence)
        case .redraw: return [.redraw]
        case .left:
            if stage == .helpAlone { return [.leave] }
            mode = .walking
            return sayLeft(speech.book.words("help.closed"))
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
