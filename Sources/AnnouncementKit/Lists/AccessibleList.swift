// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A list of sections with items that appear and disappear: the part of a table that accessibility needs.
///
/// Its elements are all its positions, displayed or not, so that a row knows that it is the third of a hundred. The
/// list applies accessibility strategies with a built-in plugin. Adding an ``AccessibilityDisplayPlugin`` replaces that
/// one.
@MainActor
open class AccessibleList: AccessibilityView, AccessibilityContainer, DisplayManager, AccessibilityItemDelegate {
    /// The content of the list. Call ``reload(showing:)`` to display a changed value.
    public final var sections: [ListSection]
    /// The plugins in the order in which they are called.
    public private(set) final var plugins: [any DisplayPlugin]
    private var hasOwnPlugin = true
    private var items: [AccessibilityItemKind: any AccessibilityObject] = [:]
    private var kinds: [ObjectIdentifier: AccessibilityItemKind] = [:]

    public init(frame: Rect = .zero, sections: [ListSection] = []) {
        self.sections = sections
        plugins = [AccessibilityDisplayPlugin()]
        super.init(frame: frame)
    }

    /// Adds a plugin. A plugin that is added twice is called twice.
    @discardableResult
    public final func add(plugin: some DisplayPlugin) -> Self {
        if hasOwnPlugin, plugin is AccessibilityDisplayPlugin {
            plugins.removeFirst()
            hasOwnPlugin = false
        }
        plugins.append(plugin)
        return self
    }

    /// All positions of the list, in the order in which they are read.
    public final var places: [AccessibilityItemKind] { ListPlaces(sections: sections).all }

    /// The item that is displayed at a position; nil if there is none.
    public final func item(at kind: AccessibilityItemKind) -> (any AccessibilityObject)? { items[kind] }

    /// Displays the item at a position, in its current state. Without effect if the list has no such position.
    public final func display(_ kind: AccessibilityItemKind) {
        guard let item = ListPlaces(sections: sections).generator(for: kind)?.displayedItem() else { return }
        if let old = items[kind], old !== item { endDisplay(kind) }
        place(item, at: kind)
        raise(.willDisplay(kind, item))
    }

    /// Displays a row, in its current state.
    public final func display(row: Int, section: Int = 0) {
        display(.cell(IndexPath(row: row, section: section)))
    }

    /// Reports that the item at a position has left the screen.
    public final func endDisplay(_ kind: AccessibilityItemKind) {
        guard let item = items.removeValue(forKey: kind) else { return }
        kinds[ObjectIdentifier(item)] = nil
        raise(.didEndDisplay(kind, item))
        release(item)
    }

    /// Reports that a row has left the screen.
    public final func endDisplay(row: Int, section: Int = 0) {
        endDisplay(.cell(IndexPath(row: row, section: section)))
    }

    /// Selects a row in the user's place.
    public final func select(row: Int, section: Int = 0) {
        raise(.didSelect(IndexPath(row: row, section: section)))
    }

    /// Displays the current ``sections``. Removed items end; the others are displayed again and keep the focus. The
    /// layout change is posted once, and moves no focus: post another one to move a lost focus to the next row.
    /// - Parameter places: the positions on the screen; nil for all.
    public final func reload(showing places: [AccessibilityItemKind]? = nil) {
        let map = ListPlaces(sections: sections)
        let shown = (places ?? map.all).compactMap { kind in
            map.generator(for: kind).map { (kind: kind, item: $0.displayedItem()) }
        }
        let staying = Set(shown.map { ObjectIdentifier($0.item) })
        let gone = items.filter { !staying.contains(ObjectIdentifier($0.value)) }
        gone.keys.sorted().forEach(endDisplay)
        (items, kinds) = ([:], [:])
        for (kind, item) in shown { place(item, at: kind) }
        for (kind, item) in shown { raise(.willDisplay(kind, item)) }
        _ = Accessibility.report(.posted(.layoutChanged, nil))
    }

    private func raise(_ event: DisplayEvent) {
        plugins.forEach { $0.process(event, in: self) }
    }

    /// Records the item's new position, and frees its old one.
    private func place(_ item: any AccessibilityObject, at kind: AccessibilityItemKind) {
        if let old = kinds.updateValue(kind, forKey: ObjectIdentifier(item)), old != kind { items[old] = nil }
        items[kind] = item
        guard item.accessibilityContainer == nil else { return }
        if let view = item as? AccessibilityView { addSubview(view) } else { item.accessibility.container = self }
    }

    private func release(_ item: any AccessibilityObject) {
        if let view = item as? AccessibilityView, view.superview === self { view.removeFromSuperview() }
        if item.accessibility.container === self { item.accessibility.container = nil }
    }

    // MARK: Requests of plugins and invalidators

    public final func generator(for kind: AccessibilityItemKind) -> Any? {
        ListPlaces(sections: sections).generator(for: kind)
    }

    public final var accessibilityDelegate: (any AccessibilityItemDelegate)? { self }

    public final func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind) {
        raise(.invalidatedAccessibility(kind, item))
    }

    // MARK: The container

    open func accessibilityElementCount() -> Int { listedElements?.count ?? ListPlaces(sections: sections).count }

    open func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        if let listed = listedElements { return listed.indices.contains(index) ? listed[index] : nil }
        return ListPlaces(sections: sections).kind(at: index).flatMap { items[$0] }
    }

    open func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        if let listed = listedElements { return listed.firstIndex { $0 === element } }
        return kinds[ObjectIdentifier(element)].flatMap(ListPlaces(sections: sections).index)
    }

    /// Selects a row if it is enabled and a plugin handles its selection.
    open func accessibilityActivate(_ element: any AccessibilityObject) -> Bool {
        guard case .cell(let path)? = kinds[ObjectIdentifier(element)],
            !element.accessibilityTraits.contains(.notEnabled),
            plugins.contains(where: { $0.takesSelection(of: path, in: self) })
        else { return false }
        select(row: path.row, section: path.section)
        return true
    }
}

/// Builds a list in RDDM's spelling.
///
///     let list = AccessibleList().rddm.baseBuilder.add(plugin: .selectable()).build()
@MainActor
public struct AccessibleListBuilder {
    private let list: AccessibleList

    init(_ list: AccessibleList) {
        self.list = list
    }

    public var baseBuilder: Self { self }

    /// Adds a plugin to the list.
    public func add(plugin: some DisplayPlugin) -> Self {
        list.add(plugin: plugin)
        return self
    }

    /// The finished list.
    public func build() -> AccessibleList { list }
}

extension AccessibleList {
    public final var rddm: AccessibleListBuilder { AccessibleListBuilder(self) }
}
