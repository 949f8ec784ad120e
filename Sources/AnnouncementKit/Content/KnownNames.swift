// SPDX-License-Identifier: MIT

/// The known names, for an error about an unknown one: all of a few names, or the nearest of many.
package struct KnownNames {
    private let names: [String]
    /// The largest number of names that are all listed.
    private static let few = 12
    private static let nearest = 5
    /// The number of names that are compared, which limits the cost of a client that repeats wrong names.
    private static let compared = 500

    package init(_ names: some Sequence<String>) {
        var seen: Set<String> = []
        self.names = names.filter { seen.insert($0).inserted }
    }

    package var isEmpty: Bool { names.isEmpty }

    /// A list such as "a, b, c" or "load, loan, node and 40 more". Each name has at most its first 60 characters.
    package func list(near name: String) -> String {
        guard names.count > Self.few else { return shown(names).joined(separator: ", ") }
        let near = shown(ranked(near: name).prefix(Self.nearest).map(\.name))
        return "\(near.joined(separator: ", ")) and \(names.count - near.count) more"
    }

    /// A clause such as "there are a, b, c" or "there is a".
    package func clause(near name: String) -> String { "there \(names.count == 1 ? "is" : "are") \(list(near: name))" }

    /// The name that needs the fewest changes, if they are fewer than half of its letters.
    package func meant(by name: String) -> String? {
        ranked(near: name).first { $0.changes * 2 < $0.name.count }?.name
    }

    private func shown(_ names: [String]) -> [String] { names.map { String($0.prefix(60)) } }

    /// The names, nearest first. Equally near names keep their order.
    private func ranked(near name: String) -> [(name: String, changes: Int)] {
        let letters = Self.letters(name)
        let all = names.prefix(Self.compared).enumerated().map { place, known in
            (name: known, changes: Self.changes(letters, Self.letters(known)), place: place)
        }
        return all.sorted { ($0.changes, $0.place) < ($1.changes, $1.place) }.map { ($0.name, $0.changes) }
    }

    private static func letters(_ name: String) -> [Unicode.Scalar] {
        Array(name.prefix(40).lowercased().unicodeScalars)
    }

    /// The number of letters to insert, delete or replace to turn one name into the other.
    private static func changes(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var row = Array(0...other.count)
        for (place, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for column in other.indices {
                let replaced = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
