// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A generator whose row can be expanded. The row is a button if it has children.
@MainActor
public protocol FoldableItem: AnyObject, AccessibilityStrategyProvider {
    /// The rows that are displayed below this row while it is expanded.
    var childGenerators: [any ListGenerator] { get set }
    var isExpanded: Bool { get set }
}

extension FoldableItem {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { childGenerators.isEmpty ? .ignored : .just(.button) }
}

/// Expands or collapses a selected row if its generator is a ``FoldableItem``. Works only in an ``AccessibleList``.
@MainActor
public final class FoldablePlugin: DisplayPlugin {
    public init() {}

    public func process(_ event: DisplayEvent, in manager: any DisplayManager) {
        guard case .didSelect(let path) = event, let list = manager as? AccessibleList,
            let row = list.generator(for: .cell(path)) as? any FoldableItem
        else { return }
        let open = Self.shown(below: row)
        row.isExpanded.toggle()
        if row.isExpanded {
            list.sections[path.section].rows.insert(contentsOf: Self.shown(below: row), at: path.row + 1)
        } else {
            list.sections[path.section].rows.removeAll { row in open.contains { $0 === row } }
        }
        list.reload()
    }

    public func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool {
        guard let row = (manager as? AccessibleList)?.generator(for: .cell(path)) as? any FoldableItem else {
            return false
        }
        return !row.childGenerators.isEmpty
    }

    /// The rows displayed below an expanded row, including their own children.
    private static func shown(below row: any FoldableItem) -> [any ListGenerator] {
        var entered: Set<ObjectIdentifier> = []
        func collect(_ row: any FoldableItem) -> [any ListGenerator] {
            guard row.isExpanded, entered.insert(ObjectIdentifier(row)).inserted else { return [] }
            return row.childGenerators.flatMap { [$0] + (($0 as? any FoldableItem).map(collect) ?? []) }
        }
        return collect(row)
    }
}

extension DisplayPlugin where Self == FoldablePlugin {
    /// The plugin that expands and collapses selected rows.
    public static func foldable() -> Self { FoldablePlugin() }
}
