// SPDX-License-Identifier: MIT

import Foundation

/// A source file of the checkout, for the checks of layers.
package struct SourceFile {
    /// The path from the root of the checkout.
    package let path: String
    package let text: String
    /// The folder below its module, or empty.
    package let folder: String

    /// The name of a Swift file, without its extension.
    package var name: String { String(path.split(separator: "/").last!.dropLast(6)) }
    package var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

    /// Every Swift file, or every file with another ending, below a folder of the checkout.
    package static func all(in folder: String, ending: String = ".swift") throws -> [SourceFile] {
        let base = URL(filePath: SourceTree.root).appending(path: folder).path
        let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(ending) }.sorted().map { path in
            let parts = path.split(separator: "/")
            return SourceFile(
                path: "\(folder)/\(path)", text: try String(contentsOfFile: "\(base)/\(path)", encoding: .utf8),
                folder: parts.count > 1 ? String(parts[0]) : "")
        }
    }

    package var imports: Set<String> {
        Set(text.matches(of: /(?m)^(?:@\w+ )?(?:public |package |internal )?import (\w+)/).map { String($0.output.1) })
    }

    /// The types that the file declares at the top level and that other files may use.
    package var declared: Set<String> {
        let pattern =
            /(?m)^(?:public |package |final |open |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        return Set(text.matches(of: pattern).map { String($0.output.1) })
    }

    /// The code without comments and strings.
    package var code: String {
        text.replacing(/(?m)\/\/.*$/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
    }

    /// The functions that the code calls by their bare names, as it calls those of the C library.
    package var plainCalls: Set<String> {
        let calls = code.matches(of: /(func\s+|\.)?\b([A-Za-z_]\w*)\(/)
        return Set(calls.filter { $0.output.1 == nil }.map { String($0.output.2) })
    }

    /// Every word of the code.
    package var words: Set<String> {
        Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
    }
}
