// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The code of iOS documents compiles after `UI` is deleted, but for listed lines: see Tests/Ports/README.md.
@Suite("Ports of iOS code", .seated)
struct PortTests {
    private let home: Home
    private static let folder = "\(BuildFolder.package)/Tests/Ports"

    init() throws { home = try Home() }

    /// A document's code, and what becomes of it.
    private struct Port {
        /// The ported program.
        private(set) var program = ""
        /// The number of lines of the document, without blank ones.
        private(set) var count = 0
        /// The number of lines that differ from the document by more than the prefix.
        private(set) var changed = 0
        /// Listed lines that the document does not have, and lines without a reason.
        private(set) var faults: [String] = []

        /// A prefix of a type, also directly after a colon.
        private static var prefix: Regex<Substring> { /\b(?:UI|SCI)(?=[A-Z])/.wordBoundaryKind(.simple) }

        init(_ text: String) {
            var (section, parts, listed) = ("", [(isDocument: Bool, line: Substring)](), [Substring]())
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("--- ") {
                    section = String(line.dropFirst(4))
                } else if section == "lines" {
                    listed.append(line)
                } else {
                    parts.append((section == "document", line))
                }
            }
            let replacements = replacements(listed)
            var used: Set<String> = []
            for (isDocument, line) in parts {
                let bare = String(line).replacing(Self.prefix, with: "")
                if isDocument, !bare.allSatisfy(\.isWhitespace) { count += 1 }
                guard isDocument, let replacement = replacements[bare] else {
                    program += (isDocument ? bare : String(line)) + "\n"
                    continue
                }
                used.insert(bare)
                changed += 1
                if let replacement { program += replacement + "\n" }
            }
            faults += replacements.keys.filter { !used.contains($0) }.sorted()
        }

        /// The listed lines by the document's line; nil for a line that is left out.
        private mutating func replacements(_ listed: [Substring]) -> [String: String?] {
            var (replacements, last, hasReason) = ([String: String?](), "", false)
            for line in listed where !line.isEmpty {
                let rest = String(line.dropFirst(2))
                switch line.first {
                case "#": hasReason = !rest.isEmpty
                case "-":
                    (last, replacements[rest]) = (rest, .some(nil))
                    if !hasReason { faults.append("no reason: \(rest)") }
                case "+": replacements[last] = rest
                default: faults.append("neither - nor + nor #: \(line)")
                }
            }
            return replacements
        }
    }

    private static let documents = ["aaii", "kkbox", "rddm", "scichart"]

    @Test(arguments: documents)
    func `a document's code compiles without UI, but for its listed lines`(_ name: String) async throws {
        let port = Port(try String(contentsOfFile: "\(Self.folder)/\(name).port", encoding: .utf8))
        #expect(port.faults == [])
        #expect(port.count >= 30)
        #expect(port.changed * 5 <= port.count * 2, "\(port.changed) of \(port.count) lines are changed")
        try port.program.write(toFile: home.path("main.swift"), atomically: true, encoding: .utf8)
        // The compiler is found on the caller's PATH. An app's target is isolated to the main actor, as in Xcode 26.
        let compiler = try await home.run(
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor", "-module-name",
                "Port",
                "-I", "\(BuildFolder.build)/Modules", "-module-cache-path", "\(BuildFolder.build)/ModuleCache",
                home.path("main.swift"),
            ], environment: home.environment.merging(Home.caller("PATH")) { $1 })
        #expect(compiler.exitStatus == 0, "\(compiler.output)\(compiler.errors)")
    }

    @Test func `every document of the folder is compiled`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(Set(files) == Set(Self.documents.map { "\($0).port" } + ["README.md"]))
    }
}
