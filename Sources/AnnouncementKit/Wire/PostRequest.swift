// SPDX-License-Identifier: MIT

/// `post`: an accessibility notification, as UIAccessibility has it.
public struct PostRequest: Sendable, Hashable {
    public var notification: AccessibilityNotification
    public var argument: NotificationArgument?

    public init(_ notification: AccessibilityNotification, argument: NotificationArgument? = nil) {
        self.notification = notification
        self.argument = argument
    }
}

extension PostRequest: Codable {
    enum CodingKeys: String, ParameterKey { case notification, argument }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let names = AccessibilityNotification.allCases.map(\.rawValue)
        let named = try parameters.name(.notification, of: names, make: AccessibilityNotification.init(rawValue:))
        guard let named else { throw WireError(.invalidParams, "\"notification\" is missing.") }
        notification = named
        argument = try Self.argument(in: parameters)
        if notification == .announcement || notification == .pageScrolled {
            guard case .text = argument else {
                throw WireError(.invalidParams, "\(named.rawValue) needs a string as its \"argument\".")
            }
        }
    }

    /// An object with nothing but an id names an element that was sent before.
    private static func argument(in parameters: KeyedDecodingContainer<CodingKeys>) throws -> NotificationArgument? {
        guard parameters.contains(.argument), try !parameters.decodeNil(forKey: .argument) else { return nil }
        if (try? parameters.decode(String.self, forKey: .argument)) != nil {
            return .text(try parameters.text(.argument))
        }
        let element = try parameters.decode(WireElement.self, forKey: .argument).snapshot
        if let id = element.id, element == ElementSnapshot(id: id) { return .elementID(id) }
        return .element(element)
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(notification, forKey: .notification)
        switch argument {
        case .text(let text): try parameters.encode(text, forKey: .argument)
        case .element(let element): try parameters.encode(WireElement(element), forKey: .argument)
        case .elementID(let id): try parameters.encode(WireElement(ElementSnapshot(id: id)), forKey: .argument)
        case nil: break
        }
    }
}
