// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The kind and the position of an item in its list. Headers and footers have only a section.
public enum AccessibilityItemKind: Sendable, Hashable {
    case header(Int)
    case cell(IndexPath)
    case footer(Int)

    /// A collection's name for section headers. `sectionFooter` is the name for section footers.
    public static let sectionHeader = "header"
    public static let sectionFooter = "footer"

    /// The kind of a collection's supplementary view, by this library's name or UIKit's; nil for other names.
    public init?(supplementary name: String, at path: IndexPath) {
        switch name {
        case Self.sectionHeader, AccessibleList.elementKindSectionHeader: self = .header(path.section)
        case Self.sectionFooter, AccessibleList.elementKindSectionFooter: self = .footer(path.section)
        default: return nil
        }
    }

    public var isCell: Bool {
        if case .cell = self { true } else { false }
    }
}

/// UIKit's names of supplementary views.
extension AccessibleList {
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Kinds are ordered as they are read.
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

/// UIKit's names. A missing index counts as 0.
extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    public var section: Int { isEmpty ? 0 : self[0] }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}
