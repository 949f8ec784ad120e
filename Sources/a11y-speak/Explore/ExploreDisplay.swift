// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Where an exploration is seen: a screen, or lines.
typealias ExploreDisplay = TerminalDisplay<ExploreScreen>

extension TerminalDisplay<ExploreScreen> {
    /// What is said is a line, where there is no screen.
    func show(_ utterance: ExploreUtterance) {
        if !utterance.isCharacter { line(utterance.words.display.printable) }
    }
}
