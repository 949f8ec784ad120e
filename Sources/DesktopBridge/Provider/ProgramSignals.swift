// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A signal of an object.
struct ProviderSignal: Sendable, Hashable {
    var path: String
    var interface: String
    var member: String
    var values: [BusDatum]
}

/// The signals that report changes of a tree to assistive technologies.
struct ProgramSignals {
    /// The program after the changes.
    let program: ShownProgram

    private static let none: BusDatum = .variant(.number(0))

    /// An event of AT-SPI: a detail, two numbers, and a value.
    private func event(
        _ member: String, of kind: String = "Object", at number: Int, _ detail: String = "", _ first: Int = 0,
        _ value: BusDatum = Self.none, second: Int = 0
    ) -> ProviderSignal {
        ProviderSignal(
            path: BusReference.path(number), interface: "org.a11y.atspi.Event.\(kind)", member: member,
            values: [.text(detail), .number(Int32(first)), .number(Int32(second)), value, .array(of: "{sv}", [])])
    }

    /// The program's window has appeared, with all its objects.
    var windowOpened: [ProviderSignal] {
        let child = program.reference(ShownTree.window)
        var signals = cached(ShownTree.window, at: 0)
        signals.append(
            ProviderSignal(
                path: BusReference.root, interface: "org.a11y.atspi.Event.Object", member: "ChildrenChanged",
                values: [.text("add"), .number(0), .number(0), .variant(child.datum), .array(of: "{sv}", [])]))
        signals.append(event("Create", of: "Window", at: ShownTree.window, "", 0, title))
        guard program.tree.reportedWindow?.isActive == nil else { return signals + window(from: nil) }
        guard let focus = program.tree.focus else { return signals }
        return signals + focused(focus, before: nil)
    }

    func signals(of changes: [TreeChange]) -> [ProviderSignal] { changes.flatMap(signals) }

    private func signals(of change: TreeChange) -> [ProviderSignal] {
        switch change {
        case .added(let number, let parent, let place):
            let child = program.reference(number)
            // A place would make libatspi's cache overwrite the sibling at this place. The cache moves that sibling
            // when the event below reports the child.
            let headers = program.tree[number].map { program.headers(before: $0) } ?? []
            return cached(number, at: -1) + headers.map { put($0, at: -1) }
                + [event("ChildrenChanged", at: parent, "add", place, .variant(child.datum))]
        case .removed(let number, let parent, let place):
            let child = program.reference(number)
            return [event("ChildrenChanged", at: parent, "remove", place, .variant(child.datum)), forgotten(number)]
        case .changed(let number, let old): return changed(number, from: old)
        case .selectable(let list): return selectable(in: list)
        // No cache keeps points.
        case .points: return []
        case .focused(let number, let before):
            return program.tree.reportedWindow?.isActive == false ? [] : focused(number, before: before)
        case .window(let old): return window(from: old)
        }
    }

    /// The children of an object changed in a burst. A cache forgets all of them, asks for them again, and receives the
    /// last one.
    func signals(of burst: ChildBursts.Ended) -> [ProviderSignal] {
        // A child that has moved still exists.
        let gone = burst.removed.filter { program.tree[$0] == nil }.map(forgotten)
        guard let parent = program.tree[burst.parent] else { return gone }
        let count = parent.children.count
        let counts = count == 0 ? [0] : [0, count - 1]
        let last = parent.children.last.map { child in
            event("ChildrenChanged", at: parent.number, "add", count - 1, .variant(program.reference(child).datum))
        }
        return counts.map { put(parent, at: -1, count: $0) } + (last.map { [$0] } ?? []) + gone
    }

    private func forgotten(_ number: Int) -> ProviderSignal {
        ProviderSignal(
            path: ProgramAnswers.cachePath, interface: "org.a11y.atspi.Cache", member: "RemoveAccessible",
            values: [program.reference(number).datum])
    }

    /// Adds an object to the caches.
    private func put(_ node: ShownNode, at place: Int, count: Int? = nil) -> ProviderSignal {
        ProviderSignal(
            path: ProgramAnswers.cachePath, interface: "org.a11y.atspi.Cache", member: "AddAccessible",
            values: [ProgramAnswers(program).item(node, at: place, count: count)])
    }

    /// A cache keeps the interfaces of a list and the states of its items.
    private func selectable(in number: Int) -> [ProviderSignal] {
        guard let list = program.tree[number] else { return [] }
        return [put(list, at: -1)] + list.children.map { event("StateChanged", at: $0, "selectable", 1) }
    }

    /// The object and its descendants, for the caches.
    private func cached(_ number: Int, at place: Int) -> [ProviderSignal] {
        guard let node = program.tree[number] else { return [] }
        return [put(node, at: place)] + node.children.enumerated().flatMap { cached($1, at: $0) }
    }

    private func changed(_ number: Int, from content: ShownNode.Content) -> [ProviderSignal] {
        guard let node = program.tree[number] else { return [] }
        var old = node
        old.content = content
        var signals: [ProviderSignal] = []
        func tell(_ property: String, _ value: BusDatum) {
            signals.append(event("PropertyChange", at: number, property, 0, .variant(value)))
        }
        let (name, description) = (program.name(of: node), program.description(of: node))
        if name != program.name(of: old) { tell("accessible-name", .text(name)) }
        if description != program.description(of: old) { tell("accessible-description", .text(description)) }
        if let value = program.value(of: node), value != program.value(of: old) {
            tell("accessible-value", .decimal(value.current))
        }
        if let text = node.element?.details.text, let last = old.element?.details.text {
            signals += edited(text, from: last, at: number)
        } else if program.role(of: node) == .entry, let text = program.text(of: node), let last = program.text(of: old)
        {
            signals += entered(text, insteadOf: last, at: number)
        }
        let (states, before) = (program.states(of: node), program.states(of: old))
        for (name, state) in AccessibleStates.reported where states.contains(state) != before.contains(state) {
            signals.append(event("StateChanged", at: number, name, states.contains(state) ? 1 : 0))
        }
        return signals
    }

    /// The changed part of a text, and then the moves of the caret and of the selection.
    private func edited(_ text: ElementText, from last: ElementText, at number: Int) -> [ProviderSignal] {
        var signals: [ProviderSignal] = []
        let (new, old) = (Array(text.text.unicodeScalars), Array(last.text.unicodeScalars))
        if new != old {
            let changed = ChangedPart(from: old, to: new, caret: text.caret ?? new.count)
            for (change, part) in [("delete", old[changed.old]), ("insert", new[changed.new])] where !part.isEmpty {
                let words = String(String.UnicodeScalarView(part))
                signals.append(
                    event(
                        "TextChanged", at: number, change, part.startIndex, .variant(.text(words)), second: part.count))
            }
        }
        guard let selection = text.selection, selection != last.selection else { return signals }
        if text.caret != last.caret { signals.append(event("TextCaretMoved", at: number, "", text.caret ?? 0)) }
        if !selection.isEmpty || last.selection?.isEmpty == false {
            signals.append(event("TextSelectionChanged", at: number))
        }
        return signals
    }

    /// The whole entered text has changed.
    private func entered(_ text: String, insteadOf last: String, at number: Int) -> [ProviderSignal] {
        guard text != last else { return [] }
        return [("delete", last), ("insert", text)].filter { !$1.isEmpty }.map { change, words in
            event(
                "TextChanged", at: number, change, 0, .variant(.text(words)), second: ReadOnlyText(words).count)
        }
    }

    private func focused(_ number: Int?, before: Int?) -> [ProviderSignal] {
        var signals: [ProviderSignal] = []
        if let before, program.tree[before] != nil { signals.append(event("StateChanged", at: before, "focused", 0)) }
        let decides = program.tree.reportedWindow?.isActive == nil && (program.claimsWindow || number == nil)
        if decides, (number == nil) != (before == nil) { signals += activated(number != nil) }
        if let number { signals.append(event("StateChanged", at: number, "focused", 1)) }
        return signals
    }

    private var title: BusDatum {
        .variant(.text(program.tree[ShownTree.window].map(program.name) ?? program.name))
    }

    private func activated(_ isActive: Bool) -> [ProviderSignal] {
        [
            event(isActive ? "Activate" : "Deactivate", of: "Window", at: ShownTree.window, "", 0, title),
            event("StateChanged", at: ShownTree.window, "active", isActive ? 1 : 0),
        ]
    }

    /// The focus is reported after the window becomes active, and taken away before it becomes inactive.
    private func window(from told: WindowSnapshot?) -> [ProviderSignal] {
        guard let node = program.tree[ShownTree.window], let window = program.tree.reportedWindow else { return [] }
        var signals: [ProviderSignal] = []
        if window.title != told?.title {
            signals.append(event("PropertyChange", at: node.number, "accessible-name", 0, title))
        }
        if (window.frame, window.scale) != (told?.frame, told?.scale) {
            signals.append(event("BoundsChanged", at: node.number))
        }
        guard let isActive = window.isActive, isActive != (told?.isActive ?? false) else { return signals }
        let focus = program.tree.focus.map { [event("StateChanged", at: $0, "focused", isActive ? 1 : 0)] } ?? []
        return signals + (isActive ? activated(true) + focus : focus + activated(false))
    }
}
