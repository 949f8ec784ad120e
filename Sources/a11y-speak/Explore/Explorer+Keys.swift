// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Keys, in whatever mode the user is.
extension Explorer {
    mutating func press(_ key: ExploreKey, at now: Duration) -> [ExploreStep] {
        switch mode {
        case .walking: KeyBindings.action(for: key).map { perform($0, at: now) } ?? []
        case .asking(let prompt): answer(key, prompt)
        case .help(let index): help(key, at: index)
        }
    }

    private mutating func perform(_ action: ExploreAction, at now: Duration) -> [ExploreStep] {
        if action != .describe { described = 0 }
        switch action {
        case .chart(let command): return say(navigator.perform(command).phrase)
        case .axis(let isX): return tellAxis(isX: isX)
        case .describe: return describe()
        case .again: return speech.last.map { say($0) } ?? []
        case .here: return say(navigator.currentPoint.map(ChartPhrase.point) ?? navigator.perform(.next).phrase)
        case .goToPlace: return ask(.place)
        case .goToValue: return ask(.value)
        case .whatChanged: return tellNews()
        case .freeze: return feed.isFrozen ? thaw(at: now) : freeze()
        case .monitor: return toggleMonitor(at: now)
        case .slower: return changeRate(by: 0.9)
        case .faster: return changeRate(by: 1.1)
        case .verbosity: return changeVerbosity()
        case .silence: return [.silence]
        case .help: return startHelp()
        case .redraw: return [.redraw]
        case .quit: return [.leave]
        }
    }

    private mutating func tellAxis(isX: Bool) -> [ExploreStep] {
        guard let id = axis(isX: isX)?.axis else { return say(.noData) }
        return say(navigator.perform(.axis(id)).phrase)
    }

    /// The axis of the series that the user is in.
    func axis(isX: Bool) -> AxisRange? {
        let id = navigator.currentSeries.map { isX ? $0.xAxis : $0.yAxis }
        return (id ?? navigator.chart.axes.first { $0.isX == isX }?.id).map(navigator.axisRange)
    }

    private static let descriptions: [ChartCommand] = [.summary, .describe, .statistics]

    private mutating func describe() -> [ExploreStep] {
        let command = Self.descriptions[described % Self.descriptions.count]
        described += 1
        return say(navigator.perform(command).phrase)
    }

    /// In steps of a tenth, and to a multiple of five.
    private mutating func changeRate(by factor: Double) -> [ExploreStep] {
        let wanted = (Double(rate) * factor / 5).rounded() * 5
        rate = min(900, max(80, Int(wanted)))
        hasOwnRate = true
        return say(Phrasebook[wording.language].words("speed", numbers: ["n": rate]))
    }

    private mutating func changeVerbosity() -> [ExploreStep] {
        let next: [Verbosity: Verbosity] = [.low: .medium, .medium: .high, .high: .low]
        wording.verbosity = next[wording.verbosity] ?? .medium
        hasOwnVerbosity = true
        return say(Phrasebook[wording.language].words("verbosity.\(wording.verbosity.rawValue)"))
    }
}

/// Help: the table of keys, one after the other.
extension Explorer {
    private mutating func startHelp() -> [ExploreStep] {
        mode = .help(0)
        let first = KeyBindings.all[0].sentence
        return say(english: "Help. Up and Down go through the keys, Escape leaves. \(first)")
    }

    private mutating func help(_ key: ExploreKey, at index: Int) -> [ExploreStep] {
        let last = KeyBindings.all.count - 1
        switch key {
        case .down, .right: return helpLine(min(last, index + 1))
        case .up, .left: return helpLine(max(0, index - 1))
        case .pageDown: return helpLine(min(last, index + 10))
        case .pageUp: return helpLine(max(0, index - 10))
        case .home: return helpLine(0)
        case .end: return helpLine(last)
        case .escape, .enter, .f1, .character("q"), .character("?"), .character("h"):
            mode = .walking
            return say(navigator.currentPoint.map(ChartPhrase.point))
                + (navigator.currentPoint == nil ? [.silence] : [])
        case .redraw: return [.redraw]
        default: return helpLine(index)
        }
    }

    private mutating func helpLine(_ index: Int) -> [ExploreStep] {
        mode = .help(index)
        return say(english: KeyBindings.all[index].sentence)
    }
}
