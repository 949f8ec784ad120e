// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import Foundation
import TestSupport
import Wording

@testable import Exploring
@testable import Tables
@testable import a11y_speak

/// Someone at a table that has been read.
struct HeardChart {
    /// The first sentence, and the notes.
    let opening: [String]
    /// The seconds of both at 175 words a minute.
    let seconds: Double
    private var story: ExploreStory

    /// - Parameter arguments: the arguments of `explore`, and perhaps `high` or `low` for the verbosity.
    init(_ table: String, arguments: [String] = []) throws {
        try self.init(Array(table.utf8), arguments: arguments)
    }

    init(_ table: [UInt8], arguments: [String] = []) throws {
        let verbosity = arguments.last.flatMap { Verbosity(rawValue: $0) }
        let options = try TableArguments.parse(Array(verbosity == nil ? arguments[...] : arguments.dropLast())).options
        var reader = TableReader(name: "t.csv", options: options, sampleSize: TableFile.sampleSize)
        try reader.read(table)
        try reader.finish()
        guard let read = reader.chart else { throw TableError(file: "t.csv", problem: "there is no chart.") }
        story = try ExploreStory(
            read.chart, notes: read.notes, settings: ExploreStory.settings(verbosity: verbosity ?? .medium))
        opening = story.said.map(\.words.display.plain)
        seconds = story.said.reduce(0) { $0 + SpokenLength($1.words.speech, language: .english).seconds }
    }

    /// - Parameter keys: an arrow, ⏎, ⇤ and ⇥ for the ends, or the key's letter; several that are typed.
    /// - Returns: the last sentence.
    mutating func press(_ keys: String) -> String {
        for key in keys { _ = story.press(Self.named[key] ?? .character(key)) }
        return story.said.last { !$0.isCharacter && !$0.follows }?.words.display.plain ?? ""
    }

    private static let named: [Character: Key] = [
        "→": .right, "←": .left, "↓": .down, "↑": .up, "⏎": .enter, "⇤": .home, "⇥": .end, "⇟": .pageDown, "⇞": .pageUp,
    ]
}

extension HeardTable {
    /// The keys with the sentences that they give now.
    func heard() throws -> [String] {
        var chart = try HeardChart(text, arguments: arguments)
        let opening = ["open  \(chart.opening[0])"] + chart.opening.dropFirst().map { "note  \($0)" }
        return opening + keys.map { "\($0)  \(chart.press($0))" }
    }
}
