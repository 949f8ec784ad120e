// SPDX-License-Identifier: MIT

/// The keys of a request's parameters. An unknown name is an error: a misspelled `priority` that is silently ignored
/// would be noticed too late.
package protocol ParameterKey: CodingKey, CaseIterable, Equatable {}

/// A key with any name.
package struct AnyKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) {
        self.stringValue = stringValue
    }

    fileprivate init(_ key: some CodingKey) {
        stringValue = key.stringValue
    }

    package init?(intValue: Int) {
        nil
    }
}

/// The members of a request's object: all of them have known names, and each is read with its type.
///
/// One container is made for each object, for JSONDecoder copies the object's members whenever it makes one.
package struct Parameters<Key: ParameterKey> {
    private let members: KeyedDecodingContainer<AnyKey>
    /// The members that the object has.
    package let allKeys: [Key]

    /// Leaves members with other names out.
    package init(among members: KeyedDecodingContainer<AnyKey>) {
        self.members = members
        allKeys = members.allKeys.compactMap { Key(stringValue: $0.stringValue) }
    }

    /// - Throws: a ``WireError`` that names a member without a `Key`.
    fileprivate init(in members: KeyedDecodingContainer<AnyKey>) throws {
        let names = members.allKeys
        self.members = members
        allKeys = names.compactMap { Key(stringValue: $0.stringValue) }
        guard allKeys.count != names.count else { return }
        let unknown = names.map(\.stringValue).filter { Key(stringValue: $0) == nil }.min() ?? ""
        let known = Key.allCases.map { $0.stringValue }.joined(separator: ", ")
        let takes = known.isEmpty ? "it takes none" : "it takes \(known)"
        throw WireError(.invalidParams, "There is no parameter \(unknown.quoted) here: \(takes).")
    }

    package func contains(_ key: Key) -> Bool { allKeys.contains(key) }

    package func decodeNil(forKey key: Key) throws -> Bool {
        try members.decodeNil(forKey: AnyKey(key))
    }

    package func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try members.decode(type, forKey: AnyKey(key))
    }

    package func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try members.decode(type, forKey: AnyKey(key))
    }

    package func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try members.decode(type, forKey: AnyKey(key))
    }

    package func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard contains(key) else { return nil }
        return try members.decodeIfPresent(type, forKey: AnyKey(key))
    }

    package func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        guard contains(key) else { return nil }
        return try members.decodeIfPresent(type, forKey: AnyKey(key))
    }

    package func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        guard contains(key) else { return nil }
        return try members.decodeIfPresent(type, forKey: AnyKey(key))
    }

    package func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        guard contains(key) else { return nil }
        return try members.decodeIfPresent(type, forKey: AnyKey(key))
    }
}

/// Asks an object for the names of its parameters: the error that `answer` makes of them is thrown before anything is
/// read.
package struct ParameterQuestion: Sendable {
    package let answer: @Sendable ([String]) -> any Error

    package init(_ answer: @escaping @Sendable ([String]) -> any Error) { self.answer = answer }
}

extension CodingUserInfoKey {
    /// A ``ParameterQuestion``, if one is asked.
    package static var parameterQuestion: Self { Self(rawValue: "parameterQuestion").unsafelyUnwrapped }
}

extension Decoder {
    /// The parameters, after a check that every name in them is known.
    package func parameters<Key: ParameterKey>(_ keys: Key.Type) throws -> Parameters<Key> {
        let info = userInfo
        if !info.isEmpty, let question = info[.parameterQuestion] as? ParameterQuestion {
            throw question.answer(Key.allCases.map(\.stringValue))
        }
        return try Parameters(in: container(keyedBy: AnyKey.self))
    }
}

extension Parameters {
    /// A whole number within `range`; nil if the key is absent.
    package func wholeNumber(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
        guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard value.rounded() == value, range.contains(Int(exactly: value) ?? .min) else {
            let limits = "\(range.lowerBound) to \(range.upperBound)"
            throw WireError(.invalidParams, "\"\(key.stringValue)\" must be a whole number from \(limits).")
        }
        return Int(value)
    }

    /// A number within `range`; nil if the key is absent.
    package func number(_ key: Key, in range: ClosedRange<Int>) throws -> Double? {
        guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard value >= Double(range.lowerBound), value <= Double(range.upperBound) else {
            let limits = "\(range.lowerBound) to \(range.upperBound)"
            throw WireError(.invalidParams, "\"\(key.stringValue)\" must be a number from \(limits).")
        }
        return value
    }

    /// A string that must be one of a closed set of names; nil if the key is absent.
    package func name<Value>(
        _ key: Key, of names: @autoclosure () -> [String], make: (String) -> Value?
    ) throws -> Value? {
        guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let value = make(name) else { throw WireError(key.stringValue, is: name, of: names()) }
        return value
    }

    /// The priority; `default` if the key is absent.
    package func priority(_ key: Key) throws -> AnnouncementPriority {
        try name(key, of: AnnouncementPriority.names, make: AnnouncementPriority.init(name:)) ?? .default
    }

    /// The name of an enumeration's case; nil if the key is absent.
    package func name<Value>(_ key: Key) throws -> Value?
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        try name(key, of: Value.allCases.map { $0.rawValue }, make: Value.init(rawValue:))
    }

    /// A short text, such as a name that a client gives.
    /// - Parameter bytes: the largest length in UTF-8.
    package func text(_ key: Key, atMost bytes: Int) throws -> String {
        let text = try text(key)
        guard text.utf8.count <= bytes else {
            throw WireError(.invalidParams, "\"\(key.stringValue)\" is longer than \(bytes) bytes.")
        }
        return text
    }

    /// A string that is not blank.
    package func text(_ key: Key) throws -> String {
        let text = try decode(String.self, forKey: key)
        guard !text.allSatisfy(\.isWhitespace) else {
            throw WireError(.invalidParams, "\"\(key.stringValue)\" is empty.")
        }
        return text
    }
}

extension WireError {
    /// The error for a parameter whose value is none of its allowed names.
    package init(_ parameter: String, is name: String, of names: [String]) {
        let list = KnownNames(names).list(near: name)
        self.init(.invalidParams, "\"\(parameter)\" is \(name.quoted), but must be one of \(list).")
    }
}
