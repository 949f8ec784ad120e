// SPDX-License-Identifier: MIT

/// A request that could not be done; the program exits with 1 and prints the sentence.
package struct NotDone: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
