// SPDX-License-Identifier: MIT

/// Its row opens and closes.
@MainActor
open class FoldableCellGenerator: ItemGenerator, FoldableItem {
    public final var childGenerators: [any ListGenerator] = []
    public final var isExpanded = false
}
