// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import AnnouncementQueue

/// The tables on the pages have the rules of the code.
@Suite("The rule book's table")
struct MannersTableTests {
    @Test func `README shows the rules of this queue`() throws {
        let rows = try MarkdownTable(headed: "| priority | for | interrupts | when interrupted | example |").rows
        #expect(rows.map { $0[0] } == AnnouncementPriority.allCases.map { "`\($0.rawValue)`" })
        for (priority, row) in zip(AnnouncementPriority.allCases, rows) {
            let manners = MannersTable.own[priority]
            #expect(row[2] == Self.words(for: manners.cuts, of: priority), "\(priority)")
            #expect(row[3] == Self.words[manners.whenCut], "\(priority)")
            #expect(row[1].contains("expires after 5 s") == (manners.lifetime == .asked(otherwise: .seconds(5))))
            #expect(row[1].contains("only when nothing is heard") == (manners.waits == .never))
            #expect(row[1].contains("a series") == manners.isSeries)
            #expect(row[1].contains("in a pause too") == manners.heardInPause)
        }
    }

    @Test func `the decisions page shows the rules of Speech Dispatcher's clients`() throws {
        let head = "| arrives | cuts, when it is heard | cancels, when it waits |"
        let rows = try MarkdownTable(headed: head).rows.flatMap { row in
            row[0].components(separatedBy: ", ").map { [$0] + row.dropFirst() }
        }
        let names: [(AnnouncementPriority, String)] = [
            (.high, "important"), (.message, "message"), (.default, "text"), (.notification, "notification"),
            (.progress, "progress"),
        ]
        func list(_ set: PrioritySet) -> String {
            names.filter { set.contains($0.0) }.map(\.1).joined(separator: ", ")
        }
        #expect(rows.map { $0[0] } == names.map(\.1))
        for ((priority, _), row) in zip(names, rows) {
            let manners = MannersTable.speechDispatcher[priority]
            let cuts = priority == .high ? "all but important" : list(manners.cuts)
            let waits = manners.waits == .always ? "" : "; is dropped while anything else is heard"
            #expect(row[1] == cuts + waits, "\(priority)")
            #expect(row[2] == list(manners.cancels), "\(priority)")
        }
    }

    @Test func `in both conventions alarms outlive the daemon always, messages briefly, and others never`() {
        for convention in [Convention.own, .speechDispatcher(block: nil)] {
            let survivors = AnnouncementPriority.allCases.map { priority in
                Announcement(.text("a"), priority: priority, convention: convention).manners.survives
            }
            #expect(survivors == [.always, .briefly, .never, .never, .never, .never])
        }
    }

    @Test func `priorities are named in the table of manners only`() throws {
        let priority = try Regex(#"\.(high|message|default|low|notification|progress)\b"#)
        for file in try SourceFile.all(in: "Sources/AnnouncementQueue") where file.folder != "Manners" {
            #expect(!file.code.contains(priority), "\(file.path)")
        }
    }

    private static let words: [Manners.WhenCut: String] = [
        .never: "never", .resumes: "resumes at that sentence", .repeats: "is spoken again while fresh",
        .gone: "is dropped",
    ]

    private static func words(for cuts: PrioritySet, of priority: AnnouncementPriority) -> String {
        let all = AnnouncementPriority.allCases
        let cut = all.filter(cuts.contains)
        guard let first = cut.first else { return "nothing" }
        if cut == all.filter({ $0 != priority }) { return "everything but `\(priority.rawValue)`" }
        if cut == [priority] { return "an older \(priority.rawValue)" }
        return cut == Array(all.drop { $0 != first }) ? "`\(first.rawValue)` and below" : "\(cut)"
    }
}

/// A table of the project's pages, found by its first line.
private struct MarkdownTable {
    let rows: [[String]]

    init(headed head: String) throws {
        let root = URL(filePath: SourceTree.root)
        let paths = try FileManager.default.contentsOfDirectory(atPath: root.path)
        let documents = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)?
            .compactMap { ($0 as? String).map { "docs/\($0)" } }
        let pages = try (paths + (documents ?? [])).filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
        let page = try #require(pages.first { $0.contains(head) }, "there is no table \(head)")
        rows = page.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.contains(head) }.dropFirst(2)
            .prefix { $0.contains("|") }
            .map { line in
                line.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
                    .components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }
}
