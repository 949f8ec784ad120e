// SPDX-License-Identifier: MIT

/// Its row can be selected.
@MainActor
open class CellGenerator: ItemGenerator, SelectableItem {
    public final var didSelectEvent = ListEvent()
}
