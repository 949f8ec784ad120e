// SPDX-License-Identifier: MIT

import FoundationEssentials

/// What an item is in its list, and where. Headers and footers have a section only.
public enum AccessibilityItemKind: Sendable, Hashable {
    case header(Int)
    case cell(IndexPath)
    case footer(Int)

    /// The names that a collection has for its headers and footers.
    public static let sectionHeader = "header"
    public static let sectionFooter = "footer"

    /// The kind of a collection's supplementary view; nil when it is neither header nor footer.
    public init?(supplementary name: String, at path: IndexPath) {
        switch name {
        case Self.sectionHeader: self = .header(path.section)
        case Self.sectionFooter: self = .footer(path.section)
        default: return nil
        }
    }

    public var isCell: Bool {
        if case .cell = self { true } else { false }
    }
}

/// In the order in which they are read.
extension AccessibilityItemKind: Comparable {
    public static func < (one: Self, other: Self) -> Bool { one.place < other.place }

    private var place: (section: Int, part: Int, row: Int) {
        switch self {
        case .header(let section): (section, 0, 0)
        case .cell(let path): (path.section, 1, path.row)
        case .footer(let section): (section, 2, 0)
        }
    }
}
