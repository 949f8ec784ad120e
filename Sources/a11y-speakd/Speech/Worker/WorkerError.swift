// SPDX-License-Identifier: GPL-3.0-or-later

/// Why there is no synthesizer.
struct WorkerError: Error, Equatable, CustomStringConvertible {
    let description: String
}
