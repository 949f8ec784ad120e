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
    /// The point that the user is at.
    case here
    case goToPlace, goToValue
    case whatChanged, freeze, monitor
    case slower, faster, verbosity
    case silence
    case help, redraw, quit
}

/// The one table of keys. Chart2Music's keys where it has them.
enum KeyBindings {
    static func action(for key: Key) -> ExploreAction? { actions[key] }

    /// The bindings by their subject.
    static let groups: [(title: String, bindings: [KeyBinding<ExploreAction>])] = [
        ("Points", points), ("View", view), ("What is told", telling), ("Live data", live), ("Speech", speech),
    ]

    static let all: [KeyBinding<ExploreAction>] = groups.flatMap(\.bindings)

    private static let actions: [Key: ExploreAction] = all.reduce(into: [:]) { actions, binding in
        for key in binding.keys { actions[key] = binding.action }
    }

    private static let points: [KeyBinding<ExploreAction>] = [
        KeyBinding("next point", .chart(.next), .right), KeyBinding("previous point", .chart(.previous), .left),
        KeyBinding("a tenth of the view on", .chart(.nextTenth), .controlRight, .character("}")),
        KeyBinding("a tenth of the view back", .chart(.previousTenth), .controlLeft, .character("{")),
        KeyBinding("first point", .chart(.first), .home), KeyBinding("last point", .chart(.last), .end),
        KeyBinding("next series", .chart(.nextSeries), .down),
        KeyBinding("previous series", .chart(.previousSeries), .up),
        KeyBinding("lowest point", .chart(.minimum), .character("[")),
        KeyBinding("highest point", .chart(.maximum), .character("]")),
        KeyBinding("next point at the average", .chart(.average), .character("m")),
        KeyBinding("next peak", .chart(.nextPeak), .character("n")),
        KeyBinding("previous peak", .chart(.previousPeak), .character("p")),
        KeyBinding("next trough", .chart(.nextTrough), .character("N")),
        KeyBinding("previous trough", .chart(.previousTrough), .character("P")),
        KeyBinding("go to a place or date", .goToPlace, .character("g")),
        KeyBinding("go to a value", .goToValue, .character("G")),
    ]

    private static let view: [KeyBinding<ExploreAction>] = [
        KeyBinding("zoom in", .chart(.zoomIn), .character("+"), .character("=")),
        KeyBinding("zoom out", .chart(.zoomOut), .character("-")),
        KeyBinding("show all data", .chart(.zoomToExtents(animated: false)), .character("0")),
        KeyBinding("next page", .chart(.nextPage), .pageDown),
        KeyBinding("previous page", .chart(.previousPage), .pageUp),
        KeyBinding("scroll right by half a view", .chart(.scroll(.left)), .shiftRight, .character(">")),
        KeyBinding("scroll left by half a view", .chart(.scroll(.right)), .shiftLeft, .character("<")),
        KeyBinding("scroll up", .chart(.scroll(.up)), .shiftUp),
        KeyBinding("scroll down", .chart(.scroll(.down)), .shiftDown),
    ]

    private static let telling: [KeyBinding<ExploreAction>] = [
        KeyBinding("this point", .here, .enter), KeyBinding("repeat the last sentence", .again, .character(" ")),
        KeyBinding("describe; again for more, and for statistics", .describe, .character("d"), .character("i")),
        KeyBinding("x axis", .axis(isX: true), .character("x")),
        KeyBinding("y axis", .axis(isX: false), .character("y")),
        KeyBinding("mark this point", .chart(.mark), .character("'"), .character("k")),
        KeyBinding("distance from the mark", .chart(.distance), .character("\""), .character("K")),
    ]

    private static let live: [KeyBinding<ExploreAction>] = [
        KeyBinding("what has changed", .whatChanged, .character("w")),
        KeyBinding("freeze, and go on", .freeze, .character("f")),
        KeyBinding("monitoring on and off", .monitor, .character("M")),
    ]

    private static let speech: [KeyBinding<ExploreAction>] = [
        KeyBinding("silence", .silence, .escape, .character("c")), KeyBinding("slower", .slower, .character(",")),
        KeyBinding("faster", .faster, .character(".")), KeyBinding("verbosity", .verbosity, .character("v")),
        KeyBinding("help", .help, .character("?"), .character("h"), .f1),
        KeyBinding("draw the screen anew", .redraw, .redraw), KeyBinding("quit", .quit, .character("q")),
    ]
}
