// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleWindow

/// The photo player as a window: Tab moves through it, Space opens a photo, Up and Down move the slider, Escape closes
/// it.
@MainActor
struct PhotoWindow {
    let screen: PhotoScreen
    private let window: ExampleWindow
    private let keys: FocusKeys
    private let opened = Opened()

    /// The photo that was opened last.
    @MainActor
    private final class Opened {
        var index: Int?
    }

    init(_ screen: PhotoScreen, environment: [String: String]) throws {
        self.screen = screen
        let size = Point(x: screen.view.frame.width, y: screen.view.frame.height)
        window = try ExampleWindow("Photos", size: size, environment: environment)
        window.window.addSubview(screen.view)
        let view = screen.view
        keys = FocusKeys { ReadingOrder(of: view).elements }
    }

    /// Shows the window until it is closed.
    func run() async throws {
        screen.grid.didSelect = { [opened] index in
            opened.index = index
            Accessibility.post(.announcement, argument: "Photo \(index + 1) opened")
        }
        window.onKey = keys.take
        window.onPress = { [keys, window] in keys.press($0, in: window.window) }
        window.draw = { [self] in photos + slider + keys.ring(in: window.window) }
        screen.appear()
        try await window.run()
    }

    private static let skies: [Drawing.Color] = [0x3a86ff, 0xff7d00, 0x8338ec, 0x2a9d8f, 0xe63946, 0x6d597a]

    private var photos: [Drawing] {
        (0..<screen.grid.accessibilityElementCount()).flatMap { index -> [Drawing] in
            guard let photo = screen.grid.accessibilityElement(at: index) else { return [] }
            let frame = onWindow(photo.accessibilityFrame)
            let ground = frame.y + frame.height * 0.7
            let hills = [(0.05, 0.75), (0.35, 0.35), (0.6, 0.75), (0.8, 0.5), (0.95, 0.75)].map { x, y in
                Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
            }
            let picture: [Drawing] = [
                .fill(frame, Self.skies[index % Self.skies.count]),
                .fill(Rect(x: frame.x + frame.width * 0.7, y: frame.y + 10, width: 14, height: 14), 0xfff3b0),
                .line(hills, 0xffffff, width: 3),
                .fill(Rect(x: frame.x, y: ground + 8, width: frame.width, height: frame.maxY - ground - 8), 0x264653),
                .text("Photo \(index + 1)", Point(x: frame.x + 6, y: frame.maxY - 6), 0xffffff),
            ]
            return picture + (opened.index == index ? [.frame(frame, 0xffffff, width: 2)] : [])
        }
    }

    private var slider: [Drawing] {
        let slider = screen.slider
        let frame = onWindow(slider.accessibilityFrame)
        let part = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
        let line = frame.y + frame.height - 10
        return [
            .text(
                "\(slider.accessibilityLabel ?? ""): \(slider.accessibilityValue ?? "") of \(Int(slider.maximumValue)) s",
                Point(x: frame.x, y: frame.y + 14), 0xffffff),
            .fill(Rect(x: frame.x, y: line - 2, width: frame.width, height: 4), 0x48484a),
            .fill(Rect(x: frame.x, y: line - 2, width: frame.width * part, height: 4), 0x0a84ff),
            .fill(Rect(x: frame.x + (frame.width - 12) * part, y: line - 8, width: 12, height: 16), 0xffffff),
        ]
    }

    private func onWindow(_ frame: Rect) -> Rect {
        frame.moved(by: Point(x: -window.window.frame.x, y: -window.window.frame.y))
    }
}
