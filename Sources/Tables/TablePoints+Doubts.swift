// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What all points together show, and the user decides.
extension TablePoints {
    /// A sentence for each doubt.
    var doubts: [String] {
        Array(Set(series.joined().compactMap(Self.missingCode))).sorted() + [crowd].compactMap(\.self)
    }

    /// A number of nines only, such as -999, that is far from all other values.
    private static func missingCode(_ points: PointColumns) -> String? {
        guard let extent = points.yExtent else { return nil }
        guard let code = [extent.min, extent.max].first(where: isCode) else { return nil }
        let others = points.y.filter { $0.isFinite && $0 != code }
        guard others.count > 2, let low = others.min(), let high = others.max() else { return nil }
        let distance = code < low ? low - code : code - high
        guard distance > 2 * (high - low), distance > abs(code) / 2 else { return nil }
        let text = code == code.rounded() ? "\(Int(code))" : "\(code)"
        return "\(text) may stand for none; --missing \(text) says so."
    }

    private static func isCode(_ value: Double) -> Bool {
        let codes = [99, 99.9, 99.99, 999, 999.9, 999.99, 9999, 9999.9, 99_999, 999_999]
        return codes.contains(-value) || value > 100 && codes.contains(value)
    }

    /// Tells that many rows have the same place, which a walk along the axis meets one after the other.
    private var crowd: String? {
        switch layout.place {
        case .row, .category: return nil
        case .number, .date: break
        }
        guard !layout.countsRows, let x = series.compactMap({ $0.first?.x }).max(by: { $0.count < $1.count }) else {
            return nil
        }
        let places = zip(x, x.dropFirst()).reduce(x.isEmpty ? 0 : 1) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        guard places > 0, x.count >= places * 2 else { return nil }
        let name = layout.xColumns.first.map(layout.name) ?? "place"
        let rows = Int((Double(x.count) / Double(places)).rounded())
        return "\(x.count % places == 0 ? "" : "About ")\(rows) rows for each \(name)."
    }
}
