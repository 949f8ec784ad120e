// SPDX-License-Identifier: MIT

/// A piece of markup.
enum MarkupToken: Sendable, Hashable {
    case open(MarkupTag)
    case close(name: String)
    /// Entities are characters already.
    case text(String)
}

/// The start of an element.
struct MarkupTag: Sendable, Hashable {
    var name: String
    var attributes: [MarkupAttribute] = []
    /// It has no content: `<break/>`.
    var isEmpty = false
}

struct MarkupAttribute: Sendable, Hashable {
    var name: String
    var value: String
    /// Where it stands, in Unicode scalars of the source.
    var place: Int
}
