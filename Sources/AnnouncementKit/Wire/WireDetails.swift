// SPDX-License-Identifier: MIT

/// The details of an element on the wire, each a member of the element. Null removes a detail.
enum WireDetails {
    typealias Keys = WireElement.CodingKeys

    /// The details that are given, in the order of their kinds.
    static func read(_ parameters: Parameters<Keys>) throws -> [ElementDetail] {
        try ElementDetail.Kind.allCases.compactMap { kind in
            let isGiven = parameters.contains(key(kind)) || kind == .selection && parameters.contains(.caret)
            return isGiven ? try read(kind, key(kind), parameters) : nil
        }
    }

    private static func key(_ kind: ElementDetail.Kind) -> Keys {
        switch kind {
        case .live: .live
        case .atomic: .atomic
        case .relevant: .relevant
        case .busy: .busy
        case .region: .region
        case .headingLevel: .headingLevel
        case .expanded: .expanded
        case .content: .customContent
        case .inputLabels: .inputLabels
        case .containerType: .containerType
        case .row: .row
        case .column: .column
        case .interactive: .interactive
        case .textualContext: .textualContext
        case .activationPoint: .activationPoint
        case .labelSSML: .labelSSML
        case .valueSSML: .valueSSML
        case .hintSSML: .hintSSML
        case .text: .text
        case .selection: .selection
        case .secure: .secure
        case .editable: .editable
        case .multiline: .multiline
        }
    }

    private static func read(
        _ kind: ElementDetail.Kind, _ key: Keys, _ parameters: Parameters<Keys>
    ) throws -> ElementDetail {
        func flag() throws -> Bool? { try parameters.decodeIfPresent(Bool.self, forKey: key) }
        func text() throws -> String? { try parameters.decodeIfPresent(String.self, forKey: key) }
        switch kind {
        case .live:
            let names = AccessibilityLiveRegion.allCases.map(\.rawValue)
            return .live(try parameters.name(key, of: names, make: AccessibilityLiveRegion.init(rawValue:)))
        case .atomic: return .atomic(try flag() ?? false)
        case .relevant: return .relevant(try relevance(parameters.decodeIfPresent([String].self, forKey: key)))
        case .busy: return .busy(try flag() ?? false)
        case .region: return .region(try text())
        case .headingLevel: return .headingLevel(try parameters.wholeNumber(key, in: 1...6))
        case .expanded: return .expanded(try flag())
        case .content:
            return .content(try parameters.decodeIfPresent([WireContent].self, forKey: key)?.map(\.content) ?? [])
        case .inputLabels: return .inputLabels(try parameters.decodeIfPresent([String].self, forKey: key) ?? [])
        case .containerType:
            let names = AccessibilityContainerType.allCases.map(\.name)
            let type = try parameters.name(key, of: names, make: AccessibilityContainerType.init(name:))
            return .containerType(type ?? .none)
        case .row: return .row(try parameters.wholeNumber(key, in: 0...1_000_000_000))
        case .column: return .column(try parameters.wholeNumber(key, in: 0...1_000_000_000))
        case .interactive: return .interactive(try flag())
        case .textualContext: return .textualContext(try text())
        case .activationPoint:
            return .activationPoint(try point(parameters.decodeIfPresent([Double].self, forKey: key)))
        case .labelSSML: return .labelSSML(try markup(key, in: parameters))
        case .valueSSML: return .valueSSML(try markup(key, in: parameters))
        case .text: return .text(try text())
        case .selection: return .selection(try selection(in: parameters))
        case .secure: return .secure(try flag() ?? false)
        case .editable: return .editable(try flag() ?? false)
        case .multiline: return .multiline(try flag() ?? false)
        case .hintSSML: return .hintSSML(try markup(key, in: parameters))
        }
    }

    /// The caret alone, or the ends of the selection.
    private static func selection(in parameters: Parameters<Keys>) throws -> Range<Int>? {
        if let caret = try parameters.wholeNumber(.caret, in: 0...1_000_000_000) {
            guard !parameters.contains(.selection) else {
                throw WireError(.invalidParams, "Send \"caret\" or \"selection\", not both.")
            }
            return caret..<caret
        }
        guard let ends = try parameters.decodeIfPresent([Int].self, forKey: .selection) else { return nil }
        guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1] else {
            throw WireError(.invalidParams, "\"selection\" must be [start, end] in the text.")
        }
        return ends[0]..<ends[1]
    }

    private static func markup(_ key: Keys, in parameters: Parameters<Keys>) throws -> String? {
        guard let source = try parameters.decodeIfPresent(String.self, forKey: key) else { return nil }
        do {
            _ = try SpeechMarkup(source)
        } catch {
            throw WireError(.invalidParams, "\"\(key.stringValue)\", \(error).")
        }
        return source
    }

    private static func relevance(_ names: [String]?) throws -> AccessibilityLiveRelevance? {
        try names?.reduce(into: []) { relevance, name in
            guard let one = AccessibilityLiveRelevance.named.first(where: { $0.name == name }) else {
                let names = AccessibilityLiveRelevance.all.names.joined(separator: ", ")
                throw WireError(.invalidParams, "\"relevant\" has \(name.quoted), but its parts are \(names).")
            }
            relevance.insert(one.relevance)
        }
    }

    private static func point(_ numbers: [Double]?) throws -> Point? {
        guard let numbers else { return nil }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
            throw WireError(.invalidParams, "\"activationPoint\" must be [x, y].")
        }
        return Point(x: numbers[0], y: numbers[1])
    }

    static func write(_ detail: ElementDetail, _ parameters: inout KeyedEncodingContainer<Keys>) throws {
        let key = key(detail.kind)
        switch detail {
        case .live(let live): try parameters.encode(live?.rawValue, forKey: key)
        case .relevant(let relevant): try parameters.encode(relevant?.names, forKey: key)
        case .atomic(let flag), .busy(let flag), .secure(let flag), .editable(let flag), .multiline(let flag):
            try parameters.encode(flag, forKey: key)
        case .expanded(let flag), .interactive(let flag): try parameters.encode(flag, forKey: key)
        case .region(let text), .textualContext(let text), .text(let text), .labelSSML(let text), .valueSSML(let text),
            .hintSSML(let text):
            try parameters.encode(text, forKey: key)
        case .headingLevel(let number), .row(let number), .column(let number):
            try parameters.encode(number, forKey: key)
        case .content(let content): try parameters.encode(content.map(WireContent.init), forKey: key)
        case .inputLabels(let labels): try parameters.encode(labels, forKey: key)
        case .selection(let range):
            guard let range else { return try parameters.encodeNil(forKey: .selection) }
            if range.isEmpty { return try parameters.encode(range.lowerBound, forKey: .caret) }
            try parameters.encode([range.lowerBound, range.upperBound], forKey: .selection)
        case .containerType(let type): try parameters.encode(type.name, forKey: key)
        case .activationPoint(let point): try parameters.encode(point.map { [$0.x, $0.y] }, forKey: key)
        }
    }
}

/// A detail that is heard on demand, on the wire.
package struct WireContent: Codable {
    package var content: ElementContent

    package enum CodingKeys: String, ParameterKey { case label, value, important }

    package init(_ content: ElementContent) {
        self.content = content
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        content = ElementContent(
            label: try parameters.text(.label),
            value: try parameters.decodeIfPresent(String.self, forKey: .value) ?? "",
            isImportant: try parameters.decodeIfPresent(Bool.self, forKey: .important) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(content.label, forKey: .label)
        try parameters.encode(content.value, forKey: .value)
        if content.isImportant { try parameters.encode(true, forKey: .important) }
    }
}
