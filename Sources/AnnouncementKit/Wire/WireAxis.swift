// SPDX-License-Identifier: MIT

/// An axis on the wire.
package struct WireAxis: Codable {
    package var axis: ChartAxisDescriptor

    package enum CodingKeys: String, ParameterKey {
        case id, isX, title, unit, scale, utcOffset, offsetChanges, step, categories, min, max, identifier
    }

    private enum Scale: String, CaseIterable, Codable { case linear, logarithmic, date, category }

    package init(_ axis: ChartAxisDescriptor) {
        self.axis = axis
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        axis = ChartAxisDescriptor(
            id: try parameters.text(.id), isX: try parameters.decodeIfPresent(Bool.self, forKey: .isX),
            title: try parameters.decodeIfPresent(String.self, forKey: .title),
            unit: try parameters.decodeIfPresent(String.self, forKey: .unit), scale: try Self.scale(in: parameters),
            visibleRange: try Self.range(in: parameters), dateStep: try parameters.name(.step),
            identifier: try parameters.decodeIfPresent(String.self, forKey: .identifier))
        if case .date = axis.scale { return }
        guard axis.dateStep == nil else { throw Self.misplaced(.step, for: .date) }
    }

    /// The scale. `categories` and `utcOffset` each imply a scale.
    private static func scale(in parameters: Parameters<CodingKeys>) throws -> AxisScale {
        let categories = try parameters.decodeIfPresent([String].self, forKey: .categories)
        let offset = try Self.offset(in: parameters)
        let names = Scale.allCases.map(\.rawValue)
        let implied: Scale = categories != nil ? .category : offset != nil ? .date : .linear
        let scale = try parameters.name(.scale, of: names, make: Scale.init(rawValue:)) ?? implied
        if categories != nil && scale != .category {
            throw misplaced(.categories, for: .category)
        }
        if offset != nil && scale != .date {
            throw misplaced(.utcOffset, for: .date)
        }
        switch scale {
        case .linear: return .linear
        case .logarithmic: return .logarithmic
        case .date: return .date(offsetFromUTC: offset ?? .unstated)
        case .category:
            guard let categories, !categories.isEmpty else {
                throw WireError(.invalidParams, "\"categories\" is missing: a category axis needs their names.")
            }
            return .category(categories)
        }
    }

    private static func misplaced(_ key: CodingKeys, for scale: Scale) -> WireError {
        let verb = key == .categories ? "are" : "is"
        return WireError(
            .invalidParams, "\"\(key.rawValue)\" \(verb) for \"scale\": \"\(scale.rawValue)\" only.")
    }

    /// The offset from UTC, and its later changes as pairs of a time and a new offset.
    private static func offset(in parameters: Parameters<CodingKeys>) throws -> UTCOffset? {
        let limits = -86_400...86_400
        let seconds = try parameters.wholeNumber(.utcOffset, in: limits)
        guard let changes = try parameters.decodeIfPresent([[Double]].self, forKey: .offsetChanges) else {
            return seconds.map { UTCOffset($0) }
        }
        guard let seconds else {
            throw WireError(.invalidParams, "\"utcOffset\" is missing: it is the offset before the first change.")
        }
        let read = changes.compactMap { pair in
            pair.count == 2 ? Int(exactly: pair[1]).map { UTCOffset.Change(from: pair[0], seconds: $0) } : nil
        }
        let isInOrder = zip(read, read.dropFirst()).allSatisfy { $0.from < $1.from }
        guard read.count == changes.count, isInOrder, read.allSatisfy({ limits.contains($0.seconds) }) else {
            throw WireError(
                .invalidParams,
                "\"offsetChanges\" must be pairs in the order of time: the seconds since 1970, and the seconds ahead of "
                    + "UTC from then on.")
        }
        return UTCOffset(seconds, changes: read)
    }

    private static func range(in parameters: Parameters<CodingKeys>) throws -> DataRange? {
        let min = try parameters.decodeIfPresent(Double.self, forKey: .min)
        let max = try parameters.decodeIfPresent(Double.self, forKey: .max)
        switch (min, max) {
        case (let min?, let max?): return DataRange(min: min, max: max)
        case (nil, nil): return nil
        default: throw WireError(.invalidParams, "An axis has both \"min\" and \"max\", or neither.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(axis.id, forKey: .id)
        try parameters.encode(axis.isX, forKey: .isX)
        try parameters.encodeIfPresent(axis.title, forKey: .title)
        try parameters.encodeIfPresent(axis.unit, forKey: .unit)
        try parameters.encodeIfPresent(axis.identifier, forKey: .identifier)
        switch axis.scale {
        case .linear: break
        case .logarithmic: try parameters.encode(Scale.logarithmic, forKey: .scale)
        case .date(let offset):
            try parameters.encode(Scale.date, forKey: .scale)
            try parameters.encodeIfPresent(offset.isStated ? offset.seconds : nil, forKey: .utcOffset)
            let changes = offset.changes.map { [$0.from, Double($0.seconds)] }
            try parameters.encodeIfPresent(changes.isEmpty ? nil : changes, forKey: .offsetChanges)
            try parameters.encodeIfPresent(axis.dateStep, forKey: .step)
        case .category(let names):
            try parameters.encode(Scale.category, forKey: .scale)
            try parameters.encode(names, forKey: .categories)
        }
        // JSON has no infinity. An axis without a valid range follows the data.
        let range = axis.visibleRange.flatMap { $0.isValid ? $0 : nil }
        try parameters.encodeIfPresent(range?.min, forKey: .min)
        try parameters.encodeIfPresent(range?.max, forKey: .max)
    }
}
