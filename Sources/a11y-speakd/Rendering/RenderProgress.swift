// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Shows the progress of a long rendering on a separate line, which is erased at the end. Writes only to a terminal.
struct RenderProgress {
    private let clock = ContinuousClock()
    private var next = ContinuousClock.now + .seconds(1)
    private var width = 0
    private let isTerminal = isatty(STDERR_FILENO) != 0 && getenv("TERM").map { String(cString: $0) } != "dumb"

    /// The rendering has reached this time.
    mutating func reached(_ time: Duration) {
        guard isTerminal, clock.now >= next else { return }
        next = clock.now + .milliseconds(500)
        let seconds = Int(time.components.seconds)
        let text = "rendered \(seconds / 60) min \(seconds % 60) s"
        Self.write("\r" + text)
        width = max(width, text.count)
    }

    mutating func end() {
        guard width > 0 else { return }
        Self.write("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }

    private static func write(_ text: String) { _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) } }
}
