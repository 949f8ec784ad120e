// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Custom actions of items")
struct ActionsStrategyTests {
    @Test func `append adds an action, and leaves an ignored or nil strategy unchanged`() {
        var strategies: [AccessibilityActionsStrategy] = [.ignored, .just(nil), .just([]), .just([named("a")])]
        for index in strategies.indices { strategies[index].append(named("b")) }
        #expect(strategies.map { $0.value?.map(\.name) } == [nil, nil, ["b"], ["a", "b"]])
        #expect(strategies[0].isIgnored)
    }

    @Test func `remove deletes every action with that name`() {
        var strategy = AccessibilityActionsStrategy.just([named("a"), named("b"), named("a")])
        strategy.remove(named("a"))
        #expect(strategy.value?.map(\.name) == ["b"])
    }

    @Test func `removeAll leaves an empty list`() {
        var strategy = AccessibilityActionsStrategy.just([named("a"), named("b")])
        strategy.removeAll()
        #expect(strategy.value?.map(\.name) == [])
        #expect(!strategy.isIgnored)
    }

    @Test func `an action with a closure is always handled, also without a closure`() {
        var count = 0
        let actions = [AccessibilityAction(name: "a") { count += 1 }, .closure(name: "b", handler: nil)]
        #expect(actions.map { $0.action.handler() } == [true, true])
        #expect(count == 1)
    }

    @Test func `an action by method is handled as long as its target lives`() {
        var target: Target? = Target()
        let actions = target.map {
            [
                AccessibilityAction(name: "a", target: $0, method: Target.hit),
                .selector(name: "b", target: $0, selector: Target.hit),
            ]
        }
        #expect(actions?.map { $0.action.handler() } == [true, true])
        #expect(target?.hits == 2)
        target = nil
        #expect(actions?.map { $0.action.handler() } == [false, false])
    }

    @Test func `actions are applied when the strategy of the item is not ignored`() {
        let item = Cell("row")
        item.actionsStrategy = .just([named("Copy"), named("Kill")])
        item.modifySelf()
        #expect(item.told == Told(label: "row", actions: ["Copy", "Kill"]))
        item.actionsStrategy = .just(nil)
        item.modifySelf()
        #expect(item.told == Told(label: "row", actions: nil))
    }

    @Test func `ignored leaves the actions that a program has set by hand`() {
        let item = Cell("row")
        item.accessibilityCustomActions = [custom("by hand")]
        item.modifySelf()
        item.modifySelf(with: Strategies(labelStrategy: .just("generator")))
        #expect(item.told.actions == ["by hand"])
    }

    @Test func `actions of the item's method are assigned, and an empty list removes earlier ones`() {
        let item = Cell("row")
        item.accessibilityCustomActions = [custom("by hand")]
        item.methodActions = [custom("Toggle")]
        item.modifySelf()
        #expect(item.told.actions == ["Toggle"])
        item.methodActions = []
        item.modifySelf()
        #expect(item.told.actions == [])
    }

    @Test func `actions of the generator's method follow the item's`() {
        let item = Cell("row")
        item.methodActions = [custom("item")]
        item.modifySelf(with: ActingGenerator())
        #expect(item.told.actions == ["item", "generator"])
    }

    @Test func `a strategy's actions precede those of the methods`() {
        let item = Cell("row")
        item.actionsStrategy = .just([named("strategy")])
        item.methodActions = [custom("item")]
        item.modifySelf(with: ActingGenerator())
        #expect(item.told.actions == ["strategy", "item", "generator"])
    }

    @Test func `the actions strategy of a generator is never applied, and makes the item an element`() {
        let item = Cell(.ignored)
        item.modifySelf(with: Strategies(actionsStrategy: .just([named("generator")])))
        #expect(item.told == Told(isElement: true, actions: nil))
    }

    private func named(_ name: String) -> AccessibilityAction { AccessibilityAction(name: name, handler: nil) }

    private func custom(_ name: String) -> AccessibilityCustomAction { AccessibilityCustomAction(name: name) { true } }

    private final class Target {
        var hits = 0
        func hit() { hits += 1 }
    }

    private struct ActingGenerator: AccessibilityStrategyProvider, AccessibilityActionsProvider {
        var labelStrategy: AccessibilityStringStrategy { .ignored }
        func accessibilityActions() -> [AccessibilityCustomAction] {
            [AccessibilityCustomAction(name: "generator") { true }]
        }
    }
}
