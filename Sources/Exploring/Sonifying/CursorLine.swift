// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc

/// Shows the current place of the sound on one line of the terminal, erased at the end; as JSON, one line for each
/// place.
package struct CursorLine {
    private let printsJSON: Bool
    private let isTerminal = isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    private var width = 0

    package init(printsJSON: Bool) {
        self.printsJSON = printsJSON
    }

    package mutating func moved(to event: CursorEvent) {
        if printsJSON { return StandardOutput.json(event) }
        guard isTerminal else { return }
        let text = Self.text(event)
        Self.write("\r" + text + String(repeating: " ", count: max(0, width - text.count)))
        width = text.count
    }

    package mutating func end() {
        guard width > 0 else { return }
        Self.write("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }

    /// "4 May 1974: 331.5"; in a gap "4 May 1974: –".
    static func text(_ event: CursorEvent) -> String {
        "\(event.text): \(event.y.map { "\($0)" } ?? "–")".printable
    }

    private static func write(_ text: String) { _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) } }
}
