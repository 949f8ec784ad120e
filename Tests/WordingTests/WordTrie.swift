// SPDX-License-Identifier: MIT

/// Finds the longest word at a place of a text. It uses flat arrays, because a debug build hashes slowly.
struct WordTrie {
    /// The column of each UTF-16 unit; 0 for units that are in no word.
    private var columns = [Int](repeating: 0, count: 65_536)
    private var width = 1
    /// A row of columns for each node; 0 where no word continues.
    private var next: [Int] = []
    private var meanings: [SpokenNumberParser.Meaning?] = []

    init(_ words: [String: SpokenNumberParser.Meaning]) {
        for unit in words.keys.flatMap(\.utf16) where columns[Int(unit)] == 0 {
            columns[Int(unit)] = width
            width += 1
        }
        addNode()
        for (word, meaning) in words {
            var node = 0
            for unit in word.utf16 {
                let cell = node * width + columns[Int(unit)]
                if next[cell] == 0 {
                    next[cell] = meanings.count
                    addNode()
                }
                node = next[cell]
            }
            meanings[node] = meaning
        }
    }

    /// The meaning and length of the longest word from `place` on. The length is 0 if there is none.
    func longest(_ text: [UInt16], _ place: Int) -> (SpokenNumberParser.Meaning, Int) {
        var node = 0
        var found = (SpokenNumberParser.Meaning.nothing, 0)
        var index = place
        while index < text.count {
            node = next[node * width + columns[Int(text[index])]]
            guard node != 0 else { break }
            index += 1
            if let meaning = meanings[node] { found = (meaning, index - place) }
        }
        return found
    }

    private mutating func addNode() {
        next += [Int](repeating: 0, count: width)
        meanings.append(nil)
    }
}
