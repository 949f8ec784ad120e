// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Synthesis
import TOML

/// The values that a key accepts.
enum SettingKind: Sendable, Equatable {
    case number(ClosedRange<Int>)
    /// With or without decimals.
    case decimal(ClosedRange<Int>)
    case oneOf([String])
    case someOf([String])
    /// - Parameter what: the expected text, as in "must be …".
    case text(what: String)
    case texts(what: String)
    case flag

    /// The accepted values, as the end of "must be …".
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

    /// Nil when the value is not of this kind.
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

/// A type that a setting may have.
protocol SettingType: Sendable {
    /// All values of the type; the row of a number or a text narrows them.
    static var kind: SettingKind { get }
    init?(setting: SettingValue)
    var settingValue: SettingValue? { get }
}

extension Int: SettingType {
    static var kind: SettingKind { .number(.min ... .max) }
    init?(setting: SettingValue) { if case .number(let number) = setting { self = number } else { return nil } }
    var settingValue: SettingValue? { .number(self) }
}

extension Double: SettingType {
    static var kind: SettingKind { .decimal(.min ... .max) }
    init?(setting: SettingValue) { if case .decimal(let number) = setting { self = number } else { return nil } }
    var settingValue: SettingValue? { .decimal(self) }
}

extension String: SettingType {
    static var kind: SettingKind { .text(what: "a text") }
    init?(setting: SettingValue) { if case .text(let text) = setting { self = text } else { return nil } }
    var settingValue: SettingValue? { .text(self) }
}

extension [String]: SettingType {
    static var kind: SettingKind { .texts(what: "texts") }
    init?(setting: SettingValue) { if case .texts(let texts) = setting { self = texts } else { return nil } }
    var settingValue: SettingValue? { .texts(self) }
}

extension Bool: SettingType {
    static var kind: SettingKind { .flag }
    init?(setting: SettingValue) { if case .flag(let isOn) = setting { self = isOn } else { return nil } }
    var settingValue: SettingValue? { .flag(self) }
}

/// A setting without a default: nil when not set.
extension Optional: SettingType where Wrapped: SettingType {
    static var kind: SettingKind { Wrapped.kind }
    init?(setting: SettingValue) {
        guard let value = Wrapped(setting: setting) else { return nil }
        self = .some(value)
    }
    var settingValue: SettingValue? { flatMap(\.settingValue) }
}

extension SettingType where Self: RawRepresentable & CaseIterable, RawValue == String {
    static var kind: SettingKind { .oneOf(allCases.map(\.rawValue)) }
    init?(setting: SettingValue) {
        guard case .text(let name) = setting else { return nil }
        self.init(rawValue: name)
    }
    var settingValue: SettingValue? { .text(rawValue) }
}

extension Set: SettingType where Element: SettingType & RawRepresentable & CaseIterable, Element.RawValue == String {
    static var kind: SettingKind { .someOf(Element.allCases.map(\.rawValue)) }
    init?(setting: SettingValue) {
        guard case .texts(let names) = setting else { return nil }
        self.init(names.compactMap(Element.init(rawValue:)))
    }
    var settingValue: SettingValue? { .texts(Element.allCases.filter(contains).map(\.rawValue)) }
}

extension AnnouncementPriority: SettingType {}
extension CapitalLetters: SettingType {}
extension DesktopSettings.When: SettingType {}
extension Engine.Command.Mode: SettingType {}
extension IdentifierReading: SettingType {}
extension NumberReading: SettingType {}
extension Punctuation: SettingType {}
extension SampleFormat: SettingType {}
extension TextKind: SettingType {}
extension Verbosity: SettingType {}
extension TypingEcho: SettingType {}
extension VoiceType: SettingType {}
extension WordingToken: SettingType {}

extension [String] {
    fileprivate func joined(separator: String, last: String) -> String {
        guard count > 1, let end = self.last else { return self.joined() }
        return dropLast().joined(separator: separator) + last + end
    }
}
