// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The forms of one word, by CLDR's categories: "volt", "volts".
package struct PluralForms: Sendable, Hashable {
    /// The forms in the order of `PluralCategory.allCases`.
    private let forms: [String]

    /// A form for each of the language's categories, in the order of its rules, `other` last: `volt | volts`. Fewer
    /// forms are allowed: a single form is used for all categories; with several, the second form is used for the
    /// categories without one. So `one | few | many` suffices for Russian, where a fraction takes the form `few`.
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
    /// The category's index in `allCases`.
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
