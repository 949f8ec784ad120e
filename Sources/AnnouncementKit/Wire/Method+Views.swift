// SPDX-License-Identifier: MIT

extension Method {
    /// The methods for an application's views.
    static let views = [post, focus, willDisplay, didEndDisplay, invalidated, window]

    /// Where the client's window is, what it is called, and whether keys go to it.
    private static let window = Method("window") { (window: WireWindow) in
        Request.view(.window(window.snapshot))
    } _: {
        if case .view(.window(let window)) = $0 { WireWindow(window) } else { nil }
    }

    private enum PostKey: String, ParameterKey { case notification, argument, priority }

    /// An accessibility notification, as UIAccessibility has it.
    private static let post = Method(
        "post", keys: PostKey.self,
        { .view(.posted($0.0, $0.1, priority: $0.2)) },
        { request -> (AccessibilityNotification, NotificationArgument?, AccessibilityPriority)? in
            guard case .view(.posted(let notification, let argument, let priority)) = request else { return nil }
            return (notification, argument, priority)
        },
        read: { parameters in
            let names = AccessibilityNotification.allCases.map(\.rawValue)
            let named = try parameters.name(.notification, of: names, make: AccessibilityNotification.init(rawValue:))
            guard let named else { throw WireError(.invalidParams, "\"notification\" is missing.") }
            let argument = try argument(in: parameters)
            let priority: AccessibilityPriority = try parameters.name(.priority) ?? .default
            if case .text = argument { return (named, argument, priority) }
            guard named != .announcement && named != .pageScrolled else {
                throw WireError(.invalidParams, "\(named.rawValue) needs a string as its \"argument\".")
            }
            return (named, argument, priority)
        },
        write: { event, parameters in
            try parameters.encode(event.0, forKey: .notification)
            if event.2 != .default { try parameters.encode(event.2, forKey: .priority) }
            switch event.1 {
            case .text(let text): try parameters.encode(text, forKey: .argument)
            case .element(let element): try parameters.encode(WireElement(element), forKey: .argument)
            case .elementID(let id): try parameters.encode(WireElement(ElementSnapshot(id: id)), forKey: .argument)
            case nil: break
            }
        })

    private static func argument(in parameters: KeyedDecodingContainer<PostKey>) throws -> NotificationArgument? {
        guard parameters.contains(.argument), try !parameters.decodeNil(forKey: .argument) else { return nil }
        guard (try? parameters.decode(String.self, forKey: .argument)) == nil else {
            return .text(try parameters.text(.argument))
        }
        return try element(.argument, in: parameters)
    }

    /// An object with nothing but an id names an element that was sent before.
    private static func element<Key>(
        _ key: Key, in parameters: KeyedDecodingContainer<Key>
    ) throws -> NotificationArgument {
        let element = try parameters.decode(WireElement.self, forKey: key).snapshot
        if let id = element.id, element == ElementSnapshot(id: id) { return .elementID(id) }
        return .element(element)
    }

    private enum ElementKey: String, ParameterKey { case element }
    private enum FocusKey: String, ParameterKey { case element, client }

    /// The user's focus has moved to an element of the client's own, or a script moves it to an element that this or
    /// another client displays. The script names that element by its id or identifier.
    private static let focus = Method(
        "focus", keys: FocusKey.self,
        { argument, client in
            if case .elementID(let name) = argument, let client { return .moveFocus(to: name, client: client) }
            return .view(.focused(argument))
        },
        { request -> (NotificationArgument, String?)? in
            switch request {
            case .view(.focused(let argument)): (argument, nil)
            case .moveFocus(let name, let client): (.elementID(name), client)
            default: nil
            }
        },
        read: { parameters in
            let client = try parameters.decodeIfPresent(String.self, forKey: .client)
            guard (try? parameters.decode(String.self, forKey: .element)) == nil else {
                return (.elementID(try parameters.text(.element)), client)
            }
            let argument = try element(.element, in: parameters)
            guard client == nil else {
                throw WireError(.invalidParams, "An element of another client is named by its id or identifier.")
            }
            return (argument, nil)
        },
        write: { event, parameters in
            try parameters.encodeIfPresent(event.1, forKey: .client)
            switch event.0 {
            case .element(let element): try parameters.encode(WireElement(element), forKey: .element)
            case .elementID(let name), .text(let name): try parameters.encode(name, forKey: .element)
            }
        })

    private enum DisplayKey: String, ParameterKey { case element, hasFocus }

    /// An element has come on the client's screen. It has an id.
    private static let willDisplay = Method(
        "willDisplay", keys: DisplayKey.self,
        { element, hasFocus in hasFocus ? .displayFocused(element) : .view(.willDisplay(element)) },
        { request -> (ElementSnapshot, Bool)? in
            switch request {
            case .view(.willDisplay(let element)): (element, false)
            case .displayFocused(let element): (element, true)
            default: nil
            }
        },
        read: { parameters in
            let element = try parameters.decode(WireElement.self, forKey: .element).snapshot
            return (element, try parameters.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false)
        },
        write: { event, parameters in
            try parameters.encode(WireElement(event.0), forKey: .element)
            if event.1 { try parameters.encode(true, forKey: .hasFocus) }
        })

    /// An element, named by its id or identifier, has left the client's screen.
    private static let didEndDisplay = Method(
        "didEndDisplay", keys: ElementKey.self,
        { .view(.didEndDisplay($0)) }, { if case .view(.didEndDisplay(let id)) = $0 { id } else { nil } },
        read: { try $0.text(.element) }, write: { try $1.encode($0, forKey: .element) })

    private enum InvalidatedKey: String, ParameterKey { case element, cause }

    /// A displayed element has changed. Keys that are left out stay, keys that are null are removed. The cause is
    /// `user` for a change by the user, which is announced wherever the focus is.
    private static let invalidated = Method(
        "invalidated", keys: InvalidatedKey.self,
        { .view(.invalidated($0.0, cause: $0.1)) },
        { if case .view(.invalidated(let change, let cause)) = $0 { (change, cause) } else { nil } },
        read: { parameters in
            let change = try parameters.decode(WireElementChange.self, forKey: .element).change
            return (change, try parameters.cause(.cause) ?? .program)
        },
        write: { event, parameters in
            try parameters.encode(WireElementChange(change: event.0), forKey: .element)
            if event.1 != .program { try parameters.encode(event.1, forKey: .cause) }
        })
}

extension KeyedDecodingContainer {
    /// The cause of a change; nil when the key is absent.
    func cause(_ key: Key) throws -> ChangeCause? {
        try name(key, of: ChangeCause.allCases.map(\.rawValue), make: ChangeCause.init(rawValue:))
    }
}
