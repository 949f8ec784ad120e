// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The members of the classes of this program, from its symbols.
@MainActor
extension SilentMembers {
    private static var known: [ObjectIdentifier: [String]] = [:]
    private static let kit = "15AnnouncementKit"

    /// The problems of an object's class. Nothing is known of a stripped program.
    static func problems(of object: AnyObject) -> [String] {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let known = known[type] { return known }
        let found = find(object)
        known[type] = found
        return found
    }

    private static func find(_ object: AnyObject) -> [String] {
        var types: [(mangled: String, type: Any.Type)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let name = _mangledTypeName(level.subjectType) { types.append((name, level.subjectType)) }
            mirror = level.superclassMirror
        }
        guard let table = SymbolTable.own, types.contains(where: { !$0.mangled.hasPrefix(kit) }) else { return [] }
        let modules = Set(types.compactMap { module(of: $0.mangled) } + [kit])
        let prefixes = types.map { "$s\($0.mangled)" } + modules.map { "$s\($0)" }
        let symbols = table.names(beginning: prefixes) { name in
            ["vg", "vs", "F", "Mc", "TV"].contains(where: name.hasSuffix)
        }
        var declarations: [String: String] = [:]
        for symbol in symbols { declarations[symbol] = SymbolTable.declaration(symbol) }
        let line = types.map { Class($0.mangled, declarations) }
        let texts = Array(declarations.values)
        return SilentMembers(
            defaults: defaults(in: texts) { $0 == "AnnouncementKit" },
            ownDefaults: defaults(in: texts) { $0 != "AnnouncementKit" }
        ).problems(of: line)
    }

    /// The module's name as the symbols have it, such as `15AnnouncementKit`.
    private static func module(of mangled: String) -> String? {
        let digits = mangled.prefix(while: \.isNumber)
        guard let length = Int(digits) else { return nil }
        return String(mangled.prefix(digits.count + length))
    }

    private static func defaults(
        in declarations: [String], of isMeant: (Substring) -> Bool
    ) -> [String: Set<DeclaredMember>] {
        var defaults: [String: Set<DeclaredMember>] = [:]
        for text in declarations where text.hasPrefix("(extension in ") {
            guard let end = text.firstRange(of: "):") else { continue }
            guard isMeant(text[..<end.lowerBound].dropFirst("(extension in ".count)) else { continue }
            let rest = text[end.upperBound...]
            let path = rest.prefix { $0 != "(" && $0 != " " && $0 != "<" }.split(separator: ".")
            let isAccessor = path.last.map { ["getter", "setter"].contains($0) } ?? false
            let owner = path.dropLast(isAccessor ? 2 : 1).joined(separator: ".")
            guard let member = DeclaredMember(rest.dropFirst(owner.count + 1)) else { continue }
            defaults[owner, default: []].insert(member)
        }
        return defaults
    }
}

extension SilentMembers.Class {
    fileprivate init(_ mangled: String, _ declarations: [String: String]) {
        let full = SymbolTable.declaration("$s\(mangled)") ?? mangled
        self.init(name: Self.plain(full), isOfKit: mangled.hasPrefix("15AnnouncementKit"))
        for (symbol, text) in declarations where symbol.hasPrefix("$s\(mangled)") {
            if let conformance = text.firstRange(of: "protocol conformance descriptor for \(full) : ") {
                protocols.insert(String(text[conformance.upperBound...].prefix { $0 != " " }))
            } else if let thunk = text.firstRange(of: " dispatching to \(full).") {
                if let member = DeclaredMember(text[thunk.upperBound...]) { overrides.insert(member.name) }
            } else if text.hasPrefix("\(full)."), let member = DeclaredMember(text.dropFirst(full.count + 1)) {
                members.insert(member)
            }
        }
    }

    /// The name without the marks of private types.
    private static func plain(_ name: String) -> String {
        var (plain, rest) = ("", name[...])
        while let open = rest.firstIndex(of: "(") {
            plain += rest[..<open]
            let inner = rest[open...].dropFirst()
            plain += inner.prefix { $0 != " " }
            rest = inner.drop { $0 != ")" }.dropFirst()
        }
        return plain + rest
    }
}
