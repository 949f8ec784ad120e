// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The name of a file, a path, or the address of a page or of a mail: `README.md`, `src/main.c`, `https://example.org/a`,
/// `foo@example.org`. Its marks are words if the voice drops them.
///
/// In addresses every mark is a word, because each must be typed. Hyphens and underscores of paths separate words.
struct WrittenName {
    enum Kind { case file, path, page, mail }

    let kind: Kind
    let range: Range<Int>

    /// - Parameters:
    ///   - mark: the place of a point, a slash or a backslash.
    ///   - limit: text before this place belongs to another token.
    init?(at mark: Int, in text: WrittenText, after limit: Int, _ words: TextWords) {
        // Most points end a sentence.
        guard text.mayFollowMark(mark + 1) else { return nil }
        let start = text.startOfName(mark, after: limit)
        var end = text.endOfName(behind: mark)
        while end > mark, text[end - 1].isOne(of: ".:?-_=&%+") || text.isEscape(end - 1) { end -= 1 }
        // `principessa.\n`
        if text.isEscape(end - 2), text[end - 1].isOne(of: "nrt") { end -= 3 }
        guard end > mark + 1, let kind = Self.kind(of: start..<end, text, words) else { return nil }
        (range, self.kind) = (start..<end, kind)
    }

    private static func kind(of range: Range<Int>, _ text: WrittenText, _ words: TextWords) -> Kind? {
        let parts = NameParts(range, text)
        guard parts.longest > 0 else { return nil }
        if let scheme = parts.scheme { return scheme > range.lowerBound + 1 ? .page : nil }
        if parts.at > 0 { return parts.at == 1 && isMail(range, text) ? .mail : nil }
        if text.has("www.", at: range.lowerBound), parts.points > 1 { return .page }
        if parts.slashes > 0 {
            // `(30./Foul)`, `지루...../감동`
            guard !parts.hasEndedWord, !parts.hasDots, !parts.isForeign || !text.has("//", in: range) else {
                return nil
            }
            if text.isRoot(range.lowerBound) { return .path }
            guard text[range.lowerBound] != UInt8(ascii: "/"),
                parts.longest > 2 || parts.shortest == 1 && parts.longest > 1
            else { return nil }
            if parts.points > 0 || parts.hasUnderscore { return .path }
            // `Käse/Fleisch/Gemüse`, `LTT/DEQ/UFRN`, `70/220/EWG` and `kann/darf/will` are three things; `usr/local/bin` and
            // `a/b/src` are paths.
            let first = range.lowerBound..<text.letters(from: range.lowerBound)
            let isPath =
                parts.slashes > 1 && !parts.isForeign && !parts.isOfNames
                && (parts.hasDigit || parts.shortest == 1 || roots.contains(text.string(first)))
            return isPath ? .path : nil
        }
        return parts.points > 0 && isFile(range, parts, text, words) ? .file : nil
    }

    private static func isMail(_ range: Range<Int>, _ text: WrittenText) -> Bool {
        guard let at = range.first(where: { text[$0] == UInt8(ascii: "@") }), at > range.lowerBound else {
            return false
        }
        return (at + 2..<max(at + 2, range.upperBound)).contains {
            text[$0] == UInt8(ascii: ".") && text.isLetter(at: $0 + 1)
        }
    }

    /// `README.md`, `example.org`, `.bashrc`, `libc.so.6`. These are none: letters of an abbreviation, `z.B.`; an initial,
    /// `J.Smith`; the start of a sentence, `end.Next`; a word before a number, `Art.5`.
    private static func isFile(_ range: Range<Int>, _ parts: NameParts, _ text: WrittenText, _ words: TextWords)
        -> Bool
    {
        guard parts.longest > 1, parts.longest > 2 || !parts.isOfCapitals else { return false }
        let start = range.lowerBound
        // `Ph.D.`
        if parts.longest == 2, text.isCapital(at: start), text.isCapital(at: range.upperBound - 1) { return false }
        let points = range.filter { text[$0] == UInt8(ascii: ".") }
        guard let first = points.first, let last = points.last, points.contains(where: { text.isLetter(at: $0 + 1) })
        else { return false }
        // `тыс.руб`, `김c.mc몽`, `십니다.skt`
        if parts.isForeign, text[last + 1] >= 0x80 || text.isMixed(last + 1..<range.upperBound) { return false }
        if parts.isForeign, text.scalar(before: last).value >= 0x3040, text.isSmall(at: last + 1),
            !endings.contains(text.string(last + 1..<range.upperBound).lowercased())
        {
            return false
        }
        // `(p.ex.`
        if parts.longest < 3, parts.isLetters, text[range.upperBound] == UInt8(ascii: ".") { return false }
        // `bon...mais`
        guard !zip(points, points.dropFirst()).contains(where: { $0 + 1 == $1 }) else { return false }
        // `Warteschleife.Was`, `St.John`: a sentence or a name begins.
        if points.count == 1, first > start, text.isCapitalized(first + 1..<range.upperBound),
            text.isSmall(at: text.start(before: first))
        {
            return false
        }
        // `end….Next`, `forte .Parlamento`
        guard first > start || text.mayOpen(start) && !text.isCapitalized(start + 1..<range.upperBound)
        else { return false }
        // `Parlamento.L'ha`
        if text[range.upperBound] == UInt8(ascii: "'") || text.has("’", at: range.upperBound),
            text.isCapital(at: last + 1), text.next(last + 1) == range.upperBound
        {
            return false
        }
        // `Prof.ssa`, `certain.e.s`
        guard !words.texts.forms.notNames.contains(text.string(last + 1..<range.upperBound).lowercased()) else {
            return false
        }
        // `nachgeholfen.deshalb`: few kinds of files have such a long ending.
        if points.count == 1, first > start, range.upperBound - last > 7,
            (last + 1..<range.upperBound).allSatisfy({
                (0x61...0x7A).contains(text[$0])
            })
        {
            return longEndings.contains(text.string(last + 1..<range.upperBound))
        }
        // `K.o.-Runde`
        if text[last + 1] == UInt8(ascii: "-") { return false }
        let isInitial = text.isLetter(at: start) && text.next(start) == first
        // `E.on`
        guard !isInitial || !text.isCapital(at: start) else { return false }
        let opensSmall = first > start && (isInitial || !text.isCapital(at: start))
        return points.allSatisfy { point in
            let next = point + 1
            return !opensSmall || !text.isCapital(at: next) || !isInitial && text.isCapital(at: text.next(next))
        }
    }
}

extension WrittenName {
    /// The folders at the roots of systems and of programs' sources.
    private static let roots: Set<String> = [
        "usr", "etc", "var", "home", "bin", "lib", "opt", "tmp", "dev", "proc", "sys", "run", "src", "docs", "doc",
        "test",
        "tests", "path", "app", "build", "include", "share", "scripts", "config", "packages", "assets",
    ]

    /// Endings of files and addresses whose names are of East Asia's scripts: `보고서.pdf`.
    private static let endings: Set<String> = [
        "pdf", "txt", "md", "doc", "docx", "hwp", "odt", "xls", "xlsx", "csv", "ppt", "pptx", "png", "jpg", "jpeg",
        "gif", "svg", "mp3", "mp4", "wav", "zip", "gz", "exe", "html", "htm", "json", "xml", "py", "js", "com", "net",
        "org", "kr", "jp", "cn", "tw", "hk", "io",
    ]

    /// Endings of seven letters or more that files and addresses have.
    private static let longEndings: Set<String> = [
        "service", "desktop", "example", "properties", "template", "markdown", "torrent", "framework", "storyboard",
        "lockfile", "manifest", "default", "install", "override", "website", "network", "company", "community",
        "systems",
        "software", "digital", "academy", "directory", "foundation", "technology", "support", "gitignore", "bashrc",
    ]
}

/// The marks and letters of a name.
private struct NameParts {
    private(set) var (slashes, points, at, longest) = (0, 0, 0, 0)
    private(set) var (hasUnderscore, isForeign, isOfCapitals) = (false, false, true)
    /// Whether a capital or a digit begins each part.
    private(set) var isOfNames = true
    private(set) var (hasDigit, shortest) = (false, Int.max)
    /// Whether a word and its point are before a slash; and whether two points adjoin a word.
    private(set) var (hasEndedWord, hasDots) = (false, false)
    /// The place of `://`.
    private(set) var scheme: Int?
    var isLetters: Bool { !hasDigit && !hasUnderscore }

    init(_ range: Range<Int>, _ text: WrittenText) {
        var (letters, part) = (0, range.lowerBound)
        for place in range {
            let byte = text.bytes[place]
            hasDigit = hasDigit || byte &- 0x30 < 10
            let isPoint = byte == UInt8(ascii: ".")
            if isPoint, place + 1 < range.upperBound, text[place + 1] == UInt8(ascii: "/") {
                hasEndedWord = hasEndedWord || text.isWord(before: place)
            }
            if isPoint, place + 1 < range.upperBound, text[place + 1] == byte {
                hasDots =
                    hasDots || text.isWord(before: place) || place + 2 < range.upperBound && text.isWord(at: place + 2)
            }
            if byte.isOne(of: "/\\") {
                if place > part { shortest = min(shortest, place - part) }
                part = place + 1
            }
            let isFirst = place == range.lowerBound || text[place - 1].isOne(of: "/\\")
            if isFirst, !(0x41...0x5A).contains(byte), byte &- 0x30 > 9 { isOfNames = false }
            let isLetter = byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
            letters = isLetter ? letters + 1 : 0
            longest = max(longest, letters)
            switch byte {
            case UInt8(ascii: "/"): slashes += 1
            // `QP\_FS` has an escape of Markdown.
            case UInt8(ascii: "\\") where !text[place + 1].isOne(of: "_*.[]()#"): slashes += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "@"): at += 1
            case UInt8(ascii: "_"): hasUnderscore = true
            case UInt8(ascii: ":") where scheme == nil && text.has("://", at: place): scheme = place
            case 0x80...: (isForeign, isOfCapitals) = (true, false)
            case 0x61...0x7A: isOfCapitals = false
            default: break
            }
        }
    }
}

extension WrittenName {
    /// The name with words for its marks; nil if the voice reads it right.
    func speech(_ text: WrittenText, _ words: TextWords) -> String? {
        speech(of: range, text, words)
    }

    /// - Parameter part: a part of the name.
    func speech(of part: Range<Int>, _ text: WrittenText, _ words: TextWords) -> String? {
        var (speech, copied) = ("", part.lowerBound)
        for place in part {
            let mark = text.bytes[place]
            guard isNamed(mark, at: place, text, words), let name = words.name(ofMark: mark) else { continue }
            speech += text.string(copied..<place)
            if let last = speech.last, last != " " { speech += " " }
            speech += name
            if place + 1 < part.upperBound { speech += " " }
            copied = place + 1
        }
        return copied == part.lowerBound ? nil : speech + text.string(copied..<part.upperBound)
    }

    private func isNamed(_ mark: UInt8, at place: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        let isAddress = kind == .page || kind == .mail
        guard mark.isOne(of: isAddress ? "./\\:@~-_?=&#%+" : "./\\:~") else { return false }
        guard words.texts.forms.saidInNames.contains(mark) else { return true }
        // The voice of Latin letters says it, and no other does.
        return text[place - 1] >= 0x80 && text.scalar(before: place).value >= 0x250
    }
}

extension TextWords {
    /// The name of a mark within a name.
    func name(ofMark mark: UInt8) -> String? {
        guard mark != UInt8(ascii: ".") else { return texts.dot }
        let name = language.name(of: Character(Unicode.Scalar(mark)))
        // "trattino-segno meno"
        guard mark == UInt8(ascii: "-"), let name, name.contains("-") else { return name }
        return String(name.prefix { $0 != "-" })
    }
}

extension WrittenText {
    private static let longestName = 400

    fileprivate func startOfName(_ mark: Int, after limit: Int) -> Int {
        var start = mark
        while start > limit, mark - start < Self.longestName, case let before = self.start(before: start),
            isOfName(before)
        {
            start = before
        }
        while start < mark, self[start].isOne(of: ":?-=&%+#") { start += 1 }
        return start
    }

    /// A colon belongs to a scheme, a drive or, in a page's address, to anything.
    fileprivate func endOfName(behind mark: Int) -> Int {
        var end = mark + 1
        let isPage = mark > 0 && has("://", at: mark - 1)
        while end - mark < Self.longestName, isOfName(end) || isPage && self[end] == UInt8(ascii: ":") {
            end = next(end)
        }
        return end
    }

    private func isOfName(_ place: Int) -> Bool {
        let byte = self[place]
        if byte == UInt8(ascii: ":") { return self[place + 1].isOne(of: "/\\") }
        return byte < 0x80 ? isWord(at: place) || byte.isOne(of: "./\\@~-_?=&#%+") : isLetter(at: place)
    }

    /// `mc몽`: a small Latin letter, and letters of another script.
    fileprivate func isMixed(_ range: Range<Int>) -> Bool {
        isSmall(at: range.lowerBound) && range.contains { self[$0] >= 0x80 }
    }

    fileprivate func has(_ marks: String, in range: Range<Int>) -> Bool {
        range.contains { has(marks, at: $0) }
    }

    /// Whether a backslash behind the end of a sentence is here.
    fileprivate func isEscape(_ place: Int) -> Bool {
        self[place] == UInt8(ascii: "\\") && self[place - 1] == UInt8(ascii: ".") && isWord(before: place - 1)
    }

    fileprivate func mayFollowMark(_ place: Int) -> Bool {
        isWord(at: place) || self[place].isOne(of: "./\\~")
    }

    fileprivate func isCapital(at place: Int) -> Bool {
        let byte = self[place]
        return byte < 0x80 ? byte &- 0x41 < 26 : scalar(at: place).properties.isUppercase
    }

    /// Whether a path may begin here: behind a space, an opening bracket or quote, or a sign, and not after a word and its
    /// mark: `Jr./STF`.
    fileprivate func mayOpen(_ place: Int) -> Bool {
        guard place > 0, self[place - 1] > 0x20 else { return true }
        guard self[place - 1] >= 0x80 || self[place - 1].isOne(of: "\"'") else {
            return self[place - 1].isOne(of: "({`=:,;>|*~!&+")
        }
        // A quotation mark is an opening one behind a space.
        let mark = start(before: place)
        guard scalar(at: mark).value < 0x3040 else { return true }
        guard !isWord(at: mark), !has("…", at: mark), !has("–", at: mark), !has("—", at: mark) else { return false }
        return mark == 0 || self[mark - 1] <= 0x20 || self[mark - 1] >= 0xE3 || self[mark - 1].isOne(of: "([{=:,`")
    }

    fileprivate func isSmall(at place: Int) -> Bool { scalar(at: place).properties.isLowercase }

    /// Whether a capital and two small letters or more are all that is here.
    fileprivate func isCapitalized(_ range: Range<Int>) -> Bool {
        isCapital(at: range.lowerBound) && letters(from: range.lowerBound) == range.upperBound && range.count > 1
            && isSmall(at: next(range.lowerBound)) && isSmall(at: start(before: range.upperBound))
    }

    /// Whether a path begins with its root: `/usr`, `~/a`, `./a`, `../a`, `C:\a`, `\\host`. A mark behind `<` ends an
    /// element of markup.
    fileprivate func isRoot(_ place: Int) -> Bool {
        switch self[place] {
        case UInt8(ascii: "/"):
            // `Kakuma /Kenia`
            mayOpen(place) && (isLetter(at: place + 1) || self[place + 1] == UInt8(ascii: "."))
                && (!isCapital(at: place + 1) || self[letters(from: place + 1)] == UInt8(ascii: "/"))
        case UInt8(ascii: "\\"): self[place + 1] == UInt8(ascii: "\\") && isLetter(at: place + 2)
        case UInt8(ascii: "~"): self[place + 1] == UInt8(ascii: "/")
        case UInt8(ascii: "."): self[place + 1] == UInt8(ascii: "/") || has("./", at: place + 1)
        default: self[place + 1] == UInt8(ascii: ":") && self[place + 2].isOne(of: "/\\")
        }
    }
}
