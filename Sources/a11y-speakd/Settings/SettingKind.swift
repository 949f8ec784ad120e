// SPDX-License-Identifier: GPL-3.0-or-later

/// The values that a key may be set to.
enum SettingKind: Sendable, Equatable {
    case number(ClosedRange<Int>)
    /// With decimals or without.
    case decimal(ClosedRange<Int>)
    case oneOf([String])
    case someOf([String])
    /// - Parameter what: for the sentence.
    case text(what: String)
    case texts(what: String)
    case flag

    /// "must be …"
    var allowed: String {
        switch self {
        case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .decimal(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .oneOf(let names): names.map(TOMLValue.quoted).joined(separator: ", ", last: " or ")
        case .someOf(let names): "a list of any of \(names.map(TOMLValue.quoted).joined(separator: ", "))"
        case .text(let what): "\(what), in quotes"
        case .texts(let what): "a list of \(what), each in quotes"
        case .flag: "true or false"
        }
    }

    /// Nil when the value is none of this kind.
    func value(of value: TOMLValue) -> SettingValue? {
        switch (self, value.content) {
        case (.number(let range), .integer(let number)):
            Int(exactly: number).flatMap { range.contains($0) ? .number($0) : nil }
        case (.decimal(let range), .float(let number)): Self.decimal(number, in: range)
        case (.decimal(let range), .integer(let number)): Self.decimal(Double(number), in: range)
        case (.oneOf(let names), .text(let text)): names.contains(text) ? .text(text) : nil
        case (.someOf(let names), .array(let values)):
            Self.texts(values).flatMap { $0.allSatisfy(names.contains) ? .texts($0) : nil }
        case (.text, .text(let text)): text.isEmpty ? nil : .text(text)
        case (.texts, .array(let values)): Self.texts(values).map { .texts($0) }
        case (.flag, .boolean(let isOn)): .flag(isOn)
        default: nil
        }
    }

    private static func decimal(_ number: Double, in range: ClosedRange<Int>) -> SettingValue? {
        (Double(range.lowerBound)...Double(range.upperBound)).contains(number) ? .decimal(number) : nil
    }

    private static func texts(_ values: [TOMLValue]) -> [String]? {
        let texts = values.compactMap { if case .text(let text) = $0.content { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}

/// The value that a key is set to.
enum SettingValue: Sendable, Equatable {
    case number(Int)
    case decimal(Double)
    case text(String)
    case texts([String])
    case flag(Bool)

    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var decimal: Double? { if case .decimal(let number) = self { number } else { nil } }
    var name: String? { if case .text(let name) = self { name } else { nil } }
    var names: [String]? { if case .texts(let names) = self { names } else { nil } }
    var flag: Bool? { if case .flag(let isOn) = self { isOn } else { nil } }

    /// The value as written in a file.
    var toml: String {
        switch self {
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .text(let text): TOMLValue.quoted(text)
        case .texts(let texts): "[" + texts.map(TOMLValue.quoted).joined(separator: ", ") + "]"
        case .flag(let isOn): "\(isOn)"
        }
    }
}

/// The value that a key is set to, and its place.
struct Setting: Sendable, Equatable {
    let value: SettingValue
    let file: String
    let line: Int
}

extension [String] {
    fileprivate func joined(separator: String, last: String) -> String {
        guard count > 1, let end = self.last else { return self.joined() }
        return dropLast().joined(separator: separator) + last + end
    }
}
