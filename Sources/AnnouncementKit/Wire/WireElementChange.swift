// SPDX-License-Identifier: MIT

/// A change of an element on the wire: the id, and the keys that change.
package struct WireElementChange {
    package var change: ElementChange

    typealias Keys = WireElement.CodingKeys
}

extension WireElementChange: Decodable {
    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(Keys.self)
        guard !parameters.contains(.container) else {
            throw WireError(
                .invalidParams, "An element's container cannot change: end its display and display it again.")
        }
        func text(_ key: Keys) throws -> String?? {
            parameters.contains(key) ? .some(try parameters.decodeIfPresent(String.self, forKey: key)) : nil
        }
        func number(_ key: Keys) throws -> Int?? {
            parameters.contains(key) ? .some(try parameters.wholeNumber(key, in: 0...1_000_000_000)) : nil
        }
        change = ElementChange(id: try parameters.text(.id))
        change.label = try text(.label)
        change.value = try text(.value)
        change.hint = try text(.hint)
        change.identifier = try text(.identifier)
        change.language = try text(.language)
        change.index = try number(.index)
        change.count = try number(.count)
        change.traits = try parameters.decodeIfPresent([String].self, forKey: .traits).map(WireElement.traits)
        change.actions = try parameters.decodeIfPresent([String].self, forKey: .actions)
        change.details = try WireDetails.read(parameters)
        guard parameters.contains(.frame) || parameters.contains(.bound) else { return }
        if parameters.contains(.frame) {
            change.frame = .some(try WireElement.frame(parameters.decodeIfPresent([Double].self, forKey: .frame)))
        }
        if parameters.contains(.bound) { change.bound = .some(try WireElement.bound(in: parameters)) }
    }
}

extension WireElementChange: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: Keys.self)
        try parameters.encode(change.id, forKey: .id)
        if let label = change.label { try parameters.encode(label, forKey: .label) }
        if let value = change.value { try parameters.encode(value, forKey: .value) }
        if let hint = change.hint { try parameters.encode(hint, forKey: .hint) }
        if let identifier = change.identifier { try parameters.encode(identifier, forKey: .identifier) }
        if let language = change.language { try parameters.encode(language, forKey: .language) }
        if let index = change.index { try parameters.encode(index, forKey: .index) }
        if let count = change.count { try parameters.encode(count, forKey: .count) }
        if let traits = change.traits { try parameters.encode(traits.names, forKey: .traits) }
        if let actions = change.actions { try parameters.encode(actions, forKey: .actions) }
        if let frame = change.frame {
            try parameters.encode(frame.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: .frame)
        }
        for detail in change.details { try WireDetails.write(detail, &parameters) }
        if let bound = change.bound { try parameters.encode(bound?.rawValue, forKey: .bound) }
    }
}
