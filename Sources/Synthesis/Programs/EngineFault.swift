// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an engine cannot be used, as the end of a sentence.
package struct EngineFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

extension SpeechEngine {
    /// The sentence about a fault, with the engine's name.
    func sentence(about fault: EngineFault) -> String { "\(description.name) failed: \(fault)" }
}
