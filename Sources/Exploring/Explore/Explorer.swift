// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Tables
import Wording

/// An event of an exploration.
package enum ExploreEvent: Sendable {
    case key(Key)
    case resized(ScreenSize)
    /// The table has become a different chart, or has been recognized.
    case described(TableChart)
    case appended([TableReader.Appended])
    case inputEnded
    /// Time has passed.
    case time
    case utterance(UtteranceEvent)
    /// The sound has reached another point.
    case cursor(CursorEvent)
    /// The daemon refused to play the chart, with its reason.
    case notPlayed(String)
    /// The daemon refused a tone, with its reason: an older daemon has no tones.
    case tonesRefused(WireError)
    /// The daemon has accepted a request to play the chart, or has ended such a sound.
    case soundAccepted, soundEnded
    case daemonLost
    case daemonFound(SettingsReply)
}

/// A person who explores a chart: takes events and returns steps. A value; time is an argument.
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
    /// The number of accepted sounds of the chart that have not ended.
    var sounds = 0
    var playing = PlayingChoices()
    var pointTones = PointTones.held
    /// The daemon's reason for refusing tones; nil while it accepts them.
    var tonesRefused: WireError?
    /// The number of descriptions of the chart in a row: each is longer than the last.
    var described = 0

    enum Stage {
        /// Without a chart, only the help for the keys: closing the help leaves the program.
        case helpAlone
        /// The pipe has not delivered a table yet.
        case waiting
        /// The chart has been announced.
        case started
    }

    /// The effect of the last key on the next one.
    enum LastKey {
        case other
        /// The user was told to press Enter to leave.
        case confirmsQuitting
        /// The key is held, and a tone has reported the end of the data.
        case reachedEnd
    }

    /// - Parameter table: nil when a pipe has not delivered a table yet.
    /// - Throws: a ``ChartFailure`` when the chart is invalid.
    init(
        _ table: TableChart?, title: String, isLive: Bool, settings: SettingsReply, keys: KeyLayout = KeyLayout()
    ) throws(ChartFailure) {
        self.keys = keys
        chart = try ExploredChart(table, title: title, isLive: isLive)
        speech = ExploreSpeech(settings)
        chart.setDigestInterval(seconds: settings.digestInterval)
    }

    /// Explores the keys, without a chart.
    init(help keys: KeyLayout, settings: SettingsReply) throws(ChartFailure) {
        try self.init(nil, title: "The keys of explore", isLive: true, settings: settings, keys: keys)
        stage = .helpAlone
    }

    /// The first announcement; empty until there is a chart.
    mutating func start() -> [ExploreStep] {
        if stage == .helpAlone { return help() }
        guard stage == .waiting, !chart.isEmpty else { return [] }
        stage = .started
        chart.markAllKnown()
        return speech.open(chart.navigator.opening(hasKeys: true), notes: chart.notes)
    }

    /// - Parameter now: the time of a monotonic clock.
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

    /// The time when the loop must send ``ExploreEvent/time``.
    var nextDeadline: Duration? { [chart.feed.monitor.nextDeadline, held.nextDeadline].compactMap(\.self).min() }

    /// The whole current screen.
    mutating func screen() -> ExploreScreen {
        view.screen(chart, speech, mode, keys, hasDaemon: hasDaemon)
    }

    mutating func tell(_ news: [ExploredChart.News]) -> [ExploreStep] {
        news.flatMap { item -> [ExploreStep] in
            switch item {
            case .monitored(let phrase): speech.tell(phrase, expires: 3)
            case .sounded(let tone): tonesRefused == nil ? [.tone(tone)] : []
            case .rescaled(let range): announceScale(range)
            case .refused(let failure): speech.say(english: failure.description)
            }
        }
    }
}

/// Data as sound: playing the chart, and tones for points.
extension Explorer {
    /// The tones for a key, which play before its words.
    /// - Parameters:
    ///   - before: the user's previous place.
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
        // Plays once, however long the key is held.
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

    /// Switches the tones for new points on or off.
    mutating func toggleLiveSound() -> [ExploreStep] {
        if let reason = chart.toggleLiveSound() { return speech.say(reason) }
        return speech.say(speech.book.words(chart.soundsLive ? "live.sound.on" : "live.sound.off"))
    }

    /// Says, when no other speech plays, that values have new pitches.
    private mutating func announceScale(_ range: AxisRange) -> [ExploreStep] {
        speech.tell(speech.book.words("live.scale", ["range": speech.words(.axis(range))]), expires: 3)
    }
}

/// Keys in each mode.
extension Explorer {
    mutating func press(_ key: Key, at now: Duration) -> [ExploreStep] {
        if case .asking(let prompt) = mode {
            // Echoes each typed letter, however fast the user types.
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
            if lastKey == .confirmsQuitting { lastKey = .other }
            return speech.turn(to: step) + speech.announceUnknownKey(key, help: keys.key(of: "help"))
        }
        guard action.repeats else {
            // A quick second press counts; a held key switches only once.
            return held.repetitions < 2 ? speech.turn(to: .begin) + perform(action, at: now) : []
        }
        if lastKey == .confirmsQuitting, key == .enter { return [.leave] }
        let before = chart.navigator.cursor
        let words = speech.turn(to: step) + perform(action, at: now)
        return tones(after: action, from: before, isHeld: step != .begin) + words
    }

    private mutating func perform(_ action: ExploreAction, at now: Duration) -> [ExploreStep] {
        if action != .describe { described = 0 }
        if action == .askToQuit {
            lastKey = .confirmsQuitting
        } else if lastKey == .confirmsQuitting {
            lastKey = .other
        }
        switch action {
        case .chart(let command): return speech.say(chart.perform(command))
        case .axis(let isX): return speech.say(chart.axis(isX: isX).map { chart.perform(.axis($0.axis)) } ?? .noData)
        case .describe: return describe()
        case .again: return speech.sayAgain()
        case .replay: return speech.say(chart.toldPoint ?? chart.perform(.next))
        case .here: return speech.say(chart.perform(.where))
        case .goToPlace: return ask(.place)
        case .goToValue: return ask(.value)
        case .whatChanged: return announceChanges()
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

    /// Silences this program's speech and sound. When it is silent, closes the table or says that there is nothing to
    /// close.
    private mutating func silence() -> [ExploreStep] {
        guard !speech.lines.isHeard, sounds == 0 else {
            speech.silence()
            return [.silence]
        }
        guard view.isTable else { return speech.sayNothingToLeave(quit: keys.key(of: "quit")) }
        view.isTable = false
        return announceClosedView(speech.book.words("table.off"))
    }

    /// Says which view was closed, and the current point.
    private mutating func announceClosedView(_ words: WordedText) -> [ExploreStep] {
        guard let point = chart.toldPoint.map({ speech.words($0) }) else { return speech.say(words) }
        return speech.say(speech.book.words("join.sentences", ["a": words, "b": point]))
    }

    private mutating func changeContrast() -> [ExploreStep] {
        view.isHighContrast.toggle()
        return speech.say(speech.book.words(view.isHighContrast ? "contrast.high" : "contrast.plain"))
    }

    /// Switches between the picture and the table. The table is also printed when there is no screen.
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

    /// Describes the chart at more length each time, then starts again.
    private mutating func describe() -> [ExploreStep] {
        let command = Self.descriptions[described % Self.descriptions.count]
        described += 1
        return speech.say(chart.perform(command)) + (command == .summary ? speech.tell(notes: chart.notes) : [])
    }

    /// Summarizes the new points. While the chart is frozen, only the number of held-back points is known.
    private mutating func announceChanges() -> [ExploreStep] {
        let (news, held) = chart.whatChanged()
        guard held > 0 else { return speech.say(news) }
        return speech.say(speech.book.words("live.points", count: held))
    }

    /// Ends the freeze and summarizes the new points.
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
            return announceClosedView(speech.book.words("help.closed"))
        }
    }

    /// Asks for a place. A series without points has no places.
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

    /// Goes to the typed place. An empty text closes the prompt; a text that is not a place is repeated to the user.
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
