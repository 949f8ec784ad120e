// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Identifiers: injected properties")
struct InjectedPropertiesTests {
    private func names(_ injected: [InjectedIdentifier]) -> [String] { injected.map(\.identifier) }

    @Test func `optional, implicitly unwrapped, weak, unowned and double optional values are unwrapped`() {
        class Holder: View {
            var optional: View? = View()
            var outlet: View! = View()
            var double: View?? = View()
            weak var weakly: View?
            unowned let unowning: View
            let kept = View()
            var absent: View?
            var absentTwice: View?? = .some(nil)
            init() {
                unowning = kept
                super.init(frame: .zero)
                weakly = kept
            }
        }
        #expect(
            names(Holder().injectAccessibilityIdentifiers()) == [
                "Holder.optional", "Holder.outlet", "Holder.double", "Holder.weakly", "Holder.unowning", "Holder.kept",
            ])
    }

    @Test func `a value typed Any or as a protocol is injected if it holds a view`() {
        class Holder: View {
            let anything: Any = View()
            let existential: any AccessibilityObject = View()
            weak var listener: (any AccessibilityObject)?
            let text: Any = "text"
            let element = AccessibilityElement()
        }
        let holder = Holder()
        holder.listener = holder.element
        #expect(
            names(holder.injectAccessibilityIdentifiers()) == [
                "Holder.anything", "Holder.existential", "Holder.listener", "Holder.element",
            ])
    }

    @Test func `private properties are included, and computed and static ones are not`() {
        class Holder: View {
            private let hidden = View()
            static let shared = View()
            var computed: View { View() }
        }
        #expect(names(Holder().injectAccessibilityIdentifiers()) == ["Holder.hidden"])
        #expect(Holder.shared.accessibilityIdentifier == nil)
    }

    @Test func `a lazy property is named without the compiler's prefix, after its first access`() {
        class Holder: View { lazy var later = View() }
        let holder = Holder()
        #expect(names(holder.injectAccessibilityIdentifiers()) == [])
        _ = holder.later
        #expect(names(holder.injectAccessibilityIdentifiers()) == ["Holder.later"])
    }

    @Test func `every storage suffix is removed, as before Swift 5.1`() {
        class Holder: View, @MainActor CustomReflectable {
            let parts = (0..<4).map { _ in View() }
            var customMirror: Mirror {
                Mirror(
                    self,
                    children: [
                        "name.storage": parts[0], ".storagea.storageb": parts[1], "$__lazy_storage_$_c": parts[2],
                        "$__lazy_d.stor": parts[3],
                    ])
            }
        }
        #expect(
            names(Holder().injectAccessibilityIdentifiers()) == [
                "Holder.name", "Holder.ab", "Holder.c", "Holder.$__lazy_d.stor",
            ])
    }

    @Test func `unlabelled children are skipped`() {
        class Holder: View, @MainActor CustomReflectable {
            let part = View()
            var customMirror: Mirror { Mirror(self, unlabeledChildren: [part]) }
        }
        #expect(names(Holder().injectAccessibilityIdentifiers()) == [])
    }

    @Test func `a custom mirror lists the injected properties, and the prefix stays the dynamic type`() {
        class Mirrored: View, @MainActor CustomReflectable {
            let part = View()
            let unlisted = View()
            var customMirror: Mirror { Mirror(self, children: ["piece": part]) }
        }
        class Derived: Mirrored { let own = View() }
        #expect(names(Derived().injectAccessibilityIdentifiers()) == ["Derived.piece"])
    }

    @Test func `injection is not recursive, so nested objects, arrays, tuples and structs are skipped`() {
        @MainActor struct Box { let part = View() }
        class Inner: View { let part = View() }
        class Holder: View {
            let inner = Inner()
            let list = [View()]
            let pair = (View(), View())
            let box = Box()
            let table = ["a": View()]
        }
        let holder = Holder()
        #expect(names(holder.injectAccessibilityIdentifiers()) == ["Holder.inner"])
        #expect(holder.inner.part.accessibilityIdentifier == nil)
    }

    @Test func `a property wrapper's box is skipped, unless a mirror lists its contents`() {
        class Wrapped: View { @Kept var part = View() }
        class Listed: Wrapped, @MainActor CustomReflectable {
            var customMirror: Mirror { Mirror(self, children: ["part": part]) }
        }
        #expect(names(Wrapped().injectAccessibilityIdentifiers()) == [])
        #expect(names(Listed().injectAccessibilityIdentifiers()) == ["Listed.part"])
    }

    @Test func `the last declared of two names of one object wins`() {
        class Holder: View {
            let first = View()
            lazy var second = first
            weak var me: View?
        }
        let holder = Holder()
        _ = holder.second
        holder.me = holder
        #expect(
            names(holder.injectAccessibilityIdentifiers()) == ["Holder.first", "Holder.second", "Holder.me"])
        #expect(holder.first.accessibilityIdentifier == "Holder.second")
        #expect(holder.accessibilityIdentifier == "Holder.me")
    }

    @Test func `an outlet that is the root view takes its name`() {
        class Holder: ViewController {
            var outlet: View?
            override func viewDidLoad() { outlet = view }
        }
        let holder = Holder()
        #expect(names(holder.injectAccessibilityIdentifiers()) == ["Holder.view", "Holder.outlet"])
        #expect(holder.view.accessibilityIdentifier == "Holder.outlet")
    }
}

@propertyWrapper
private struct Kept<Value> {
    var wrappedValue: Value
}

@MainActor
@Suite("Identifiers: superclasses")
struct InjectedSuperclassesTests {
    private class Base: View {
        let shared = View()
        let basic = View()
    }
    private class Derived: Base {
        let own = View()
        lazy var mine = shared
    }

    private func names(_ injected: [InjectedIdentifier]) -> [String] { injected.map(\.identifier) }

    @Test func `superclasses are skipped by default`() {
        #expect(names(Derived().injectAccessibilityIdentifiers()) == ["Derived.own"])
    }

    @Test func `superclasses are included by option, the base first, with the dynamic type as prefix`() {
        let injected = Derived().injectAccessibilityIdentifiers(options: .includeSuperclasses)
        #expect(names(injected) == ["Derived.shared", "Derived.basic", "Derived.own"])
    }

    @Test func `the own name of an object wins over the superclass's`() {
        let derived = Derived()
        _ = derived.mine
        derived.injectAccessibilityIdentifiers(options: .includeSuperclasses)
        #expect(derived.shared.accessibilityIdentifier == "Derived.mine")
    }

    @Test func `a chain is also the prefix for superclasses`() {
        let injected = Derived().injectAccessibilityIdentifiers(
            customPrefixChain: ["A"], options: .includeSuperclasses)
        #expect(names(injected) == ["A.shared", "A.basic", "A.own"])
    }

    @Test func `properties of the library's classes, such as a superview, are skipped`() {
        let outer = View()
        let derived = Derived()
        let plain = AccessibilityView()
        [derived, plain].forEach(outer.addSubview)
        #expect(plain.injectAccessibilityIdentifiers(options: .includeSuperclasses).isEmpty)
        derived.injectAccessibilityIdentifiers(options: .includeSuperclasses)
        #expect(outer.accessibilityIdentifier == nil)
    }
}
