// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing
import Wording

@MainActor
@Suite("Identifiers: prefix, order and existing names")
struct IdentifierInjectionTests {
    private class Panel: View {
        let title = Label()
        let close = Button()
    }
    private class Row: TableViewCell { let price = Label() }
    private class Screen: ViewController { let price = Label() }
    private class Generic<Value>: View { let part = View() }

    private func names(_ injected: [InjectedIdentifier]) -> [String] { injected.map(\.identifier) }

    @Test func `the prefix is the dynamic type, without module and outer types`() {
        let panel: View = Panel()
        #expect(names(panel.injectAccessibilityIdentifiers()) == ["Panel.title", "Panel.close"])
        let object: any AccessibilityObject = Row()
        #expect(names(object.injectAccessibilityIdentifiers()) == ["Row", "Row.contentView", "Row.price"])
        let controller: any AccessibilityViewController = Screen()
        #expect(names(controller.injectAccessibilityIdentifiers()) == ["Screen.view", "Screen.price"])
    }

    @Test func `a generic type keeps its parameters`() {
        #expect(names(Generic<Int>().injectAccessibilityIdentifiers()) == ["Generic<Int>.part"])
    }

    @Test func `a chain replaces the type's name`() {
        let row = Row()
        #expect(
            names(row.injectAccessibilityIdentifiers(customPrefixChain: ["One", "Two"])) == [
                "One.Two", "One.Two.contentView", "One.Two.price",
            ])
        #expect(names(row.injectAccessibilityIdentifiers(customPrefixChain: [""])) == ["", ".contentView", ".price"])
        #expect(names(row.injectAccessibilityIdentifiers(customPrefixChain: [])).first == "Row")
    }

    @Test func `both parameters may be omitted, and combine`() {
        let row = Row()
        row.accessibilityIdentifier = "kept"
        #expect(names(row.injectAccessibilityIdentifiers(replaceExisting: false)) == ["Row.contentView", "Row.price"])
        let again = row.injectAccessibilityIdentifiers(customPrefixChain: ["A"], replaceExisting: false)
        #expect(names(again) == [])
        #expect(names(row.injectAccessibilityIdentifiers()) == ["Row", "Row.contentView", "Row.price"])
    }

    @Test func `a view gets no identifier itself, only its parts do`() {
        let panel = Panel()
        panel.injectAccessibilityIdentifiers()
        #expect(panel.accessibilityIdentifier == nil)
        #expect([panel.title, panel.close].map(\.accessibilityIdentifier) == ["Panel.title", "Panel.close"])
    }

    @Test func `a view controller's view is loaded and named first`() {
        class Loading: ViewController {
            var label: Label?
            override func viewDidLoad() { label = Label() }
        }
        #expect(names(Loading().injectAccessibilityIdentifiers()) == ["Loading.view", "Loading.label"])
    }

    @Test func `a view controller without a view gets no identifier for it`() {
        class Blind: ViewController { override func makeView() -> View? { nil } }
        #expect(names(Blind().injectAccessibilityIdentifiers()) == [])
    }

    @Test func `an object that is both a view and a view controller is injected as both`() {
        class Both: View, AccessibilityViewController {
            var view: View! = View()
            let part = View()
        }
        #expect(names(Both().injectAccessibilityIdentifiers()) == ["Both.view", "Both.view", "Both.part"])
    }

    @Test func `a cell is named, then its parts that are not nil, then its properties`() {
        class Full: TableViewCell { let own = View() }
        let full = Full()
        full.imageView = ImageView()
        full.textLabel = Label()
        let injected = full.injectAccessibilityIdentifiers()
        #expect(
            names(injected) == ["Full", "Full.contentView", "Full.textLabel", "Full.imageView", "Full.own"])
        let objects: [(any AccessibilityObject)?] = [full, full.contentView, full.textLabel, full.imageView, full.own]
        #expect(zip(injected, objects).allSatisfy { $0.object === $1 })
    }

    @Test func `a cell without declared labels injects none`() {
        class Bare: View, AccessibilityCell { let contentView = View() }
        #expect(
            names(Bare().injectAccessibilityIdentifiers()) == ["Bare", "Bare.contentView", "Bare.contentView"])
    }

    @Test func `an empty string is an existing identifier`() {
        let panel = Panel()
        panel.title.accessibilityIdentifier = ""
        #expect(names(panel.injectAccessibilityIdentifiers(replaceExisting: false)) == ["Panel.close"])
        #expect(panel.title.accessibilityIdentifier == "")
        #expect(names(panel.injectAccessibilityIdentifiers(replaceExisting: true)).first == "Panel.title")
    }

    @Test func `an object's first name is kept without the replacing option`() {
        class Twice: ViewController { lazy var root: View? = view }
        let twice = Twice()
        _ = twice.root
        #expect(names(twice.injectAccessibilityIdentifiers(replaceExisting: false)) == ["Twice.view"])
        #expect(twice.view.accessibilityIdentifier == "Twice.view")
    }

    @Test func `an outlet that is also the root view is named as the outlet, whichever is declared first`() {
        class First: AccessibilityViewController {
            var view: View!
            var table: View?
        }
        class Last: AccessibilityViewController {
            var table: View?
            var view: View!
        }
        let (first, last) = (First(), Last())
        (first.view, last.view) = (View(), View())
        (first.table, last.table) = (first.view, last.view)
        #expect(names(first.injectAccessibilityIdentifiers()).last == "First.table")
        #expect(names(last.injectAccessibilityIdentifiers()).last == "Last.table")
        #expect([first.view, last.view].map { $0.accessibilityIdentifier } == ["First.table", "Last.table"])
    }

    @Test func `an outlet of a superclass is also named where the subclass declares the root view`() {
        class Base { var table: View? }
        class Derived: Base, AccessibilityViewController { var view: View! = View() }
        let derived = Derived()
        derived.table = derived.view
        derived.injectAccessibilityIdentifiers(options: .includeSuperclasses)
        #expect(derived.view.accessibilityIdentifier == "Derived.table")
    }

    @Test func `an identifier is not announced`() {
        let row = Row()
        row.injectAccessibilityIdentifiers()
        #expect(Wording().words(for: .element(ElementSnapshot(of: row))).display == "")
    }
}
