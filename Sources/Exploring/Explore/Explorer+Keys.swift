// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

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
