// SPDX-License-Identifier: MIT

/// Points on the wire: `[x, y]` or `[x, y, "label"]`, with null for a missing y.
package struct WirePoints: Codable {
    package var columns: PointColumns

    package init(_ columns: PointColumns) {
        self.columns = columns
    }

    package init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        columns = PointColumns()
        columns.reserveCapacity(list.count ?? 0)
        while !list.isAtEnd {
            var point = try list.nestedUnkeyedContainer()
            guard let count = point.count, (2...3).contains(count) else {
                throw WireError(.invalidParams, "Point \(columns.count) must be [x, y], or [x, y, \"label\"].")
            }
            let x = try point.decode(Double.self)
            let y = try point.decodeNil() ? Double.nan : point.decode(Double.self)
            columns.append(x: x, y: y, label: point.isAtEnd ? nil : try point.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for index in 0..<columns.count {
            var point = list.nestedUnkeyedContainer()
            // JSON has no NaN: null is sent in its place, and the daemon reports the error.
            if columns.x[index].isFinite { try point.encode(columns.x[index]) } else { try point.encodeNil() }
            if let y = columns.value(at: index) { try point.encode(y) } else { try point.encodeNil() }
            if let label = columns.labels[index] { try point.encode(label) }
        }
    }
}
