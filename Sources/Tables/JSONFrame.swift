// SPDX-License-Identifier: MIT

/// A table in a JSON text that has no list of rows: columns as lists, maps of rows or of columns, a list or a map of
/// numbers. Its rows are written as lines of JSON.
struct JSONFrame {
    private(set) var text: [UInt8] = []
    private(set) var rows: [Range<Int>] = []
    private let bytes: [UInt8]

    /// Nil for a text in another form.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard let node = JSONNode(bytes) else { return nil }
        take(node)
        if rows.isEmpty { takeInner(node, depth: 0) }
        if rows.isEmpty { return nil }
    }

    private mutating func take(_ node: JSONNode) {
        takeSplit(node)
        if rows.isEmpty { takeSeries(node) }
        if rows.isEmpty { takeCube(node) }
        if rows.isEmpty { takeColumns(node) }
        if rows.isEmpty { takeMap(node) }
        if rows.isEmpty { takeNumbers(node) }
    }

    /// Takes the largest table below a key, or in a list with one object.
    private mutating func takeInner(_ node: JSONNode, depth: Int) {
        guard depth < 5 else { return }
        let alone = node.values.flatMap { $0.count == 1 ? $0 : nil } ?? []
        var best: JSONFrame?
        for inner in alone + (node.members?.map(\.value) ?? []) where inner.scalar == nil {
            var frame = self
            frame.take(inner)
            if frame.rows.isEmpty { frame.takeInner(inner, depth: depth + 1) }
            if frame.rows.count > best?.rows.count ?? 0 { best = frame }
        }
        if let best { self = best }
    }

    private mutating func takeSeries(_ node: JSONNode) {
        guard let series = JSONSeries(node, bytes) else { return }
        for row in series.rows {
            let place = row.place.map { [(name: quoted(series.place), value: bytes[$0])] } ?? []
            add(
                place
                    + zip(series.names, row.values).map { name, value in
                        (quoted(name), value.map { bytes[$0] } ?? ArraySlice("null".utf8))
                    })
        }
    }

    /// JSON-stat: the names of the dimensions, their categories in order, and the values of all combinations.
    private mutating func takeCube(_ node: JSONNode) {
        guard let names = find(node, "id")?.scalars, let values = find(node, "value")?.scalars, values.count > 1,
            let dimensions = find(node, "dimension")
        else { return }
        let categories = names.map { name -> [ArraySlice<UInt8>] in
            let category = find(find(dimensions, word(name)), "category")
            let index = find(category, "index")
            let ordered = index?.scalars ?? index?.members?.sorted { number($0.value) < number($1.value) }.map(\.key)
            let keys = ordered ?? find(category, "label")?.members?.map(\.key) ?? []
            return keys.map { key in find(find(category, "label"), word(key))?.scalar.map { bytes[$0] } ?? bytes[key] }
        }
        guard categories.map(\.count).reduce(1, *) == values.count else { return }
        for (index, value) in values.enumerated() {
            var (rest, fields) = (index, [(name: quoted("value"), value: bytes[value])])
            for (name, texts) in zip(names, categories).reversed() {
                fields.insert((bytes[name], texts[rest % texts.count]), at: 0)
                rest /= texts.count
            }
            add(fields)
        }
    }

    private func find(_ node: JSONNode?, _ key: String) -> JSONNode? {
        node?.members?.first { word($0.key) == key }?.value
    }

    private func number(_ node: JSONNode) -> Double {
        node.scalar.flatMap { NumberReading.point.value(bytes[$0]) } ?? 0
    }

    private mutating func add(_ fields: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]) {
        let start = text.count
        text.append(0x7B)
        for (index, field) in fields.enumerated() {
            if index > 0 { text.append(0x2C) }
            text += field.name
            text.append(0x3A)
            text += field.value
        }
        text.append(0x7D)
        rows.append(start..<text.count)
        text.append(0x0A)
    }

    private func quoted(_ word: String) -> ArraySlice<UInt8> { ArraySlice("\"\(word)\"".utf8) }

    private func word(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].drop { $0 == 0x22 }.prefix { $0 != 0x22 }, as: UTF8.self)
    }

    /// pandas' split: {"columns":[…],"data":[[…],…]}.
    private mutating func takeSplit(_ node: JSONNode) {
        guard let members = node.members,
            let names = members.first(where: { word($0.key) == "columns" })?.value.scalars,
            let lists = members.first(where: { ["data", "rows", "values"].contains(word($0.key)) })?.value.values
        else { return }
        let index = members.first { word($0.key) == "index" }?.value.scalars ?? []
        // A plain count of the rows says nothing.
        let isNamed = index.count == lists.count && !index.enumerated().allSatisfy { word($1) == "\($0)" }
        for (row, list) in lists.enumerated() {
            guard let values = list.scalars, values.count == names.count else { return rows = [] }
            let place = isNamed ? [(name: quoted("index"), value: bytes[index[row]])] : []
            add(place + zip(names, values).map { (bytes[$0], bytes[$1]) })
        }
    }

    /// Lists of the same length below the keys of one object. Open-Meteo gives their units below another key.
    private mutating func takeColumns(_ node: JSONNode) {
        guard let members = node.members else { return }
        var best: (count: Int, columns: [(name: Range<Int>, values: [Range<Int>])], units: JSONNode?) = (0, [], nil)
        let nodes = [(name: "", node: node)] + members.map { (word($0.key), $0.value) }
        for (name, inner) in nodes {
            let lists = (inner.members ?? []).compactMap { member in
                member.value.scalars.map { (name: member.key, values: $0) }
            }
            guard let length = lists.map(\.values.count).max(), length > 0 else { continue }
            let columns = lists.filter { $0.values.count == length }
            guard length * columns.count > best.count, columns.count > 1 || length > 1 else { continue }
            let units = members.first { word($0.key) == name + "_units" }?.value
            best = (length * columns.count, columns, units)
        }
        guard let length = best.columns.first?.values.count else { return }
        let names = best.columns.map { name($0.name, best.units) }
        for row in 0..<length {
            add(zip(names, best.columns).map { ($0, bytes[$1.values[row]]) })
        }
    }

    private func name(_ key: Range<Int>, _ units: JSONNode?) -> ArraySlice<UInt8> {
        let unit = units?.members?.first { word($0.key) == word(key) }?.value.scalar.map(word)
        guard let unit, ColumnHeading.unit(unit) != nil else { return bytes[key] }
        return quoted("\(word(key)) (\(unit))")
    }

    /// Objects of scalars below the keys of one object. Inner keys that begin with digits are rows; else the outer keys
    /// are.
    private mutating func takeMap(_ node: JSONNode) {
        guard let members = node.members, members.count > 1 else { return }
        let inner = members.map { $0.value.members ?? [] }
        guard inner.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.value.scalar != nil } }) else { return }
        let keys = inner[0].map(\.key)
        guard areNumbers(keys), !areNumbers(members.map(\.key)) else {
            for (member, fields) in zip(members, inner) {
                add([(quoted("name"), bytes[member.key])] + fields.map { (bytes[$0.key], value($0.value)) })
            }
            return
        }
        for key in keys {
            let fields = zip(members, inner).compactMap { member, fields in
                fields.first { bytes[$0.key] == bytes[key] }.map { (bytes[member.key], value($0.value)) }
            }
            add([(quoted("index"), bytes[key])] + fields)
        }
    }

    private func areNumbers(_ keys: [Range<Int>]) -> Bool {
        keys.allSatisfy { word($0).utf8.first.map { $0 &- 0x30 < 10 } ?? false }
    }

    private func isNumber(_ range: Range<Int>) -> Bool { NumberReading.point.value(bytes[range]) != nil }

    private func value(_ node: JSONNode) -> ArraySlice<UInt8> { node.scalar.map { bytes[$0] } ?? [] }

    /// Three numbers or more below the keys of one object, or two or more in a list.
    private mutating func takeNumbers(_ node: JSONNode) {
        if let members = node.members, members.count > 2,
            members.allSatisfy({ $0.value.scalar.map { isNumber($0) } ?? false })
        {
            for member in members {
                add([(quoted("name"), bytes[member.key]), (quoted("value"), value(member.value))])
            }
        } else if let numbers = node.scalars, numbers.count > 1, numbers.allSatisfy({ isNumber($0) }) {
            for number in numbers { add([(quoted("value"), bytes[number])]) }
        }
    }
}
