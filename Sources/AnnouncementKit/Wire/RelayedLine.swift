// SPDX-License-Identifier: MIT

/// A JSON object on a line whose `id` can be replaced. All other bytes stay unchanged, including members unknown to
/// this version.
struct RelayedLine: Equatable {
    private let bytes: [UInt8]
    /// The range of the id; nil if the object has none.
    private let place: Range<Int>?
    /// The position after the opening brace.
    private let start: Int

    /// Nil if the line is not an object, or has two ids, because it is unclear which one counts.
    /// - Parameter line: one line of JSON.
    init?(_ line: [UInt8]) {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        guard let brace = line.firstIndex(where: { !blanks.contains($0) }), line[brace] == UInt8(ascii: "{") else {
            return nil
        }
        let places = Self.values(of: "id", in: line, from: brace + 1)
        guard places.count < 2 else { return nil }
        (bytes, start, place) = (line, brace + 1, places.first)
    }

    /// The id as written in the line.
    var id: [UInt8]? { place.map { Array(bytes[$0]) } }

    func with(id: some Sequence<UInt8>) -> [UInt8] {
        if let place { return bytes[..<place.lowerBound] + Array(id) + bytes[place.upperBound...] }
        let isEmpty = bytes[start...].first { $0 > 0x20 } == UInt8(ascii: "}")
        var line: [UInt8] = []
        line.append(contentsOf: bytes[..<start])
        line.append(contentsOf: "\"id\":".utf8)
        line.append(contentsOf: id)
        if !isEmpty { line.append(UInt8(ascii: ",")) }
        line.append(contentsOf: bytes[start...])
        return line
    }

    private static func values(of name: String, in line: [UInt8], from start: Int) -> [Range<Int>] {
        var (depth, isText, isEscaped) = (1, false, false)
        // The start of the last string, and the start of the value of the current member.
        var (text, value) = (start, Int?.none)
        var found: [Range<Int>] = []
        for place in start..<line.count {
            let byte = line[place]
            if isText {
                isText = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): (isText, text) = (true, place + 1)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ":") where depth == 1:
                let key = line[text..<place].prefix { $0 != UInt8(ascii: "\"") }
                if key.elementsEqual(name.utf8) { value = place + 1 }
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 1, let begin = value.take() { found.append(begin..<place) }
                if byte != UInt8(ascii: ",") { depth -= 1 }
            default: break
            }
        }
        return found
    }
}
