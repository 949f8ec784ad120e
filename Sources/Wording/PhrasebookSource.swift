// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What each file of `Phrasebooks/` declares: a language, and all that is said in it. CONTRIBUTING.md tells how to add one.
protocol PhrasebookSource: SendableMetatype {
    /// The language as BCP 47 names it, with a script where one language has two.
    static var tag: String { get }
    /// Other tags that mean it and do not begin with `tag`: `zh-TW` of `zh-Hant`.
    static var otherTags: [String] { get }
    /// Lines of `key = value`. English shows every key.
    static var text: String { get }
    /// The text, read: `Vocabulary(Self.self)`, which a `static let` does on first use and once.
    static var vocabulary: Vocabulary { get }
}

extension PhrasebookSource {
    static var otherTags: [String] { [] }
}
