// SPDX-License-Identifier: MIT

/// `focus`: the user's focus has moved to an element, or a script moves it there.
public enum FocusRequest: Sendable, Hashable {
    /// One of the client's own, whole.
    case element(ElementSnapshot)
    /// The id or identifier of one that is displayed, by this client or by another.
    case name(String)
}

extension FocusRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        if (try? parameters.decode(String.self, forKey: .element)) != nil {
            self = .name(try parameters.text(.element))
            return
        }
        let element = try parameters.decode(WireElement.self, forKey: .element).snapshot
        if let id = element.id, element == ElementSnapshot(id: id) {
            self = .name(id)
        } else {
            self = .element(element)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .element(let element): try parameters.encode(WireElement(element), forKey: .element)
        case .name(let name): try parameters.encode(name, forKey: .element)
        }
    }
}
