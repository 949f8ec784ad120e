// SPDX-License-Identifier: MIT

/// A part of an announcement that the user can switch off, at any verbosity.
package enum WordingToken: String, Sendable, Hashable, CaseIterable, Codable {
    /// The label of an element, and the name of an axis whose range has changed.
    case label
    /// An element's value.
    case value
    /// The kind and state of an element: "button", "selected".
    case traits
    /// The actions of an element.
    case hint
    /// "3 of 12": the position of an element, a point or a series.
    case position
    /// "volts". Without it, numbers of a prefixed unit are spoken as plain digits.
    case unit
    /// The direction of a scroll or a zoom: "Scrolled right", "Zoomed in".
    case delta
}
