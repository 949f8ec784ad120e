// SPDX-License-Identifier: MIT

/// The difference of two states of a text, as a user's edit.
extension TextEdit {
    /// Nil if nothing has changed that is announced, and for a password.
    package init?(from old: ElementText, to new: ElementText) {
        guard !new.isSecure, !old.isSecure else { return nil }
        let (before, after) = (Array(old.text.unicodeScalars), Array(new.text.unicodeScalars))
        guard before == after else {
            self.init(from: before, to: after, caret: new.caret ?? after.count)
            return
        }
        guard let former = old.selection, let selection = new.selection, former != selection else { return nil }
        self.init(in: Letters(after), from: former, to: selection)
    }

    /// A changed text. Its end behind the caret is the same as before.
    private init?(from before: [Unicode.Scalar], to after: [Unicode.Scalar], caret: Int) {
        let changed = ChangedPart(from: before, to: after, caret: caret)
        let letters = Letters(after)
        let typed = letters.text(changed.new)
        guard typed.isEmpty else {
            self = .typed(typed, word: letters.word(completedBy: changed.new))
            return
        }
        self = .deleted(Letters(before).text(changed.old))
    }

    private init?(in text: Letters, from old: Range<Int>, to new: Range<Int>) {
        switch (old.isEmpty, new.isEmpty) {
        case (true, true): self = .moved(text.part(at: new.lowerBound, from: old.lowerBound))
        case (false, true): self = .unselected(text.text(old))
        case (_, false):
            if old.lowerBound == new.lowerBound || old.upperBound == new.upperBound || old.isEmpty {
                let isLonger = new.count > old.count
                let (long, short) = isLonger ? (new, old) : (old, new)
                let front = text.text(long.lowerBound..<max(long.lowerBound, min(short.lowerBound, long.upperBound)))
                let back = text.text(min(long.upperBound, max(short.upperBound, long.lowerBound))..<long.upperBound)
                self = isLonger ? .selected(front + back) : .unselected(front + back)
            } else {
                self = .selected(text.text(new))
            }
        }
    }
}

/// A text whose parts are announced.
private struct Letters {
    let scalars: [Unicode.Scalar]

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
    }

    /// The word before typed text that ends it, such as a space or a full stop.
    func word(completedBy typed: Range<Int>) -> String? {
        guard let last = typed.last, !isLetter(last) else { return nil }
        let start = typed.first { !isLetter($0) } ?? typed.lowerBound
        var first = start
        while first > 0, isLetter(first - 1) { first -= 1 }
        return first < start ? text(first..<start) : nil
    }

    /// The part of the text at the caret after a move: a character, a word after a longer move, the line after a move to
    /// another one. Empty at the end of the text.
    func part(at caret: Int, from former: Int) -> String {
        let crossed = min(caret, former)..<max(caret, former)
        let line = self.line(around: caret)
        if crossed.count > 1, line != self.line(around: former) {
            return line.isEmpty ? "\n" : text(line)
        }
        let character = self.character(at: caret)
        guard crossed.count > max(1, character.count), !touches(character, crossed) else { return text(character) }
        let word = self.word(around: caret)
        let isWithin = word.lowerBound <= former && former <= word.upperBound && word.clamped(to: crossed) != word
        return text(word.isEmpty || isWithin ? character : word)
    }

    /// True if the move went over one character of several scalars.
    private func touches(_ character: Range<Int>, _ crossed: Range<Int>) -> Bool {
        self.character(at: crossed.lowerBound) == crossed
    }

    private func character(at place: Int) -> Range<Int> {
        guard place < scalars.count else { return place..<place }
        let rest = String(String.UnicodeScalarView(scalars[place..<min(place + 32, scalars.count)]))
        return place..<place + (rest.first?.unicodeScalars.count ?? 1)
    }

    private func line(around caret: Int) -> Range<Int> {
        let start = scalars[..<min(caret, scalars.count)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return start..<(scalars[start...].firstIndex(of: "\n") ?? scalars.count)
    }

    /// The word at the caret, or else the one that ends there.
    private func word(around caret: Int) -> Range<Int> {
        var (start, end) = (caret, caret)
        while end < scalars.count, isLetter(end) { end += 1 }
        while start > 0, isLetter(start - 1) { start -= 1 }
        return start..<end
    }

    private func isLetter(_ place: Int) -> Bool {
        let scalar = scalars[place]
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "’"
            || scalar == "_" || scalar.properties.canonicalCombiningClass != .notReordered
    }
}
