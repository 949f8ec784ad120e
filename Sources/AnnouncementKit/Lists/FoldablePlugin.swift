// SPDX-License-Identifier: MIT

/// Opens and closes a selected row, when its generator is a ``FoldableItem``. It does so in an ``AccessibleList`` only.
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

    /// The rows below an expanded one, with those below them.
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
    /// Rows open and close when they are selected.
    public static func foldable() -> Self { FoldablePlugin() }
}
