// SPDX-License-Identifier: MIT

/// Tells the generator of a selected row, when it is a ``SelectableItem``.
@MainActor
public final class SelectablePlugin: DisplayPlugin {
    public init() {}

    public func process(_ event: DisplayEvent, in manager: any DisplayManager) {
        guard case .didSelect(let path) = event else { return }
        (manager.generator(for: .cell(path)) as? any SelectableItem)?.didSelectEvent.invoke()
    }
}

extension DisplayPlugin where Self == SelectablePlugin {
    /// Rows hear that they were selected.
    public static func selectable() -> Self { SelectablePlugin() }
}
