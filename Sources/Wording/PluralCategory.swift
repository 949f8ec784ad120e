// SPDX-License-Identifier: MIT

import AnnouncementKit

/// CLDR's names for the forms that a word takes beside a number.
package enum PluralCategory: String, CaseIterable, Sendable, Hashable {
    case zero, one, two, few, many, other
}
