// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The programs in README and in the page of the examples.
@Suite("Programs of README", .seated)
struct ListingTests {
    private let home: Home
    private let programs: [Page.Listing]

    init() throws {
        home = try Home()
        programs = try Page("Examples/README.md").listings + Page("README.md").listings
    }

    private func listings(_ language: String) -> [String] {
        programs.filter { $0.language == language }.map(\.text)
    }

    private func listener() async throws -> SocketClient {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        return listener
    }

    /// `scripts/outside-package` tries the lines of the manifest.
    @Test func `the pages have six programs, in these languages`() {
        #expect(programs.map(\.language) == ["swift test", "python", "swift", "python", "swift package", "swift"])
    }

    @Test func `the UI test of the page is one of the examples' tests`() throws {
        let tests = "\(BuildFolder.package)/Tests/ExamplesTests/DrivenExamplesTests.swift"
        let listing = try #require(listings("swift test").first)
        #expect(try String(contentsOfFile: tests, encoding: .utf8).contains("\n\(listing)\n"))
    }

    @Test func `the Python program prints the output in its comment`() async throws {
        let listener = try await listener()
        let program = try #require(listings("python").first)
        let promise = try #require(program.firstMatch(of: /# … (.+)/)).output.1
        let done = try await home.run(["python3", "-c", program])
        #expect(done.exitStatus == 0 && done.errors == "", "\(done.errors)")
        #expect(done.output.contains(promise), "\(done.output)")
        #expect(try await listener.heardByNow() == ["X axis, 1 to 5"])
    }

    @Test func `the Python program of README is spoken as pasted`() async throws {
        let listener = try await listener()
        let python = "\(BuildFolder.package)/.build/python/bin/python"
        let environment = home.environment.merging(["PYTHONPATH": "\(BuildFolder.package)/Python"]) { $1 }
        let done = try await home.run([python, "-c", try #require(listings("python").last)], environment: environment)
        #expect(done.exitStatus == 0 && done.errors == "", "\(done.errors)")
        let heard = try await listener.heardInTheEnd()
        #expect(
            heard.count == 2 && heard.first == "Build finished" && heard.last?.contains("5 points") == true, "\(heard)")
    }

    /// Compiles a program as pasted, against the built library.
    private func build(_ program: String) async throws -> String {
        try program.write(toFile: home.path("main.swift"), atomically: false, encoding: .utf8)
        let build = BuildFolder.build
        // The compiler is found on the caller's PATH.
        let compiler = try await home.run(
            [
                "bash", "-c",
                """
                cd \(home.folder) && swiftc -swift-version 6 -wmo -I \(build)/Modules -module-cache-path \(build)/ModuleCache \
                -o program main.swift \
                $(find \(BuildFolder.package)/Sources/AnnouncementKit -name '*.swift' -printf '\(build)/AnnouncementKit.build/%f.o ')
                """,
            ], environment: home.environment.merging(Home.caller("PATH")) { $1 })
        guard compiler.exitStatus == 0 else { throw Setback(description: compiler.output + compiler.errors) }
        return home.path("program")
    }

    @Test func `the Swift programs compile as pasted, and announce and print the promised texts`() async throws {
        let programs = listings("swift")
        let first = try await build(try #require(programs.first))
        let listener = try await listener()
        let panned = try await home.run([first])
        #expect(panned.exitStatus == 0 && panned.errors == "", "\(panned.errors)")
        #expect(panned.output == "queued\nbegan\nfinished\n")
        let second = try await home.run([try await build(try #require(programs.last))])
        #expect(second.exitStatus == 0 && second.errors == "", "\(second.errors)")
        #expect(second.output == "queued\nbegan\nfinished\n")
        #expect(try await listener.heardByNow() == ["X axis, 1 to 5", "Build finished"])
    }

    @Test func `the Swift program of README goes on where no daemon runs`() async throws {
        let program = try await build(try #require(listings("swift").last))
        let done = try await home.run([program])
        #expect(done.exitStatus == 0 && done.errors == "", "\(done.errors)")
        #expect(done.output.hasPrefix("Not spoken: Nothing listens at \(home.socket)") && done.output.isOneLine)
    }

    @Test func `README has at most 120 lines of at most 120 characters`() throws {
        let text = try String(contentsOfFile: "\(BuildFolder.package)/README.md", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 120)
        #expect(lines.filter { $0.count > 120 } == [])
    }

    @Test func `explore answers the keys of the manual's example with the manual's sentences`() async throws {
        let listener = try await listener()
        let page = try Page("Sources/Manual/a11y-speak.1")
        let block = try #require(page.blocks.first { $0.text.hasPrefix("(start)") }).text
        var answers: [(key: String, sentence: String)] = []
        for line in block.split(separator: "\n").map(String.init) {
            let (key, words) = (line.prefix(13), line.dropFirst(13))
            guard key.allSatisfy({ $0 == " " }) else { answers.append((String(key).trimmed, String(words))); continue }
            answers[answers.count - 1].sentence += " \(words)"
        }
        #expect(answers.map(\.key) == ["(start)", "Right", "Right", "]", "g 1974-05", "Enter", "d"])
        let table = "\(BuildFolder.package)/Examples/mauna-loa/co2.csv"
        let window = try await TerminalWindow(in: home, "\(BuildFolder.client) explore \(table)")
        for (key, sentence) in answers {
            if key.hasPrefix("g ") {
                try await strike(key, in: window)
            } else if key != "(start)" {
                try await window.press(key)
            }
            _ = try await listener.answer(sentence) { $0.params?.state == "queued" && $0.params?.text == sentence }
        }
    }

    private func strike(_ question: String, in window: TerminalWindow) async throws {
        try await window.press("g")
        try await window.shows("Go to")
        try await window.type(String(question.dropFirst(2)))
        try await window.press("Enter")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
