// SPDX-License-Identifier: MIT

/// A part of what is said that the user can do without, at any verbosity.
package enum WordingToken: String, Sendable, Hashable, CaseIterable, Codable {
    /// What an element is called, and the name of an axis whose range has changed.
    case label
    /// An element's value.
    case value
    /// What an element is: "button", "selected".
    case traits
    /// What can be done with an element.
    case hint
    /// "3 of 12": of an element, of a point, of a series.
    case position
    /// "volts". Numbers of a prefixed unit go back to plain digits without it.
    case unit
    /// Which way a scroll or a zoom went: "Scrolled right", "Zoomed in".
    case delta
}
