// SPDX-License-Identifier: MIT

/// An action that a watcher may request.
enum WatchAction: Sendable, Hashable {
    case cancelCurrent, cancelAll, pauseOrResume, again, acknowledge
    /// Scrolls by a number of rows; negative numbers scroll up.
    case scroll(Int)
    /// Scrolls by a number of screens; negative numbers scroll up.
    case page(Int)
    case top, bottom
    case help, back, redraw, quit
}

/// The keys of `watch`.
enum WatchKeys {
    static func action(for key: Key) -> WatchAction? {
        all.first { $0.keys.contains(key) }?.action
    }

    static let all: [KeyBinding<WatchAction>] = [
        KeyBinding("silence the current announcement", .cancelCurrent, .character("c")),
        KeyBinding("silence all announcements", .cancelAll, .character("C")),
        KeyBinding("pause, and go on", .pauseOrResume, .character("p")),
        KeyBinding("repeat the last announcement", .again, .character("r")),
        KeyBinding("acknowledge alarms that were heard", .acknowledge, .character("a")),
        KeyBinding("scroll down", .scroll(1), .down, .character("j")),
        KeyBinding("scroll up", .scroll(-1), .up, .character("k")),
        KeyBinding("a screen down", .page(1), .pageDown, .character(" ")),
        KeyBinding("a screen up", .page(-1), .pageUp), KeyBinding("to the top", .top, .home, .character("g")),
        KeyBinding("to the end", .bottom, .end, .character("G")),
        KeyBinding("help, and back", .help, .character("?"), .character("h"), .f1), KeyBinding("back", .back, .escape),
        KeyBinding("redraw the screen", .redraw, .redraw), KeyBinding("quit", .quit, .character("q")),
    ]
}
