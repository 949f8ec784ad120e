// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Documents

extension AnnounceRequest {
    /// The announcement with the structure of its text.
    /// - Throws: a ``WireError`` when the text has no words, such as a link's definition in Markdown, or a color.
    func read() throws(WireError) -> Announcement {
        guard case .formatted(let source, let kind, let readsCode) = words, var document = TextDocument(source, kind)
        else {
            let read = announcement
            if case .text(let text) = read.content, text.isEmpty {
                throw WireError(.invalidParams, "\"text\" has no words: it is escape sequences of a terminal.")
            }
            return read
        }
        guard document.hasWords else {
            throw WireError(.invalidParams, "\"text\" has no words: its \(kind.rawValue) shows nothing.")
        }
        document.readsCode = readsCode
        var read = announcement
        read.content = .document(document)
        return read
    }
}
