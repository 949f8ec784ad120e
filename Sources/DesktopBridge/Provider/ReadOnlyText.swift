// SPDX-License-Identifier: MIT

/// A text that is read in parts. Offsets count Unicode scalars, as in AT-SPI. A value.
struct ReadOnlyText: Sendable {
    /// The units of a text, by the numbers of `AtspiTextGranularity`.
    enum Granularity: Int, Sendable {
        case character, word, sentence, line, paragraph

        /// From a number of the older `AtspiTextBoundaryType`, which has separate values for starts and ends.
        init?(boundary: Int) {
            guard (0...6).contains(boundary) else { return nil }
            self.init(rawValue: (boundary + 1) / 2)
        }
    }

    private let scalars: [Unicode.Scalar]

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var count: Int { scalars.count }

    /// The scalar at an offset; nil outside the text.
    func scalar(at offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

    /// - Parameter end: less than 0 for the end of the text.
    func text(from start: Int, to end: Int) -> String {
        let end = end < 0 ? count : min(end, count)
        let start = min(max(0, start), end)
        return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    /// The unit around an offset, up to the start of the next one. The end of the text belongs to the last unit.
    func part(at offset: Int, by granularity: Granularity) -> Range<Int>? {
        guard !scalars.isEmpty, (0...count).contains(offset) else { return nil }
        let place = min(offset, count - 1)
        if granularity == .character { return offset < count ? place..<place + 1 : nil }
        let start = (0...place).last { isStart($0, of: granularity) } ?? 0
        let end = (place + 1..<count + 1).first { $0 == count || isStart($0, of: granularity) } ?? count
        return start..<end
    }

    /// The unit before the one at an offset.
    func part(before offset: Int, by granularity: Granularity) -> Range<Int>? {
        guard let start = part(at: offset, by: granularity)?.lowerBound ?? (offset == count ? count : nil), start > 0
        else { return nil }
        return part(at: start - 1, by: granularity)
    }

    func part(after offset: Int, by granularity: Granularity) -> Range<Int>? {
        guard let end = part(at: offset, by: granularity)?.upperBound, end < count else { return nil }
        return part(at: end, by: granularity)
    }

    private func isStart(_ place: Int, of granularity: Granularity) -> Bool {
        guard place > 0 else { return true }
        let (before, here) = (scalars[place - 1], scalars[place])
        switch granularity {
        case .character: return true
        case .word: return before.properties.isWhitespace && !here.properties.isWhitespace
        case .line, .paragraph: return before == "\n"
        case .sentence:
            guard before.properties.isWhitespace, !here.properties.isWhitespace else { return false }
            let end = scalars[..<place].last { !$0.properties.isWhitespace }
            return before == "\n" || end.map { ".!?…".unicodeScalars.contains($0) } ?? true
        }
    }
}
