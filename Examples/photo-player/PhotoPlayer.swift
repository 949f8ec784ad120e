// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import Glibc

/// Shows a screen of photos without a display: prints every step, while the daemon speaks.
///
/// With `--stay`, shows the screen and waits for other programs to act on it, until it is ended; with `--window`, as a
/// window.
@main
@MainActor
struct PhotoPlayer {
    let screen = PhotoScreen()
    let connection: AccessibilityConnection

    static func main() async {
        do {
            let player = PhotoPlayer(connection: try await AccessibilityConnection.connect(as: "photo-player"))
            if CommandLine.arguments.contains("--window") {
                try await player.show()
            } else if CommandLine.arguments.contains("--stay") {
                try await player.stay()
            } else {
                await player.play()
            }
        } catch {
            _ = "photo-player: \(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }

    private func play() async {
        let observation = Accessibility.onAnnouncementDidFinish { end in
            if !end.wasSuccessful { print("  announcement \(end.id) was not heard: \(end.reason ?? "no reason")") }
            if end.wasSuccessful { print("  heard: \(end.text ?? "")") }
        }
        defer { withExtendedLifetime(observation) {} }
        await step("The screen appears: its first photo takes the focus") { screen.appear() }
        for element in ReadingOrder(of: screen.view).elements.dropFirst() {
            let name = element.accessibilityIdentifier ?? element.accessibilityLabel ?? "?"
            await step("The focus moves to \(name), at \(place(of: element))") { Accessibility.focus(element) }
        }
        for _ in 0..<3 {
            await step("A swipe up on the slider") { screen.slider.accessibilityIncrement() }
        }
        await step("The grid scrolls by 50 points: the focus stays") { screen.grid.scroll(to: Point(x: 0, y: 50)) }
        await connection.close()
    }

    private func show() async throws {
        try await PhotoWindow(screen, environment: ProcessInfo.processInfo.environment).run()
        await connection.close()
    }

    private func stay() async throws {
        await step("The screen appears and stays") { screen.appear() }
        screen.grid.didSelect = { Accessibility.post(.announcement, argument: "Photo \($0 + 1) opened") }
        try await Task.sleep(for: .seconds(86_400))
    }

    /// Waits until the step's announcement was heard, because the next step would cut it.
    private func step(_ what: String, _ action: () -> Void) async {
        print(what)
        action()
        await connection.finish()
    }

    private func place(of element: any AccessibilityObject) -> String {
        let frame = element.accessibilityFrame
        return "\(Int(frame.x)), \(Int(frame.y))"
    }
}
