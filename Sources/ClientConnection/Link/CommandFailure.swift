// SPDX-License-Identifier: MIT

/// A request that could not be carried out; the program prints the sentence and exits with 1.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
