// SPDX-License-Identifier: MIT

/// An axis as it crosses the wire.
struct WireAxis: Codable {
    var axis: ChartAxisDescriptor

    enum CodingKeys: String, ParameterKey {
        case id, isX, title, unit, scale, utcOffset, categories, min, max
    }

    private enum Scale: String, CaseIterable, Codable { case linear, logarithmic, date, category }

    init(_ axis: ChartAxisDescriptor) {
        self.axis = axis
    }

    init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        axis = ChartAxisDescriptor(
            id: try parameters.text(.id), isX: try parameters.decodeIfPresent(Bool.self, forKey: .isX),
            title: try parameters.decodeIfPresent(String.self, forKey: .title),
            unit: try parameters.decodeIfPresent(String.self, forKey: .unit), scale: try Self.scale(in: parameters),
            visibleRange: try Self.range(in: parameters))
    }

    /// Categories and an offset each imply their scale.
    private static func scale(in parameters: KeyedDecodingContainer<CodingKeys>) throws -> AxisScale {
        let categories = try parameters.decodeIfPresent([String].self, forKey: .categories)
        let offset = try parameters.wholeNumber(.utcOffset, in: -86_400...86_400)
        let names = Scale.allCases.map(\.rawValue)
        let implied: Scale = categories != nil ? .category : offset != nil ? .date : .linear
        let scale = try parameters.name(.scale, of: names, make: Scale.init(rawValue:)) ?? implied
        if categories != nil && scale != .category {
            throw WireError(.invalidParams, "\"categories\" are for \"scale\": \"category\" only.")
        }
        if offset != nil && scale != .date {
            throw WireError(.invalidParams, "\"utcOffset\" is for \"scale\": \"date\" only.")
        }
        switch scale {
        case .linear: return .linear
        case .logarithmic: return .logarithmic
        case .date: return .date(offsetFromUTC: offset ?? 0)
        case .category:
            guard let categories, !categories.isEmpty else {
                throw WireError(.invalidParams, "\"categories\" is missing: a category axis needs their names.")
            }
            return .category(categories)
        }
    }

    private static func range(in parameters: KeyedDecodingContainer<CodingKeys>) throws -> DataRange? {
        let min = try parameters.decodeIfPresent(Double.self, forKey: .min)
        let max = try parameters.decodeIfPresent(Double.self, forKey: .max)
        switch (min, max) {
        case (let min?, let max?): return DataRange(min: min, max: max)
        case (nil, nil): return nil
        default: throw WireError(.invalidParams, "An axis has both \"min\" and \"max\", or neither.")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(axis.id, forKey: .id)
        try parameters.encode(axis.isX, forKey: .isX)
        try parameters.encodeIfPresent(axis.title, forKey: .title)
        try parameters.encodeIfPresent(axis.unit, forKey: .unit)
        switch axis.scale {
        case .linear: break
        case .logarithmic: try parameters.encode(Scale.logarithmic, forKey: .scale)
        case .date(let offset):
            try parameters.encode(Scale.date, forKey: .scale)
            try parameters.encode(offset, forKey: .utcOffset)
        case .category(let names):
            try parameters.encode(Scale.category, forKey: .scale)
            try parameters.encode(names, forKey: .categories)
        }
        // JSON has no infinity; an axis without a valid range follows the data.
        let range = axis.visibleRange.flatMap { $0.isValid ? $0 : nil }
        try parameters.encodeIfPresent(range?.min, forKey: .min)
        try parameters.encodeIfPresent(range?.max, forKey: .max)
    }
}
