// SPDX-License-Identifier: MIT

/// Series in a JSON text: objects with a name and a list of numbers or of pairs, as charts, monitors and rates of money
/// have them.
struct JSONSeries {
    /// The first field of each row, and the fields of the series; nil where a series has no value.
    private(set) var rows: [(place: Range<Int>?, values: [Range<Int>?])] = []
    private(set) var names: [String] = []
    /// The name of the places.
    private(set) var place = "index"
    private let bytes: [UInt8]

    private static let dataKeys = ["data", "values", "y"]
    private static let nameKeys = ["name", "label", "title", "id", "target"]
    private static let placeKeys = ["labels", "categories", "x"]

    /// Nil for a text without such a list.
    init?(_ node: JSONNode, _ bytes: [UInt8]) {
        self.bytes = bytes
        guard take(node, labels: nil, depth: 0) || takeLists(node), rows.count > 1, !names.isEmpty else { return nil }
    }

    /// The word of a text or a number.
    private func word(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].drop { $0 == 0x22 }.prefix { $0 != 0x22 }, as: UTF8.self)
    }

    private func member(_ node: JSONNode, _ keys: [String]) -> JSONNode.Member? {
        keys.lazy.compactMap { key in node.members?.first { word($0.key) == key } }.first
    }

    private func isNumber(_ range: Range<Int>) -> Bool {
        let text = bytes[range].first == 0x22 ? bytes[range].dropFirst().dropLast() : bytes[range]
        return NumberReading.point.value(text) != nil || text.elementsEqual("null".utf8)
    }

    private mutating func take(_ node: JSONNode, labels: JSONNode.Member?, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        let labels = member(node, Self.placeKeys) ?? labels
        if let values = node.values, !values.isEmpty, takeList(values, labels) { return true }
        let inner = node.values ?? node.members?.map(\.value) ?? []
        return inner.contains { take($0, labels: labels, depth: depth + 1) }
    }

    /// Takes a list of objects that have data.
    private mutating func takeList(_ values: [JSONNode], _ labels: JSONNode.Member?) -> Bool {
        let data = values.compactMap { member($0, Self.dataKeys)?.value }
        guard data.count == values.count, values.allSatisfy({ member($0, ["columns"]) == nil }) else { return false }
        let pairs = data.map(pairs)
        if pairs.allSatisfy({ $0 != nil }) {
            names = values.indices.map { name(of: values[$0], $0, values) }
            join(pairs.compactMap(\.self))
            return true
        }
        let numbers = data.compactMap(\.scalars)
        let own = values.first.flatMap { member($0, ["x"]) } ?? labels
        guard numbers.count == data.count, let own, let places = own.value.scalars,
            numbers.allSatisfy({ $0.count == places.count && $0.allSatisfy(isNumber) })
        else { return false }
        names = values.indices.map { name(of: values[$0], $0, values) }
        place = word(own.key)
        rows = places.indices.map { row in (places[row], numbers.map { $0[row] }) }
        return true
    }

    /// Lists of pairs below the keys of one object.
    private mutating func takeLists(_ node: JSONNode) -> Bool {
        guard let members = node.members, members.count > 1 else { return false }
        let found = members.compactMap { member in pairs(member.value).map { (word(member.key), $0) } }
        guard found.count > 1 else { return false }
        names = found.map(\.0)
        join(found.map(\.1))
        return true
    }

    /// A list of two or more pairs, each of a place and a number.
    private func pairs(_ node: JSONNode) -> [(Range<Int>, Range<Int>)]? {
        guard let values = node.values, values.count > 1 else { return nil }
        let pairs = values.compactMap { value -> (Range<Int>, Range<Int>)? in
            guard let pair = value.scalars, pair.count == 2, isNumber(pair[1]) else { return nil }
            return (pair[0], pair[1])
        }
        return pairs.count == values.count ? pairs : nil
    }

    private mutating func join(_ series: [[(Range<Int>, Range<Int>)]]) {
        var places: [String: Int] = [:]
        for (index, pairs) in series.enumerated() {
            for (place, value) in pairs {
                let row = places[word(place)] ?? rows.count
                if row == rows.count {
                    places[word(place)] = row
                    rows.append((place, Array(repeating: nil, count: series.count)))
                }
                rows[row].values[index] = value
            }
        }
    }

    /// The name of a series, or the labels of its metric that differ.
    private func name(of node: JSONNode, _ index: Int, _ all: [JSONNode]) -> String {
        if let named = member(node, Self.nameKeys)?.value.scalar { return word(named) }
        let metrics = all.map { member($0, ["metric", "labels", "tags"])?.value.members ?? [] }
        let labels = metrics[index].filter { label in
            let texts = metrics.map { $0.first { word($0.key) == word(label.key) }?.value.scalar.map(word) }
            return Set(texts).count > 1 || all.count == 1
        }
        let words = labels.compactMap { $0.value.scalar.map(word) }
        return words.isEmpty ? "\(index + 1)" : words.joined(separator: ", ")
    }
}
