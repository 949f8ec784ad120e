// SPDX-License-Identifier: GPL-3.0-or-later

/// Why there is no synthesizer.
package struct WorkerError: Error, Equatable, CustomStringConvertible {
    package let description: String
}
