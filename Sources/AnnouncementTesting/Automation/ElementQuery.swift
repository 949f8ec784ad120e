// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A query for elements of an application: `XCUIElementQuery`. It is evaluated again on each use.
@MainActor
public struct ElementQuery<App: QueriedApplication>: ElementTypeQueryProvider {
    let app: App
    /// The requested type. Failure messages combine it with `place`: "buttons in the element Grid".
    let type: ElementType
    let place: String
    let find: @MainActor (ShownElements) -> [ShownElements.Shown]

    /// The number of matching elements.
    public var count: Int { found.count }

    /// The element with this identifier or label. The element is only looked up, and must be unique, when it is used.
    public subscript(name: String) -> Element<App> {
        Element(query: self, choice: .named(name))
    }

    /// The element at an index, from 0.
    public func element(boundBy index: Int) -> Element<App> { Element(query: self, choice: .at(index)) }

    /// The only matching element. Using it throws an ``ElementFailure`` if there are several.
    public var element: Element<App> { Element(query: self, choice: .only) }

    /// The first matching element.
    public var firstMatch: Element<App> { element(boundBy: 0) }

    /// The currently matching elements.
    public var allElementsBoundByIndex: [Element<App>] { found.indices.map(element) }

    /// A query for the matching elements that meet a condition, such as `{ $0.value == "on" }`.
    public func matching(_ condition: @escaping @MainActor (ElementSnapshot) -> Bool) -> Self {
        ElementQuery(app: app, type: type, place: place) { shown in find(shown).filter { condition($0.snapshot) } }
    }

    /// A query for the matching elements with this identifier.
    public func matching(identifier: String) -> Self { matching { $0.identifier == identifier } }

    /// A query for the matching elements of a type with this identifier or label; nil for any name.
    public func matching(_ type: ElementType, identifier: String? = nil) -> Self {
        ElementQuery(app: app, type: type, place: place) { shown in
            find(shown).filter { one in
                one.types.contains(type) && (identifier.map { one.isCalled($0) } ?? true)
            }
        }
    }

    /// The element of a type with this identifier or label.
    public func element(matching type: ElementType, identifier: String) -> Element<App> {
        Element(query: matching(type), choice: .named(identifier))
    }

    /// A query for the matching elements that contain an element of a type with this identifier or label, at any depth.
    public func containing(_ type: ElementType, identifier: String) -> Self {
        ElementQuery(app: app, type: self.type, place: place) { shown in
            let inner = shown.of(type).filter { $0.isCalled(identifier) }
            return find(shown).filter { outer in
                inner.contains { shown.isIn(outer.snapshot, $0, directly: false) }
            }
        }
    }

    /// A query for elements of a type within one of the matching elements, at any depth.
    public func descendants(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: false) }

    /// A query for elements of a type directly within one of the matching elements.
    public func children(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: true) }

    private func inner(_ type: ElementType, directly: Bool) -> ElementQuery<App> {
        ElementQuery(app: app, type: type, place: " in \(self.type.name(of: 2))\(place)") { shown in
            let outer = find(shown)
            return shown.of(type).filter { inner in
                outer.contains { shown.isIn($0.snapshot, inner, directly: directly) }
            }
        }
    }

    var found: [ShownElements.Shown] { find(app.shown) }
}

/// A source of elements: an application, an element or a query. `XCUIElementTypeQueryProvider`.
@MainActor
public protocol ElementTypeQueryProvider {
    /// The type of the application that displays the elements.
    associatedtype App: QueriedApplication
    /// A query for elements of a type within the source, at any depth.
    func descendants(matching type: ElementType) -> ElementQuery<App>
    /// A query for elements of a type directly within the source.
    func children(matching type: ElementType) -> ElementQuery<App>
}

extension ElementTypeQueryProvider {
    /// The axes of charts, by id. The label is the axis's name, and the value its visible range, in a screen reader's
    /// words.
    public var axes: ElementQuery<App> { descendants(matching: .axis) }
    public var buttons: ElementQuery<App> { descendants(matching: .button) }
    public var cells: ElementQuery<App> { descendants(matching: .cell) }
    public var charts: ElementQuery<App> { descendants(matching: .chart) }
    public var collectionViews: ElementQuery<App> { descendants(matching: .collectionView) }
    public var headings: ElementQuery<App> { descendants(matching: .heading) }
    public var images: ElementQuery<App> { descendants(matching: .image) }
    public var links: ElementQuery<App> { descendants(matching: .link) }
    /// Landmarks and groups that are displayed.
    public var otherElements: ElementQuery<App> { descendants(matching: .other) }
    /// The visible points of charts, in order. The label is the announcement of the point. For another process, read
    /// the points with `readPoints` of their series.
    public var points: ElementQuery<App> { descendants(matching: .point) }
    public var searchFields: ElementQuery<App> { descendants(matching: .searchField) }
    public var secureTextFields: ElementQuery<App> { descendants(matching: .secureTextField) }
    /// The series of charts, by id or name. The value is the number of points.
    public var series: ElementQuery<App> { descendants(matching: .series) }
    public var sliders: ElementQuery<App> { descendants(matching: .slider) }
    public var staticTexts: ElementQuery<App> { descendants(matching: .staticText) }
    public var switches: ElementQuery<App> { descendants(matching: .switch) }
    public var tabBars: ElementQuery<App> { descendants(matching: .tabBar) }
    public var tables: ElementQuery<App> { descendants(matching: .table) }
    public var textFields: ElementQuery<App> { descendants(matching: .textField) }
    public var textViews: ElementQuery<App> { descendants(matching: .textView) }
}
