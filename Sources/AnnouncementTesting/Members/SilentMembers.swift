// SPDX-License-Identifier: MIT

/// Finds the members of an app's class that AnnouncementKit never calls, although they have the name of a member that
/// it calls. The compiler accepts them without a word: a protocol has a default for each such member, and a member of
/// another type, or of a subclass, or in an extension of another protocol, does not replace it.
struct SilentMembers: Sendable {
    /// A class and what its own symbols declare.
    struct Class: Sendable {
        var name: String
        var isOfKit: Bool
        var members: Set<DeclaredMember> = []
        /// The protocols to which the class itself declares conformance.
        var protocols: Set<String> = []
        /// The members that override one of another type.
        var overrides: Set<String> = []

        func declares(_ name: String) -> Bool { members.contains { $0.name == name } }
    }

    /// The defaults of AnnouncementKit's protocols, by protocol.
    var defaults: [String: Set<DeclaredMember>]
    /// The defaults in the app's own protocols.
    var ownDefaults: [String: Set<DeclaredMember>]

    /// A sentence for each silent member.
    /// - Parameter line: the class of an object, its superclass, and so on.
    func problems(of line: [Class]) -> [String] {
        guard let type = line.first?.name else { return [] }
        var problems: [String] = []
        for (name, members) in defaults.sorted(by: { $0.key < $1.key }) {
            guard let root = line.lastIndex(where: { $0.protocols.contains(name) }) else { continue }
            for member in members.sorted(by: { $0.name < $1.name }) {
                problems += unused(member, of: name, in: line, root: root) + lost(member, in: line, root: root, type)
            }
        }
        return problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Members of the classes that do not replace the protocol's member.
    private func unused(_ member: DeclaredMember, of name: String, in line: [Class], root: Int) -> [String] {
        line.indices.prefix(root + 1).compactMap { place -> String? in
            let owner = line[place]
            guard !owner.isOfKit, let own = owner.members.first(where: { $0.name == member.name }) else { return nil }
            let called = "\(owner.name).\(own.shown) is never called"
            let above = line[line.index(after: place)..<max(root + 1, place + 1)]
            if let base = above.first(where: { $0.declares(member.name) }) {
                let isOverride =
                    base.members.contains { $0.name == own.name && $0.signature == own.signature }
                    || owner.overrides.contains(own.name)
                return isOverride
                    ? nil : "\(called): it is not the \(member.shown) of \(base.name), which has another type."
            }
            if place < root {
                return
                    "\(called): declare \(member.shown) in \(line[root].name) too, because that class conforms to \(name)."
            }
            // A protocol may ask for one of several types, such as an index of UIKit's type.
            let asked = defaults[name, default: []].filter { $0.name == member.name }
            if !owner.members.isDisjoint(with: asked) {
                return missesSetter(member, owner, name)
            }
            let types = Set(asked.map(\.type)).sorted().joined(separator: " or ")
            return "\(called): \(name) asks for the type \(types), not \(own.type)."
        }
    }

    /// A property that cannot be set does not replace one that can.
    private func missesSetter(_ member: DeclaredMember, _ owner: Class, _ name: String) -> String? {
        let setter = "\(member.shown).setter"
        guard member.name.hasSuffix(".getter"), defaults[name]?.contains(where: { $0.name == setter }) == true,
            !owner.declares(setter)
        else { return nil }
        return "\(owner.name).\(member.shown) is never called: \(name) asks for a property with get and set."
    }

    /// Defaults in the app's own protocols that lose against a member of a class.
    private func lost(_ member: DeclaredMember, in line: [Class], root: Int, _ type: String) -> [String] {
        ownDefaults.sorted { $0.key < $1.key }.compactMap { name, members -> String? in
            guard members.contains(where: { $0.name == member.name }),
                let place = line.firstIndex(where: { $0.protocols.contains(name) }),
                !line.contains(where: { !$0.isOfKit && $0.declares(member.name) })
            else { return nil }
            let winner = line.first { $0.declares(member.name) } ?? (place < root ? line[root] : nil)
            return winner.map {
                "The \(member.shown) in the extension of \(name) is never called for \(type): that of \($0.name) is. "
                    + "Override \(member.shown) in \(type)."
            }
        }
    }
}
