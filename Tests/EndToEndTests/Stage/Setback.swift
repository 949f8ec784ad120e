// SPDX-License-Identifier: MIT

/// A test could not go on: what it needed did not start, or did not come in time.
struct Setback: Error, CustomStringConvertible {
    let description: String
}
