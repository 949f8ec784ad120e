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

    static func == (left: Self, right: Self) -> Bool {
        left.marks.elementsEqual(right.marks) { $0 == $1 }
    }
}
