// SPDX-License-Identifier: MIT

/// CLDR's names for the forms that a word takes beside a number.
public enum PluralCategory: String, CaseIterable, Sendable, Hashable {
    case zero, one, two, few, many, other
}
