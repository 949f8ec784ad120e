// SPDX-License-Identifier: MIT

import Foundation

/// Inputs that together reach every branch, as `scripts/fuzz` found them.
package enum Corpus {
    /// - Throws: if there are no inputs, because the test would check nothing.
    package static func inputs(of trial: String) throws -> [[UInt8]] {
        let path = "\(SourceTree.root)/Tests/Fuzzing/\(trial).base64"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let inputs = lines.compactMap { Data(base64Encoded: String($0)) }
        guard !inputs.isEmpty, inputs.count == lines.count else { throw CocoaError(.fileReadCorruptFile) }
        return inputs.map { [UInt8]($0) }
    }
}
