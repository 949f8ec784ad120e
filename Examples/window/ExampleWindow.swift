// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The window of an example. It draws shapes, and reports its place and whether it gets keys to accessibility.
@MainActor
public final class ExampleWindow {
    /// The window for accessibility.
    public let window: AccessibilityWindow
    /// The shapes of the window, from bottom to top, in points. Called every 50 milliseconds and after each event.
    public var draw: () -> [Drawing] = { [] }
    /// Called when the user presses a key. Returns false for a key without effect.
    public var onKey: (Key) -> Bool = { _ in false }
    /// Called when the user presses a mouse button, with a point of the window.
    public var onPress: (Point) -> Void = { _ in }

    private let display: XWindow
    private var size: Point
    private var shown: [Drawing] = []

    /// - Parameters:
    ///   - size: in points.
    ///   - environment: `DISPLAY`, `XAUTHORITY`, and `GDK_SCALE` for the pixels of a point.
    /// - Throws: a ``WindowError`` that says why no window can be shown.
    public init(_ title: String, size: Point, environment: [String: String]) throws {
        let scale = environment["GDK_SCALE"].flatMap(Double.init).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
        display = try XWindow(title, width: size.x * scale, height: size.y * scale, environment: environment)
        self.size = size
        window = AccessibilityWindow(frame: Rect(x: 0, y: 0, width: size.x, height: size.y))
        window.scale = scale
        window.accessibilityLabel = title
    }

    /// Shows the window until the user closes it, or the server disconnects.
    public func run() async throws {
        try display.show()
        window.isHidden = false
        let frames = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .milliseconds(50))
                try redraw()
            }
        }
        defer { frames.cancel() }
        for await event in display.events {
            try take(event)
            if event == .closed { break }
            try redraw()
        }
        display.close()
    }

    private func take(_ key: Key) {
        if !onKey(key), [.escape, .character("q")].contains(key) { display.close() }
    }

    private func take(_ event: XEvent) throws {
        switch event {
        case .key(let keycode, let isShifted):
            if let key = display.keyboard.key(keycode, isShifted: isShifted) { take(key) }
        case .pressed(let point): onPress(Point(x: point.x / window.scale, y: point.y / window.scale))
        case .keysCame: window.makeKey()
        case .keysWent: window.resignKey()
        case .exposed: shown = []
        case .configured(let width, let height):
            size = Point(x: width / window.scale, y: height / window.scale)
            shown = []
            try display.askForPlace()
        case .place(let corner):
            window.frame = Rect(
                x: corner.x / window.scale, y: corner.y / window.scale, width: size.x, height: size.y)
        case .closed, .other: break
        case .failed(let code, let request):
            throw WindowError("The X server did not carry out request \(request): its error \(code).")
        }
    }

    /// Draws again after a change.
    private func redraw() throws {
        let drawings = [.fill(Rect(x: 0, y: 0, width: size.x, height: size.y), 0x1c1c1e)] + draw()
        guard drawings != shown else { return }
        try display.show(drawings, width: size.x * window.scale, height: size.y * window.scale, scale: window.scale)
        shown = drawings
    }
}
