// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A list of sections whose items come and go: as much of a table as accessibility needs.
///
/// Its elements are its places, displayed or not, so that a row knows that it is the third of a hundred. It applies
/// accessibility strategies by itself; adding a plugin for that replaces this one.
@MainActor
open class AccessibleList: AccessibilityView, AccessibilityContainer, DisplayManager, AccessibilityItemDelegate {
    /// The content of the list. The displayed items follow with ``reload(showing:)``.
    public final var sections: [ListSection]
    /// In the order in which they are asked.
    public private(set) final var plugins: [any DisplayPlugin]
    private var hasOwnPlugin = true
    private var items: [AccessibilityItemKind: any AccessibilityObject] = [:]
    private var kinds: [ObjectIdentifier: AccessibilityItemKind] = [:]

    public init(frame: Rect = .zero, sections: [ListSection] = []) {
        self.sections = sections
        plugins = [AccessibilityDisplayPlugin()]
        super.init(frame: frame)
    }

    /// One that is added twice is asked twice.
    @discardableResult
    public final func add(plugin: some DisplayPlugin) -> Self {
        if hasOwnPlugin, plugin is AccessibilityDisplayPlugin {
            plugins.removeFirst()
            hasOwnPlugin = false
        }
        plugins.append(plugin)
        return self
    }

    /// Every place of the list, in the order in which it is read.
    public final var places: [AccessibilityItemKind] { ListPlaces(sections: sections).all }

    /// The item displayed at a place; nil when there is none.
    public final func item(at kind: AccessibilityItemKind) -> (any AccessibilityObject)? { items[kind] }

    /// A place comes on the screen, with the newest state. Nothing happens when the list has no such place.
    public final func display(_ kind: AccessibilityItemKind) {
        guard let item = ListPlaces(sections: sections).generator(for: kind)?.displayedItem() else { return }
        if let old = items[kind], old !== item { endDisplay(kind) }
        place(item, at: kind)
        raise(.willDisplay(kind, item))
    }

    /// A row comes on the screen, with the newest state.
    public final func display(row: Int, section: Int = 0) {
        display(.cell(IndexPath(row: row, section: section)))
    }

    /// A place leaves the screen.
    public final func endDisplay(_ kind: AccessibilityItemKind) {
        guard let item = items.removeValue(forKey: kind) else { return }
        kinds[ObjectIdentifier(item)] = nil
        raise(.didEndDisplay(kind, item))
        release(item)
    }

    /// A row leaves the screen.
    public final func endDisplay(row: Int, section: Int = 0) {
        endDisplay(.cell(IndexPath(row: row, section: section)))
    }

    /// The user has chosen a row.
    public final func select(row: Int, section: Int = 0) {
        raise(.didSelect(IndexPath(row: row, section: section)))
    }

    /// Displays the current ``sections``: removed items end, the others are displayed again and keep the focus. The
    /// layout changes once.
    /// - Parameter places: the places on the screen; every place unless given.
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
        Accessibility.post(.layoutChanged)
    }

    private func raise(_ event: DisplayEvent) {
        plugins.forEach { $0.process(event, in: self) }
    }

    /// An item that stood elsewhere stands here now.
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

    // MARK: What plugins and invalidators ask

    public final func generator(for kind: AccessibilityItemKind) -> Any? {
        ListPlaces(sections: sections).generator(for: kind)
    }

    public final var accessibilityDelegate: (any AccessibilityItemDelegate)? { self }

    public final func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind) {
        raise(.invalidatedAccessibility(kind, item))
    }

    // MARK: The container

    open func accessibilityElementCount() -> Int { ListPlaces(sections: sections).count }

    open func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        ListPlaces(sections: sections).kind(at: index).flatMap { items[$0] }
    }

    open func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        kinds[ObjectIdentifier(element)].flatMap(ListPlaces(sections: sections).index)
    }

    /// Selects a row that is enabled, when a plugin takes selections of it.
    open func accessibilityActivate(_ element: any AccessibilityObject) -> Bool {
        guard case .cell(let path)? = kinds[ObjectIdentifier(element)],
            !element.accessibilityTraits.contains(.notEnabled),
            plugins.contains(where: { $0.takesSelection(of: path, in: self) })
        else { return false }
        select(row: path.row, section: path.section)
        return true
    }
}

/// RDDM's way to put a list together.
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

    /// The list that was put together.
    public func build() -> AccessibleList { list }
}

extension AccessibleList {
    public final var rddm: AccessibleListBuilder { AccessibleListBuilder(self) }
}
