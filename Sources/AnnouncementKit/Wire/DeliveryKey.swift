// SPDX-License-Identifier: MIT

/// The keys of parameters that determine how a text is spoken, read the same way for every method that has them.
package protocol DeliveryKey: ParameterKey {
    static var language: Self { get }
    static var voice: Self { get }
    static var rate: Self { get }
    static var pitch: Self { get }
    static var volume: Self { get }
    static var pan: Self { get }
    static var punctuation: Self { get }
}

extension Parameters where Key: DeliveryKey {
    /// - Throws: a ``WireError`` that names the invalid parameter.
    package func delivery() throws -> Delivery {
        var delivery = Delivery(
            language: contains(.language) ? try text(.language) : nil,
            voice: contains(.voice) ? try text(.voice) : nil,
            rate: try wholeNumber(.rate, in: Delivery.rates), pitch: try wholeNumber(.pitch, in: 0...100),
            volume: try wholeNumber(.volume, in: 0...100), pan: try number(.pan, in: -1...1))
        delivery.punctuation = try name(.punctuation)
        return delivery
    }
}

extension KeyedEncodingContainer where Key: DeliveryKey {
    /// Writes only the members that a ``DeliveryKey`` names.
    package mutating func encode(_ delivery: Delivery) throws {
        try encodeIfPresent(delivery.language, forKey: .language)
        try encodeIfPresent(delivery.voice, forKey: .voice)
        try encodeIfPresent(delivery.rate, forKey: .rate)
        try encodeIfPresent(delivery.pitch, forKey: .pitch)
        try encodeIfPresent(delivery.volume, forKey: .volume)
        try encodeIfPresent(delivery.pan, forKey: .pan)
        try encodeIfPresent(delivery.punctuation, forKey: .punctuation)
    }
}
