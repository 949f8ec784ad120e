// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The reason why an element cannot be used, in a sentence that lists the displayed elements.
public struct ElementFailure: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    @MainActor
    init<App>(missing element: Element<App>) {
        let query = element.query
        self.init(
            "There is no \(Self.bare(element.description)): \(query.app.name) shows \(Self.shown(instead: element)).")
    }

    /// The displayed elements of the requested type, or else all displayed elements.
    @MainActor
    private static func shown<App>(instead element: Element<App>) -> String {
        let query = element.query
        let name = if case .named(let name) = element.choice { name } else { "" }
        let shown = query.app.shown.all
        if let other = shown.first(where: { $0.isCalled(name) }) { return "it as \(Self.types(of: other))" }
        let alike = query.found
        if !alike.isEmpty { return "the \(query.type.name(of: alike.count)) \(list(alike.map(\.name), near: name))" }
        guard !shown.isEmpty else { return "nothing" }
        let all = shown.map { "\($0.name) (\(Self.types(of: $0)))" }
        return "no \(query.type.name(of: 2))\(query.place), but \(list(all, near: name))"
    }

    @MainActor
    init<App>(several: [ShownElements.Shown], for element: Element<App>) {
        let names = Self.list(several.map(\.name), near: "")
        self.init(
            "There are \(several.count) of the \(Self.bare(element.description)): \(names). "
                + "Choose one by its identifier, with element(boundBy:) or with firstMatch.")
    }

    private static func list(_ names: [String], near name: String) -> String { KnownNames(names).list(near: name) }

    /// The description without its article.
    static func bare(_ description: String) -> String { String(description.dropFirst("The ".count)) }

    private static func types(of shown: ShownElements.Shown) -> String {
        let types = shown.types.subtracting([.any])
        return ElementType.allCases.filter(types.contains).map(\.name).joined(separator: ", ")
    }
}
