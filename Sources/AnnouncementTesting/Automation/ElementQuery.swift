// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Elements of an application that fit a description: `XCUIElementQuery`. It is answered anew each time that it is asked.
@MainActor
public struct ElementQuery<App: TestedApplication>: ElementTypeQueryProvider {
    let app: App
    /// What is looked for, in a sentence: "buttons in the element Grid".
    let type: ElementType
    let place: String
    let find: @MainActor (ShownElements) -> [ShownElements.Shown]

    /// How many there are.
    public var count: Int { found.count }

    /// Takes the one with that identifier or label; whether there is one, and only one, matters once it is used.
    public subscript(name: String) -> Element<App> {
        Element(query: self, choice: .named(name))
    }

    /// The one at a place, from 0.
    public func element(boundBy index: Int) -> Element<App> { Element(query: self, choice: .at(index)) }

    /// The only one.
    public var element: Element<App> { Element(query: self, choice: .only) }

    /// The first of them.
    public var firstMatch: Element<App> { element(boundBy: 0) }

    /// Each of them, as they are now.
    public var allElementsBoundByIndex: [Element<App>] { found.indices.map(element) }

    /// Those of them for which a condition holds, such as `{ $0.value == "on" }`.
    public func matching(_ condition: @escaping @MainActor (ElementSnapshot) -> Bool) -> Self {
        ElementQuery(app: app, type: type, place: place) { shown in find(shown).filter { condition($0.snapshot) } }
    }

    /// Those of them with that identifier.
    public func matching(identifier: String) -> Self { matching { $0.identifier == identifier } }

    /// What is in one of them, however deep.
    public func descendants(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: false) }

    /// What is directly in one of them.
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

/// What has elements within: an application, an element, and a query. `XCUIElementTypeQueryProvider`.
@MainActor
public protocol ElementTypeQueryProvider {
    /// Whose elements they are.
    associatedtype App: TestedApplication
    /// All within, however deep.
    func descendants(matching type: ElementType) -> ElementQuery<App>
    /// Those directly within.
    func children(matching type: ElementType) -> ElementQuery<App>
}

extension ElementTypeQueryProvider {
    /// Of charts, by their ids: the label is the name, the value what is visible of it, both as a screen reader has them.
    public var axes: ElementQuery<App> { descendants(matching: .axis) }
    public var buttons: ElementQuery<App> { descendants(matching: .button) }
    public var cells: ElementQuery<App> { descendants(matching: .cell) }
    public var charts: ElementQuery<App> { descendants(matching: .chart) }
    public var images: ElementQuery<App> { descendants(matching: .image) }
    public var links: ElementQuery<App> { descendants(matching: .link) }
    /// The visible points of charts, in their order; the label is what is said of one. Of another process they are asked for, by
    /// `readPoints` of their series.
    public var points: ElementQuery<App> { descendants(matching: .point) }
    public var searchFields: ElementQuery<App> { descendants(matching: .searchField) }
    /// Of charts, by their ids or names; the value is how many points one has.
    public var series: ElementQuery<App> { descendants(matching: .series) }
    public var sliders: ElementQuery<App> { descendants(matching: .slider) }
    public var staticTexts: ElementQuery<App> { descendants(matching: .staticText) }
    public var switches: ElementQuery<App> { descendants(matching: .switch) }
    public var tabBars: ElementQuery<App> { descendants(matching: .tabBar) }
}
