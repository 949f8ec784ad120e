// SPDX-License-Identifier: MIT

/// What someone who watches may want.
enum WatchAction: Sendable, Hashable {
    case cancelCurrent, cancelAll, pauseOrResume, again
    /// By so many rows; negative is up.
    case scroll(Int)
    /// By so many screens.
    case page(Int)
    case top, bottom
    case help, back, redraw, quit
}

/// The one table of keys: what is pressed, what it does, and what help says of it.
enum WatchKeys {
    struct Binding: Sendable {
        let keys: [ExploreKey]
        let action: WatchAction
        let text: String

        init(_ text: String, _ action: WatchAction, _ keys: ExploreKey...) {
            self.keys = keys
            self.action = action
            self.text = text
        }

        /// "Down or j".
        var names: String { keys.map(\.description).joined(separator: " or ") }
    }

    static func action(for key: ExploreKey) -> WatchAction? {
        all.first { $0.keys.contains(key) }?.action
    }

    static let all = [
        Binding("silence what is spoken", .cancelCurrent, .character("c")),
        Binding("silence all that is spoken and waits", .cancelAll, .character("C")),
        Binding("pause, and go on", .pauseOrResume, .character("p")),
        Binding("say the last again", .again, .character("r")),
        Binding("scroll down", .scroll(1), .down, .character("j")),
        Binding("scroll up", .scroll(-1), .up, .character("k")),
        Binding("a screen down", .page(1), .pageDown, .character(" ")),
        Binding("a screen up", .page(-1), .pageUp), Binding("to the top", .top, .home, .character("g")),
        Binding("to the end", .bottom, .end, .character("G")),
        Binding("help, and back", .help, .character("?"), .character("h"), .f1), Binding("back", .back, .escape),
        Binding("draw the screen anew", .redraw, .redraw), Binding("quit", .quit, .character("q")),
    ]
}
