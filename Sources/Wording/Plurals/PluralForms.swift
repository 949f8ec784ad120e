// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The forms of one word, by CLDR's categories: "volt", "volts".
package struct PluralForms: Sendable, Hashable {
    /// In the order of `PluralCategory.allCases`.
    private let forms: [String]

    /// `volt | volts`: a form for each of the language's categories, in the order of its rules, `other` last. Fewer are
    /// enough: a single form serves for all categories; of several, the second one serves for the categories that have
    /// none. So `one | few | many` is enough for Russian, where a fraction takes the form of `few`.
    package init(_ text: String, _ categories: [PluralCategory]) {
        let told = text.split(separator: "|").map { $0.trimmed() }
        let common = told.count > 1 ? told[1] : told.first ?? ""
        forms = PluralCategory.allCases.map { category in
            let place = categories.firstIndex(of: category) ?? 0
            if told.count == categories.count, told.count > 1, categories[place] == category { return told[place] }
            if category == .one { return told.first ?? "" }
            return category == .other || place == 0 || place >= told.count ? common : told[place]
        }
    }

    package var other: String { self[.other] }

    /// The form of a category; the form of `other` if the language lacks the category.
    package subscript(category: PluralCategory) -> String { forms[category.place] }
}

extension PluralCategory {
    /// Its place in `allCases`.
    fileprivate var place: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
