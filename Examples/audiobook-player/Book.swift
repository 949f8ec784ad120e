// SPDX-License-Identifier: MIT

/// A book that is read aloud, in chapters.
struct Book: Equatable {
    struct Chapter: Equatable {
        let title: String
        /// Seconds.
        let length: Double
    }

    let title: String
    let author: String
    let chapters: [Chapter]

    /// The seconds from the beginning of the book to that of a chapter.
    func start(of chapter: Int) -> Double { chapters.prefix(chapter).map(\.length).reduce(0, +) }

    var length: Double { start(of: chapters.count) }

    /// The chapter at a time of the book, in seconds.
    func chapter(at time: Double) -> Int {
        chapters.indices.last { start(of: $0) <= time } ?? 0
    }

    /// "1 hour 2 minutes", "2 minutes 5 seconds", "0 seconds".
    static func words(for seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        let parts = [(whole / 3600, "hour"), (whole / 60 % 60, "minute"), (whole % 60, "second")]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return words.isEmpty ? "0 seconds" : words.joined(separator: " ")
    }
}
