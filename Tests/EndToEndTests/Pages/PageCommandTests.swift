// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// README and the manual, as a reader would try them.
@Suite("Commands of the pages", .seated)
struct PageCommandTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static var tried: [PageCommand] {
        PageCommand.table.filter { $0.way == .shell }
    }

    private static var shown: [PageCommand] {
        PageCommand.table.filter { if case .terminal = $0.way { true } else { false } }
    }

    @Test func `every command of a page is in the table, with the output that the page shows`() throws {
        let commands = try Page.all().flatMap(\.commands).filter { !PageCommand.prose.contains($0.line) }
        let known = Dictionary(grouping: PageCommand.table, by: \.line)
        #expect(known.values.allSatisfy { $0.count == 1 })
        #expect(Set(known.keys).subtracting(commands.map(\.line)) == [], "on no page any more")
        for command in commands {
            guard let row = known[command.line]?.first else {
                Issue.record("\(command.line): add it to PageCommand.table")
                continue
            }
            for sentence in command.comment.matches(of: /^"([^"]+)"/) {
                #expect(row.says?.contains(String(sentence.output.1)) == true, "\(command.line)")
            }
            for line in command.shown { #expect(row.prints.contains(line), "\(command.line)") }
        }
    }

    @Test func `the file that covers a command contains the words of the table`() throws {
        for row in PageCommand.table {
            guard case .covered(let file, let words) = row.way else { continue }
            let text = try String(contentsOfFile: "\(BuildFolder.package)/\(file)", encoding: .utf8)
            #expect(text.contains(words), "\(row.line)")
        }
    }

    /// A folder with the files of a checkout, in which a command may write.
    private func workplace() throws -> String {
        let folder = home.path("work")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["Examples", "Sources", "scripts"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(name)", withDestinationPath: "\(BuildFolder.package)/\(name)")
        }
        return folder
    }

    private var environment: [String: String] {
        let path = "\(BuildFolder.searchPath):\(home.environment["PATH"] ?? "")"
        return home.environment.merging(["PATH": path, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    }

    private func run(_ script: String, in folder: String) async throws -> Program {
        try await home.run(["bash", "-c", "cd \(folder); \(script)"], environment: environment)
    }

    private func prepare(_ row: PageCommand, in folder: String, before listener: SocketClient) async throws {
        let before = try await run("set -e; \(row.before)", in: folder)
        #expect(before.exitStatus == 0, "\(before.errors)")
        guard !row.beside.isEmpty else { return }
        _ = try home.start(["bash", "-c", row.beside], environment: environment)
        guard row.way == .shell else { return }
        _ = try await listener.answer("\(row.beside) to be heard") { $0.isOutcome }
        _ = try await listener.heardInTheEnd()
    }

    private func said(_ listener: SocketClient) async throws -> [String] {
        _ = try await listener.ask("status")
        return listener.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
    }

    @Test(arguments: tried)
    func `a command of a page prints, announces and changes what the table says`(_ row: PageCommand) async throws {
        let folder = try workplace()
        if ["flite", "--engines"].contains(where: row.line.contains) { try home.add(module: "flite") }
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        try await prepare(row, in: folder, before: listener)
        let past = try await said(listener).count
        let done = try await run(row.instead ?? row.line, in: folder)
        #expect(done.exitStatus == row.status && done.errors == "", "\(done.errors)")
        #expect(row.prints.isEmpty == done.output.isEmpty)
        #expect(done.output.has(row.prints), "\(done.output)")
        let heard = try await said(listener).dropFirst(past)
        if let says = row.says {
            #expect(says.count == heard.count && zip(heard, says).allSatisfy { $0.isMeant(by: $1) }, "\(heard)")
        }
        let then = try await run("set -e; \(row.then)", in: folder)
        #expect(then.exitStatus == 0, "\(row.then): \(then.errors)")
    }

    @Test(arguments: shown)
    func `a command in a terminal shows the table's texts and obeys its keys`(_ row: PageCommand) async throws {
        guard case .terminal(let keys) = row.way else { return }
        let folder = try workplace()
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        try await prepare(row, in: folder, before: listener)
        let window = try await TerminalWindow(
            in: home, "export PATH=\(BuildFolder.searchPath):$PATH; cd \(folder); \(row.line)", columns: 160)
        for text in row.prints { try await window.shows(text) }
        for key in keys { try await window.press(key) }
        #expect(try await Int32(window.ended()) == row.status)
    }

    @Test(.enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
    func `the service manager carries out the commands of the pages`() async throws {
        let rows = PageCommand.table.filter { $0.way == .systemd }
        let script = rows.map { "echo '\($0.line)'\n\($0.instead ?? $0.line)\n\($0.then)\n" }.joined()
        let told = try await InstalledPrefix(in: home).underSystemd(script)
        #expect(told.exitStatus == 0, "\(told.errors)")
        #expect(told.output.split(separator: "\n").map(String.init) == rows.map(\.line))
    }
}

extension String {
    fileprivate func isMeant(by sentence: String) -> Bool {
        sentence.hasSuffix("…") ? hasPrefix(sentence.dropLast()) : self == sentence
    }

    /// Whether the string contains these parts, in this order.
    fileprivate func has(_ parts: [String]) -> Bool {
        var rest = self[...]
        for part in parts where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
