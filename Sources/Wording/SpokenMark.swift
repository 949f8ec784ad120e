// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A place in what is spoken that the client has named: it is reached when the word there begins.
package struct SpokenMark: Sendable, Hashable {
    package var name: String
    /// In Unicode scalars of ``WordedText/speech``; its length, for a mark behind all words.
    package var offset: Int

    package init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
