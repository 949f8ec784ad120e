// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The exchanges of a protocol page, unchanged.
package struct ProtocolPage {
    /// One line of an exchange.
    package enum Step: Sendable, Hashable {
        case client(String)
        case daemon(String)
        /// An event in parentheses.
        case event(String)
    }

    /// The exchanges, each under the heading of its method or section.
    package let exchanges: [(heading: String, steps: [Step])]

    /// - Parameter path: the page, from the root of the checkout.
    package init(_ path: String = "Sources/Manual/a11y-speakd-protocol.7") throws {
        let path = "\(SourceTree.root)/\(path)"
        let page = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        var exchanges: [(heading: String, steps: [Step])] = []
        var heading = ""
        var steps: [Step] = []
        for line in page.split(separator: "\n").map(String.init) {
            if line.hasPrefix(".SS ") || line.hasPrefix(".SH ") { heading = String(line.dropFirst(4)) }
            if line == ".EX" { steps = [] }
            if line == ".EE" && !steps.isEmpty { exchanges.append((heading, steps)) }
            if let step = Self.step(line.replacing("\\e", with: "\\")) { steps.append(step) }
        }
        self.exchanges = exchanges
    }

    private static func step(_ line: String) -> Step? {
        if line.hasPrefix("C: ") { return .client(String(line.dropFirst(3))) }
        if line.hasPrefix("S: ") { return .daemon(String(line.dropFirst(3))) }
        if line.hasPrefix("(") && line.hasSuffix(")") { return .event(String(line.dropFirst().dropLast())) }
        return nil
    }
}

/// The checkout that the tests were built from.
package enum SourceTree {
    package static let root = String(#filePath.split(separator: "/Tests/TestSupport/", maxSplits: 1)[0])
        .prefixed(with: "/")
}

extension String {
    fileprivate func prefixed(with prefix: String) -> String { hasPrefix(prefix) ? self : prefix + self }
}
