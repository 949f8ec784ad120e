// SPDX-License-Identifier: MIT

/// A test cannot continue: something it needs did not start, or did not arrive in time.
struct Setback: Error, CustomStringConvertible {
    let description: String
}
