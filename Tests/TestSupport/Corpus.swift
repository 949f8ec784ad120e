// SPDX-License-Identifier: MIT

import Foundation

/// Inputs by which every branch was reached once, as `scripts/fuzz` found them.
package enum Corpus {
    /// - Throws: when there are none: then nothing would be tested.
    package static func inputs(of trial: String) throws -> [[UInt8]] {
        let path = "\(SourceTree.root)/Tests/Fuzzing/\(trial).base64"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let inputs = lines.compactMap { Data(base64Encoded: String($0)) }
        guard !inputs.isEmpty, inputs.count == lines.count else { throw CocoaError(.fileReadCorruptFile) }
        return inputs.map { [UInt8]($0) }
    }
}
