// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

extension TextDocument {
    /// The structure of a text; nil for a kind without structure.
    package init?(_ source: String, _ kind: TextKind) {
        switch kind {
        case .plain, .terminal: return nil
        case .markdown: self = MarkdownReader.document(source)
        case .html: self = HTMLReader.document(source)
        }
    }
}
