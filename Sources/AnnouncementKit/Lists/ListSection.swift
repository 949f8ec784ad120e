// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A section of a list: rows, with an optional header and footer.
@MainActor
public struct ListSection {
    public var header: (any ListGenerator)?
    public var rows: [any ListGenerator]
    public var footer: (any ListGenerator)?

    public init(
        header: (any ListGenerator)? = nil, rows: [any ListGenerator] = [], footer: (any ListGenerator)? = nil
    ) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    var count: Int { (header == nil ? 0 : 1) + rows.count + (footer == nil ? 0 : 1) }
}

/// The positions of a list in reading order: each section's header, rows and footer.
@MainActor
struct ListPlaces {
    let sections: [ListSection]

    var count: Int { sections.reduce(0) { $0 + $1.count } }

    var all: [AccessibilityItemKind] {
        sections.enumerated().flatMap { number, section in
            (0..<section.count).map { kind(at: $0, in: section, number: number) }
        }
    }

    func kind(at index: Int) -> AccessibilityItemKind? {
        var rest = index
        guard rest >= 0 else { return nil }
        for (number, section) in sections.enumerated() {
            guard rest >= section.count else { return kind(at: rest, in: section, number: number) }
            rest -= section.count
        }
        return nil
    }

    func index(of kind: AccessibilityItemKind) -> Int? {
        guard generator(for: kind) != nil else { return nil }
        switch kind {
        case .header(let number): return start(of: number)
        case .cell(let path): return start(of: path.section) + offset(of: path.section) + path.row
        case .footer(let number): return start(of: number) + sections[number].count - 1
        }
    }

    /// Nil if the list has no such position.
    func generator(for kind: AccessibilityItemKind) -> (any ListGenerator)? {
        switch kind {
        case .header(let number): return section(number)?.header
        case .footer(let number): return section(number)?.footer
        case .cell(let path):
            guard path.count == 2, let rows = section(path.section)?.rows else { return nil }
            return rows.indices.contains(path.row) ? rows[path.row] : nil
        }
    }

    private func section(_ number: Int) -> ListSection? {
        sections.indices.contains(number) ? sections[number] : nil
    }

    private func start(of number: Int) -> Int {
        sections[..<number].reduce(0) { $0 + $1.count }
    }

    private func offset(of number: Int) -> Int { sections[number].header == nil ? 0 : 1 }

    private func kind(at index: Int, in section: ListSection, number: Int) -> AccessibilityItemKind {
        let row = index - offset(of: number)
        if row < 0 { return .header(number) }
        return row < section.rows.count ? .cell(IndexPath(row: row, section: number)) : .footer(number)
    }
}
