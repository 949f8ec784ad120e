// SPDX-License-Identifier: MIT

/// The forms of one word, by CLDR's categories: "volt", "volts".
public struct PluralForms: Sendable, Hashable {
    private let one: String
    private let few: String
    private let many: String
    public let other: String

    /// `one | other`, `one | few | many`, or the one form that serves for all. A language without `few` and `many` has
    /// two forms; in those with them a fraction takes the form of `few`.
    public init(_ text: String) {
        let forms = text.split(separator: "|").map { $0.trimmed() }
        one = forms.first ?? ""
        few = forms.count > 1 ? forms[1] : one
        many = forms.count > 2 ? forms[2] : few
        other = few
    }

    private init(one: String, few: String, many: String) {
        (self.one, self.few, self.many, self.other) = (one, few, many, few)
    }

    public subscript(category: PluralCategory) -> String {
        switch category {
        case .one: one
        case .few, .two: few
        case .many, .zero: many
        case .other: other
        }
    }

    func map(_ transform: (String) -> String) -> Self {
        Self(one: transform(one), few: transform(few), many: transform(many))
    }
}

extension StringProtocol {
    /// Without the spaces around it.
    func trimmed() -> String {
        guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
            return ""
        }
        return String(self[first...last])
    }
}
