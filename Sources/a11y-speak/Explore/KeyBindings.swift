// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An action that a key asks for.
enum ExploreAction: Sendable, Hashable {
    case chart(ChartCommand)
    /// The axes as they are shown.
    case axis(isX: Bool)
    /// The chart in short; again, at more length; again, in numbers.
    case describe
    /// The last sentence once more.
    case again
    /// The point that the user is at: with its place among all, or as it was told when they came.
    case here, replay
    case goToPlace, goToValue
    /// The y axis shows the values in view, and no more.
    case fitValues
    case table
    case whatChanged, freeze, monitor
    case slower, faster, verbosity, options
    case silence, highContrast
    case help, redraw, quit
    /// Leaves when Enter follows: a key that is held leaves nothing.
    case askToQuit

    /// Whether a key that is held does it again and again. What is switched is switched once.
    var repeats: Bool {
        switch self {
        case .table, .freeze, .monitor, .highContrast, .help, .askToQuit, .silence: false
        default: true
        }
    }
}

/// The keys of the actions, before anybody has changed them.
enum KeyScheme: String, Sendable, CaseIterable {
    /// Where Chart2Music or MAIDR have a key it means the same here.
    case standard
    /// Those of version 0.1.
    case classic
}

/// Bindings of one subject.
struct KeyGroup: Sendable {
    let title: String
    var bindings: [KeyBindings.Binding]
}

/// The one table of keys.
enum KeyBindings {
    typealias Binding = KeyBinding<ExploreAction>

    /// The bindings by their subject. An action without keys is not among them.
    static func groups(_ scheme: KeyScheme) -> [KeyGroup] {
        [
            KeyGroup(title: "Points", bindings: points(scheme)),
            KeyGroup(title: "View", bindings: view(scheme)),
            KeyGroup(title: "What is told", bindings: telling(scheme)),
            KeyGroup(title: "Live data", bindings: live(scheme)),
            KeyGroup(title: "Speech and program", bindings: speech(scheme)),
        ]
    }

    private static func bind(_ name: String, _ text: String, _ action: ExploreAction, _ keys: Key...) -> Binding {
        Binding(name, text, action, keys)
    }

    private static func points(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("next", "next point", .chart(.next), .right),
            bind("previous", "previous point", .chart(.previous), .left),
            bind("tenth-on", "a tenth of the view on", .chart(.nextTenth), .controlRight, .character("}")),
            bind("tenth-back", "a tenth of the view back", .chart(.previousTenth), .controlLeft, .character("{")),
            bind("first", "first point", .chart(.first), .home), bind("last", "last point", .chart(.last), .end),
            Binding("next-series", "next series", .chart(.nextSeries), isClassic ? [.down] : [.down, .pageDown]),
            Binding("previous-series", "previous series", .chart(.previousSeries), isClassic ? [.up] : [.up, .pageUp]),
            bind("lowest", "lowest point", .chart(.minimum), .character("[")),
            bind("highest", "highest point", .chart(.maximum), .character("]")),
            bind("average", "next point at the average", .chart(.average), .character(isClassic ? "m" : "a")),
            bind("next-peak", "next peak", .chart(.nextPeak), .character("n")),
            bind("previous-peak", "previous peak", .chart(.previousPeak), .character("p")),
            bind("next-trough", "next trough", .chart(.nextTrough), .character("N")),
            bind("previous-trough", "previous trough", .chart(.previousTrough), .character("P")),
            bind("go-to-place", "go to a place or date", .goToPlace, .character("g")),
            bind("go-to-value", "go to a value", .goToValue, .character("G")),
        ]
    }

    private static func view(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("zoom-in", "zoom in", .chart(.zoomIn), .character("+"), .character("=")),
            bind("zoom-out", "zoom out", .chart(.zoomOut), .character("-")),
            bind("show-all", "show all data", .chart(.zoomToExtents(animated: false)), .character("0")),
            bind("fit-values", "fit the y axis to what is in view", .fitValues, .character("Y")),
            bind("next-page", "next page", .chart(.nextPage), isClassic ? .pageDown : .character(")")),
            bind("previous-page", "previous page", .chart(.previousPage), isClassic ? .pageUp : .character("(")),
            bind("scroll-right", "scroll right by half a view", .chart(.scroll(.left)), .shiftRight, .character(">")),
            bind("scroll-left", "scroll left by half a view", .chart(.scroll(.right)), .shiftLeft, .character("<")),
            bind("scroll-up", "scroll up", .chart(.scroll(.up)), .shiftUp),
            bind("scroll-down", "scroll down", .chart(.scroll(.down)), .shiftDown),
            bind("table", "table, and chart again", .table, .character("t")),
        ]
    }

    private static func telling(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("here", "this point, and its place among all", .here, .enter),
            Binding("replay", "this point again", .replay, isClassic ? [] : [.character(" ")]),
            bind("again", "repeat the last sentence", .again, .character(isClassic ? " " : "r")),
            bind(
                "describe", "describe; again for more, and for statistics", .describe, .character("d"), .character("i")),
            bind("x-axis", "x axis", .axis(isX: true), .character("x")),
            bind("y-axis", "y axis", .axis(isX: false), .character("y")),
            bind("mark", "mark this point", .chart(.mark), .character("'"), .character("k")),
            bind("distance", "distance from the mark", .chart(.distance), .character("\""), .character("K")),
        ]
    }

    private static func live(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            bind("what-changed", "what has changed", .whatChanged, .character("w")),
            bind("freeze", "freeze, and go on", .freeze, .character("f")),
            Binding(
                "monitor", "monitoring on and off", .monitor,
                isClassic ? [.character("M")] : [.character("m"), .character("M")]),
        ]
    }

    private static func speech(_ scheme: KeyScheme) -> [Binding] {
        let isClassic = scheme == .classic
        return [
            Binding("silence", "silence", .silence, isClassic ? [.escape, .character("c")] : [.escape]),
            Binding("slower", "slower", .slower, isClassic ? [.character(",")] : [.character("e"), .character(",")]),
            Binding("faster", "faster", .faster, isClassic ? [.character(".")] : [.character("q"), .character(".")]),
            bind("verbosity", "verbosity", .verbosity, .character("v")),
            bind("options", "speed and verbosity as they are", .options, .character("o")),
            bind("high-contrast", "high contrast on and off", .highContrast, .character(isClassic ? "C" : "c")),
            bind("help", "help", .help, .character("?"), .character("h"), .f1),
            bind("redraw", "draw the screen anew", .redraw, .redraw),
            Binding("quit", "quit", .quit, isClassic ? [.controlQ, .character("q")] : [.controlQ]),
            bind("ask-to-quit", "quit, when Enter follows", .askToQuit, .character("Q")),
        ]
    }
}
