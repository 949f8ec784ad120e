// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an engine cannot be used, as the end of a sentence.
struct EngineFault: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
