// SPDX-License-Identifier: GPL-3.0-or-later

/// Which word sounds when: offsets in Unicode scalars of the text against samples, both ascending.
struct WordMarks: Sendable, Equatable {
    private var marks: [(offset: Int, sample: Int)] = []

    mutating func add(offset: Int, sample: Int) {
        marks.append((offset, sample))
    }

    /// The offset of the word that sounds at `sample`.
    func offset(at sample: Int) -> Int {
        marks.last { $0.sample <= sample }?.offset ?? 0
    }

    /// When the word at `offset`, or the first after it, begins to sound; nil when it is not yet synthesized.
    func sample(at offset: Int) -> Int? {
        marks.first { $0.offset >= offset }?.sample
    }

    /// The offsets of the words that have begun to sound by `sample`, after the one at `last`.
    func offsets(after last: Int?, until sample: Int) -> [Int] {
        marks.filter { $0.sample <= sample && $0.offset > last ?? -1 }.map(\.offset)
    }

    /// When the first word that begins after `sample` does; nil when none is known.
    func nextSample(after sample: Int) -> Int? {
        marks.first { $0.sample > sample }?.sample
    }

    static func == (left: Self, right: Self) -> Bool {
        left.marks.elementsEqual(right.marks) { $0 == $1 }
    }
}
