// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleWindow
import Glibc

/// An example in a terminal: keys move the focus and act, and each text that the daemon speaks is printed.
@MainActor
public struct ExampleTerminal {
    private let connection: AccessibilityConnection
    private let keys = FocusKeys { Accessibility.root.map { ReadingOrder(of: $0).elements } ?? [] }

    /// Connects to the daemon, takes keys until `q` or the end of the input, and exits with 1 if no daemon answers.
    /// - Parameters:
    ///   - name: the program's name as a client.
    ///   - onKey: handles the example's own keys; returns false for any other key.
    public static func run(
        as name: String, appear: @MainActor () -> Void, onKey: @MainActor (Key) -> Bool = { _ in false }
    ) async {
        do {
            let terminal = ExampleTerminal(connection: try await AccessibilityConnection.connect(as: name))
            await TerminalInput.withSingleKeys { await terminal.run(appear, onKey) }
        } catch {
            let line = "\(name): \(error)\n"
            _ = write(STDERR_FILENO, line, line.utf8.count)
            exit(1)
        }
    }

    private func run(_ appear: @MainActor () -> Void, _ onKey: @MainActor (Key) -> Bool) async {
        let observation = Accessibility.onAnnouncementDidFinish { end in
            print(end.wasSuccessful ? "heard: \(end.text ?? "")" : "not heard: \(end.text ?? "")")
        }
        defer { withExtendedLifetime(observation) {} }
        appear()
        await pause()
        for await key in TerminalInput.keys() {
            if key == .character("q") { break }
            if key == .character("?") {
                print(Self.text(of: Accessibility.root))
            } else if !onKey(key), !keys.take(key) {
                print("This key does nothing here.")
            }
            await pause()
        }
        await connection.close()
    }

    /// A user may interrupt a text; the keys of a pipe wait for its end.
    private func pause() async {
        if isatty(STDIN_FILENO) == 0 { await connection.finish() }
        fflush(nil)
    }

    /// The elements of the screen, one on a line, with a mark before the focused one and its actions after it.
    static func text(of root: (any AccessibilityObject)?) -> String {
        let elements = root.map { ReadingOrder(of: $0).elements } ?? []
        return elements.map { element in
            let snapshot = ElementSnapshot(of: element)
            let isFocused = element === Accessibility.focusedElement
            let words = [snapshot.label, snapshot.value].compactMap(\.self).joined(separator: ", ")
            let actions = snapshot.actions.enumerated().map { "\n    \($0 + 1) \($1)" }.joined()
            return (isFocused ? "> " : "  ") + words + (isFocused ? actions : "")
        }.joined(separator: "\n")
    }
}
