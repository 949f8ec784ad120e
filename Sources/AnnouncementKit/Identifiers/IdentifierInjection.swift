// SPDX-License-Identifier: MIT

/// Names objects after the properties that hold them, by the rules of AAII 0.0.2.
@MainActor
struct IdentifierInjection {
    let prefix: String
    let replaceExisting: Bool
    /// The identifiers in the order in which they were set. An object with two names is listed twice, and keeps the
    /// later name.
    private(set) var injected: [InjectedIdentifier] = []

    init(
        into injectee: AnyObject, customPrefixChain chain: [String], replaceExisting: Bool, options: IdentifierOptions
    ) {
        prefix = chain.isEmpty ? "\(type(of: injectee))" : chain.joined(separator: ".")
        self.replaceExisting = replaceExisting
        if let controller = injectee as? any AccessibilityViewController { give("\(prefix).view", to: controller.view) }
        if let cell = injectee as? any AccessibilityCell { nameParts(of: cell) }
        for level in Self.levels(of: injectee, options) { nameProperties(in: level) }
    }

    private mutating func nameParts(of cell: some AccessibilityCell) {
        give(prefix, to: cell)
        give("\(prefix).contentView", to: cell.contentView)
        give("\(prefix).textLabel", to: cell.textLabel)
        give("\(prefix).detailTextLabel", to: cell.detailTextLabel)
        give("\(prefix).imageView", to: cell.imageView)
    }

    /// The dynamic cast looks into optionals and existentials. It fails for nil and for values that are not objects.
    private mutating func nameProperties(in level: Mirror) {
        for child in level.children {
            guard let label = child.label, let object = child.value as? any AccessibilityObject else { continue }
            give("\(prefix).\(Self.name(label))", to: object)
        }
    }

    private mutating func give(_ identifier: String, to object: (any AccessibilityObject)?) {
        guard let object, replaceExisting || object.accessibilityIdentifier == nil else { return }
        let names = injected.filter { $0.object === object }.map(\.identifier)
        // If an outlet is also the root view, the outlet's name replaces `view`, whichever is declared first.
        guard !names.dropLast().contains(identifier) else { return }
        object.accessibilityIdentifier = identifier
        injected.append(InjectedIdentifier(object: object, identifier: identifier))
    }

    /// The classes to inspect, from the base class to the object's own. Properties of this library's classes, such as a
    /// superview, are left out, as in UIKit.
    private static func levels(of injectee: AnyObject, _ options: IdentifierOptions) -> [Mirror] {
        var levels = [Mirror(reflecting: injectee)]
        while options.contains(.includeSuperclasses), let base = levels.last?.superclassMirror { levels.append(base) }
        return levels.reversed().filter { !isOfLibrary($0.subjectType) }
    }

    private static func isOfLibrary(_ type: Any.Type) -> Bool {
        func module(_ type: Any.Type) -> Substring { String(reflecting: type).prefix { $0 != "." } }
        return module(type) == module(AccessibilityElement.self)
    }

    /// The label of a property without the part that the compiler adds for `lazy`, in Swift before and since 5.1.
    private static func name(_ label: String) -> String {
        removing("$__lazy_storage_$_", from: removing(".storage", from: label))
    }

    private static func removing(_ part: String, from label: String) -> String {
        var kept = ""
        var rest = label[...]
        while let next = rest.first {
            let found = rest.hasPrefix(part)
            if !found { kept.append(next) }
            rest = rest.dropFirst(found ? part.count : 1)
        }
        return kept
    }
}

/// Options of ``AccessibilityObject/injectAccessibilityIdentifiers(customPrefixChain:replaceExisting:options:)`` beyond
/// the rules of AAII 0.0.2.
public struct IdentifierOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Also names properties that superclasses declare. They are named before the object's own, so that the own names
    /// win. The prefix is the dynamic type for all, so moving a property to a superclass does not rename it.
    public static let includeSuperclasses = IdentifierOptions(rawValue: 1 << 0)
}

/// An identifier that an object was given.
public struct InjectedIdentifier {
    public let object: any AccessibilityObject
    public let identifier: String

    public init(object: any AccessibilityObject, identifier: String) {
        self.object = object
        self.identifier = identifier
    }
}
