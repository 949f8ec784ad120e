// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// An action of a key.
package enum ExploreAction: Sendable, Hashable {
    case chart(ChartCommand)
    /// Describes an axis and its range in view.
    case axis(isX: Bool)
    /// Describes the chart: in short, then at more length, then in numbers.
    case describe
    /// Repeats the last sentence.
    case again
    /// Says the current point: with its position among all points, or as a move announces it.
    case here, replay
    case goToPlace, goToValue
    /// Fits the y axis to the values in view.
    case fitValues
    case table
    case whatChanged, freeze, monitor
    case slower, faster, verbosity, options
    case play(PlayedPart)
    case playSlower, playFaster, playMode
    /// Switches when a point sounds as the user moves to it, and whether new points sound.
    case tones, liveSound
    case silence, highContrast
    case help, redraw, quit
    /// Asks the user to press Enter to leave, because a held key must not leave.
    case askToQuit

    /// Whether a held key repeats the action. Switches change only once.
    var repeats: Bool {
        switch self {
        case .table, .freeze, .monitor, .highContrast, .help, .askToQuit, .silence, .play: false
        case .playMode, .tones, .liveSound: false
        default: true
        }
    }
}

/// The keys of the actions, before the user's changes.
package enum KeyScheme: String, Sendable, CaseIterable {
    /// Keys of Chart2Music or MAIDR have the same meaning here.
    case standard
    /// The keys of version 0.1.
    case classic
}

/// The bindings of one subject.
package struct KeyGroup: Sendable {
    package let title: String
    package var bindings: [KeyBindings.Binding]
}

/// The keys of `explore`.
package enum KeyBindings {
    package typealias Binding = KeyBinding<ExploreAction>

    /// The bindings by subject. Actions without keys are omitted.
    static func groups(_ scheme: KeyScheme) -> [KeyGroup] {
        [
            KeyGroup(title: "Points", bindings: points(scheme)),
            KeyGroup(title: "View", bindings: view(scheme)),
            KeyGroup(title: "Announcements", bindings: telling(scheme)),
            KeyGroup(title: "Data as sound", bindings: sound(scheme)),
            KeyGroup(title: "Live data", bindings: live(scheme)),
            KeyGroup(title: "Speech and program", bindings: speech(scheme)),
        ]
    }

    private static func bind(_ name: String, _ action: ExploreAction, _ keys: Key...) -> Binding {
        Binding(name, action, keys)
    }

    private static func points(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("next", .chart(.next), .right),
            bind("previous", .chart(.previous), .left),
            bind("tenth-on", .chart(.nextTenth), .controlRight, .character("}")),
            bind("tenth-back", .chart(.previousTenth), .controlLeft, .character("{")),
            bind("first", .chart(.first), .home), bind("last", .chart(.last), .end),
            Binding("next-series", .chart(.nextSeries), isClassic ? [.down] : [.down, .pageDown]),
            Binding("previous-series", .chart(.previousSeries), isClassic ? [.up] : [.up, .pageUp]),
            bind("lowest", .chart(.minimum), .character("[")),
            bind("highest", .chart(.maximum), .character("]")),
            bind("average", .chart(.average), .character(isClassic ? "m" : "a")),
            bind("next-peak", .chart(.nextPeak), .character("n")),
            bind("previous-peak", .chart(.previousPeak), .character("p")),
            bind("next-trough", .chart(.nextTrough), .character("N")),
            bind("previous-trough", .chart(.previousTrough), .character("P")),
            bind("go-to-place", .goToPlace, .character("g")),
            bind("go-to-value", .goToValue, .character("G")),
        ]
    }

    private static func view(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("zoom-in", .chart(.zoomIn), .character("+"), .character("=")),
            bind("zoom-out", .chart(.zoomOut), .character("-")),
            bind("show-all", .chart(.zoomToExtents(animated: false)), .character("0")),
            bind("fit-values", .fitValues, .character("Y")),
            bind("next-page", .chart(.nextPage), isClassic ? .pageDown : .character(")")),
            bind("previous-page", .chart(.previousPage), isClassic ? .pageUp : .character("(")),
            bind("scroll-right", .chart(.scroll(.left)), .shiftRight, .character(">")),
            bind("scroll-left", .chart(.scroll(.right)), .shiftLeft, .character("<")),
            bind("scroll-up", .chart(.scroll(.up)), .shiftUp),
            bind("scroll-down", .chart(.scroll(.down)), .shiftDown),
            bind("table", .table, .character("t")),
        ]
    }

    private static func telling(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("here", .here, .enter),
            Binding("replay", .replay, isClassic ? [] : [.character(" ")]),
            bind("again", .again, .character(isClassic ? " " : "r")),
            bind(
                "describe", .describe, .character("d"), .character("i")),
            bind("x-axis", .axis(isX: true), .character("x")),
            bind("y-axis", .axis(isX: false), .character("y")),
            bind("mark", .chart(.mark), .character("'"), .character("k")),
            bind("distance", .chart(.distance), .character("\""), .character("K")),
        ]
    }

    private static func sound(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("play", .play(.view), .character("s")),
            bind("play-on", .play(.onward), .character("l")),
            bind("play-all", .play(.all), .character("S")),
            Binding("play-slower", .playSlower, isClassic ? [] : [.character(",")]),
            Binding("play-faster", .playFaster, isClassic ? [] : [.character(".")]),
            bind("play-mode", .playMode, .character("u")),
            bind("tones", .tones, .character("T")),
        ]
    }

    private static func live(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("what-changed", .whatChanged, .character("w")),
            bind("freeze", .freeze, .character("f")),
            Binding(
                "monitor", .monitor,
                isClassic ? [.character("M")] : [.character("m"), .character("M")]),
            bind("live-sound", .liveSound, .character("L")),
        ]
    }

    private static func speech(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            Binding("silence", .silence, isClassic ? [.escape, .character("c")] : [.escape]),
            Binding("slower", .slower, [.character(isClassic ? "," : "e")]),
            Binding("faster", .faster, [.character(isClassic ? "." : "q")]),
            bind("verbosity", .verbosity, .character("v")),
            bind("options", .options, .character("o")),
            bind("high-contrast", .highContrast, .character(isClassic ? "C" : "c")),
            bind("help", .help, .character("?"), .character("h"), .f1),
            bind("redraw", .redraw, .redraw),
            Binding("quit", .quit, isClassic ? [.controlQ, .character("q")] : [.controlQ]),
            bind("ask-to-quit", .askToQuit, .character("Q")),
        ]
    }
}

extension KeyBinding<ExploreAction> {
    /// - Parameter name: the key of the action's description in the phrasebooks.
    init(_ name: String, _ action: ExploreAction, _ keys: [Key]) {
        self.init(name, Phrasebook[.english].words("action.\(name)").display, action, keys)
    }
}

/// The keys of an exploration: a scheme, and the user's changes.
package struct KeyLayout: Sendable {
    package private(set) var groups: [KeyGroup]
    private let actions: [Key: ExploreAction]

    /// - Parameter changes: keys by their action's name; they replace the keys of the scheme, and other actions lose
    ///   them.
    package init(_ scheme: KeyScheme = .standard, changes: [String: [Key]] = [:]) {
        let taken = Set(changes.values.joined())
        groups = KeyBindings.groups(scheme)
        for group in groups.indices {
            groups[group].bindings = groups[group].bindings.compactMap { binding in
                let keys = changes[binding.name] ?? binding.keys.filter { !taken.contains($0) }
                return keys.isEmpty ? nil : KeyBindings.Binding(binding.name, binding.text, binding.action, keys)
            }
        }
        actions = groups.flatMap(\.bindings).reduce(into: [:]) { actions, binding in
            for key in binding.keys { actions[key] = binding.action }
        }
    }

    package var all: [KeyBindings.Binding] { groups.flatMap(\.bindings) }

    func action(for key: Key) -> ExploreAction? { actions[key] }

    /// The binding of a key; nil for a key without a meaning.
    func binding(of key: Key) -> KeyBindings.Binding? { all.first { $0.keys.contains(key) } }

    /// The first key of the action with this name; nil when it has no key.
    func key(of name: String) -> Key? { all.first { $0.name == name }?.keys.first }

    /// The names of all actions, in the order of the table.
    package static let names = KeyBindings.groups(.standard).flatMap(\.bindings).map(\.name)
}
