// SPDX-License-Identifier: MIT

/// An element on the wire.
package struct WireElement: Codable {
    package var snapshot: ElementSnapshot

    package enum CodingKeys: String, ParameterKey {
        case id, label, value, hint, traits, identifier, frame, container, index, count, actions, language, bound
        case live, atomic, relevant, busy, region, headingLevel, expanded, customContent, inputLabels, containerType
        case row, column, interactive, textualContext, activationPoint
        case text, caret, selection, secure, editable, multiline
        case labelSSML = "labelSsml"
        case valueSSML = "valueSsml"
        case hintSSML = "hintSsml"
    }

    package init(_ snapshot: ElementSnapshot) {
        self.snapshot = snapshot
    }

    package init(from decoder: any Decoder) throws {
        try self.init(in: decoder.parameters(CodingKeys.self))
    }

    /// Reads an element from a container that may have other keys.
    package init(in parameters: Parameters<CodingKeys>) throws {
        snapshot = ElementSnapshot(
            id: try parameters.decodeIfPresent(String.self, forKey: .id),
            label: try parameters.decodeIfPresent(String.self, forKey: .label),
            value: try parameters.decodeIfPresent(String.self, forKey: .value),
            hint: try parameters.decodeIfPresent(String.self, forKey: .hint),
            traits: try Self.traits(parameters.decodeIfPresent([String].self, forKey: .traits) ?? []),
            identifier: try parameters.decodeIfPresent(String.self, forKey: .identifier),
            frame: try Self.frame(parameters.decodeIfPresent([Double].self, forKey: .frame)),
            container: try parameters.decodeIfPresent(String.self, forKey: .container),
            index: try parameters.wholeNumber(.index, in: 0...1_000_000_000),
            count: try parameters.wholeNumber(.count, in: 0...1_000_000_000),
            actions: try parameters.decodeIfPresent([String].self, forKey: .actions) ?? [],
            language: try parameters.decodeIfPresent(String.self, forKey: .language),
            bound: try Self.bound(in: parameters))
        for detail in try WireDetails.read(parameters) { snapshot.details.set(detail) }
        snapshot.details.hidePassword()
    }

    static func bound(in parameters: Parameters<CodingKeys>) throws -> AccessibilityBound? {
        let names = AccessibilityBound.allCases.map(\.rawValue)
        return try parameters.name(.bound, of: names, make: AccessibilityBound.init(rawValue:))
    }

    static func traits(_ names: [String]) throws -> AccessibilityTraits {
        try names.reduce(into: []) { traits, name in
            guard let trait = AccessibilityTraits(name: name) else {
                throw WireError(.invalidParams, "There is no trait \(name.quoted): \(rightTrait(for: name)).")
            }
            traits.insert(trait)
        }
    }

    /// Names that people hear or know from other systems, and the traits that they mean.
    private static let meant = [
        "dimmed": "notEnabled", "disabled": "notEnabled", "unavailable": "notEnabled", "heading": "header",
        "switch": "toggleButton", "checkbox": "toggleButton", "toggle": "toggleButton", "graphic": "image",
        "picture": "image", "text": "staticText", "label": "staticText", "hyperlink": "link", "slider": "adjustable",
        "tab": "tabBar", "search": "searchField", "key": "keyboardKey", "summary": "summaryElement",
    ]

    /// A hint for a wrong trait name: the trait that it means, or a list of all traits.
    private static func rightTrait(for name: String) -> String {
        func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
        let all = AccessibilityTraits.named.map(\.name)
        if let right = meant[plain(name)] ?? all.first(where: { plain($0) == plain(name) }) {
            return "it is called \"\(right)\""
        }
        return "use one of \(all.joined(separator: ", "))"
    }

    static func frame(_ numbers: [Double]?) throws -> Rect? {
        guard let numbers else { return nil }
        let rect = numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        guard let rect, rect.isValid else {
            throw WireError(.invalidParams, "\"frame\" must be [x, y, width, height], with no negative size.")
        }
        return rect
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encodeIfPresent(snapshot.id, forKey: .id)
        try parameters.encodeIfPresent(snapshot.label, forKey: .label)
        try parameters.encodeIfPresent(snapshot.value, forKey: .value)
        try parameters.encodeIfPresent(snapshot.hint, forKey: .hint)
        if !snapshot.traits.isEmpty { try parameters.encode(snapshot.traits.names, forKey: .traits) }
        try parameters.encodeIfPresent(snapshot.identifier, forKey: .identifier)
        try parameters.encodeIfPresent(
            snapshot.frame.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: .frame)
        try parameters.encodeIfPresent(snapshot.container, forKey: .container)
        try parameters.encodeIfPresent(snapshot.index, forKey: .index)
        try parameters.encodeIfPresent(snapshot.count, forKey: .count)
        if !snapshot.actions.isEmpty { try parameters.encode(snapshot.actions, forKey: .actions) }
        try parameters.encodeIfPresent(snapshot.language, forKey: .language)
        try parameters.encodeIfPresent(snapshot.bound?.rawValue, forKey: .bound)
        for detail in snapshot.details.all { try WireDetails.write(detail, &parameters) }
    }
}
