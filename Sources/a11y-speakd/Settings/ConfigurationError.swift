// SPDX-License-Identifier: GPL-3.0-or-later

/// A problem in a file of settings: its place, and how to correct it.
struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    let file: String
    /// The first is 1; nil when it is the file as a whole.
    var line: Int?
    /// One sentence without a full stop.
    let problem: String

    var description: String { "\(file): \(line.map { "line \($0): " } ?? "")\(problem)" }
}

extension ConfigurationError {
    /// Nobody knows this key.
    /// - Parameter place: what has keys, such as "a voice style".
    init(unknown key: String, known: [String], in place: String, file: String, line: Int?) {
        let list = known.joined(separator: ", ")
        let guess = Self.nearest(to: key, of: known).map { "did you mean \"\($0)\"? " } ?? ""
        let shown = String(key.prefix(60))
        self.init(file: file, line: line, problem: "there is no key \"\(shown)\": \(guess)\(place) has \(list)")
    }

    init(file: String, _ error: TOMLError) {
        self.init(file: file, line: error.line, problem: "\(error.problem) (column \(error.column))")
    }

    /// The name that takes the fewest changes, when that is less than half of its letters.
    static func nearest(to name: String, of known: [String]) -> String? {
        let name = Array(name.prefix(40).lowercased().unicodeScalars)
        let ranked = known.map { (name: $0, changes: changes(name, Array($0.unicodeScalars))) }
        return ranked.filter { $0.changes * 2 < $0.name.count }.min { $0.changes < $1.changes }?.name
    }

    /// Letters to put in, take out or replace, to come from one to the other.
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
