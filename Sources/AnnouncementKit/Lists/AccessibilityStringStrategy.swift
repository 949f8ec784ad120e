// SPDX-License-Identifier: MIT

/// Where a label, a value or a text of your own comes from.
public typealias AccessibilityStringStrategy = AccessibilityStrategy<String>

extension AccessibilityStrategy where ValueType == String {
    /// The label of an object, as it is each time.
    public static func from(_ object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The label of an object, as it is each time.
    public static func from(object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The values of the strategies one after the other, without spaces; "" when none has one. It is never ignored.
    public static func joined(_ strategies: [Self]) -> Self {
        from { strategies.compactMap(\.value).joined() }
    }

    /// The texts that are neither nil nor empty; "" when all are. It is never ignored.
    public static func merge(_ values: String?..., separator: String = "") -> Self {
        just(values.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator))
    }
}
