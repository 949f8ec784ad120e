// SPDX-License-Identifier: MIT

/// A request of HTTP/1.1, with the parts that a webhook needs.
struct HTTPRequest: Sendable, Equatable {
    var method: String
    /// Without the query.
    var path: String
    /// By name in lower case; the later of two with the same name counts.
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    /// Whether the sender asks to keep the connection for the next request.
    var isKept = true
}

/// The reason why a request is refused, as a status and a sentence.
struct HTTPRefusal: Error, Sendable, Equatable {
    let status: Int
    let sentence: String

    init(_ status: Int, _ sentence: String) {
        (self.status, self.sentence) = (status, sentence)
    }
}

/// Parses the bytes of a connection into requests (RFC 9112), wherever the bytes are cut. A value without descriptors
/// and clocks.
struct HTTPIntake: Sendable {
    enum Step: Sendable, Equatable {
        case request(HTTPRequest)
        /// The sender waits for `100 Continue` before it sends the body.
        case sendContinue
        /// The request is refused, and the connection must be closed.
        case refuse(HTTPRefusal)
    }

    /// In bytes.
    private static let longestHead = 16_384
    private static let longestBody = 1 << 20

    private enum State: Sendable {
        case head
        case body(HTTPRequest, missing: Int)
        case chunkSize(HTTPRequest)
        case chunk(HTTPRequest, missing: Int)
        case chunkEnd(HTTPRequest)
        case trailers(HTTPRequest)
        case broken
    }

    private var state = State.head
    private var rest: [UInt8] = []

    /// Whether no byte of a next request has arrived.
    var isIdle: Bool { if case .head = state { rest.isEmpty } else { false } }

    mutating func take(_ bytes: some Collection<UInt8>) -> [Step] {
        rest += bytes
        var steps: [Step] = []
        do throws(HTTPRefusal) {
            while let step = try next() { if let made = step { steps.append(made) } }
        } catch {
            (state, rest) = (.broken, [])
            steps.append(.refuse(error))
        }
        return steps
    }

    /// - Returns: nil when more bytes are needed; else the next step, if there is one.
    private mutating func next() throws(HTTPRefusal) -> Step?? {
        switch state {
        case .broken:
            rest = []
            return nil
        case .head: return try head()
        case .body(let request, let missing): return collect(request, missing) { .request($0) }
        case .chunkSize(let request): return try chunkSize(of: request)
        case .chunk(let request, let missing): return collect(request, missing) { _ in nil }
        case .chunkEnd(let request):
            guard let line = try line(atMost: 2) else { return nil }
            guard line.isEmpty else { throw HTTPRefusal(400, "A chunk is longer than it says.") }
            state = .chunkSize(request)
            return .some(nil)
        case .trailers(let request):
            guard let line = try line(atMost: Self.longestHead) else { return nil }
            guard line.isEmpty else { return .some(nil) }
            state = .head
            return .request(request)
        }
    }
}

extension HTTPIntake {
    /// The next line without its end; nil when the line is incomplete.
    private mutating func line(atMost limit: Int) throws(HTTPRefusal) -> [UInt8]? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
            guard rest.count <= limit else { throw HTTPRefusal(400, "A line is too long.") }
            return nil
        }
        var line = Array(rest[..<end])
        rest.removeFirst(end + 1)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    private mutating func head() throws(HTTPRefusal) -> Step?? {
        // Some senders add a line feed after a body.
        while let first = rest.first, first == 13 || first == 10 { rest.removeFirst() }
        guard let end = Self.headEnd(rest) else {
            guard rest.count <= Self.longestHead else {
                throw HTTPRefusal(431, "The head of the request is longer than 16 KiB.")
            }
            return nil
        }
        let lines = rest[..<end].split(separator: UInt8(ascii: "\n")).map { line in
            Substring(String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
        }
        rest.removeFirst(end)
        let request = try HTTPRequest(head: lines.filter { !$0.isEmpty })
        return try begin(request)
    }

    /// The number of bytes up to and including the empty line.
    private static func headEnd(_ bytes: [UInt8]) -> Int? {
        var before = 0
        for (place, byte) in bytes.prefix(longestHead + 2).enumerated() where byte == 10 {
            let isEmpty = place == before || place == before + 1 && bytes[before] == 13
            if isEmpty { return place + 1 }
            before = place + 1
        }
        return nil
    }

    /// Starts the body, which has a given length or arrives in chunks.
    private mutating func begin(_ request: HTTPRequest) throws(HTTPRefusal) -> Step?? {
        let encoding = request.headers["transfer-encoding"]?.lowercased()
        let length = request.headers["content-length"]
        guard encoding == nil || length == nil else { throw HTTPRefusal(400, "The body has two lengths.") }
        if let encoding {
            guard encoding == "chunked" else {
                throw HTTPRefusal(501, "The body is \(encoding.prefix(40)): send it chunked or unencoded.")
            }
            state = .chunkSize(request)
        } else if let length {
            guard let count = Int(length), count >= 0, length.allSatisfy(\.isNumber) else {
                throw HTTPRefusal(400, "The length of the body is not a number.")
            }
            guard count <= Self.longestBody else { throw Self.tooLong }
            state = .body(request, missing: count)
        } else {
            guard request.method != "POST" else {
                throw HTTPRefusal(411, "The body has no length: send Content-Length.")
            }
            state = .body(request, missing: 0)
        }
        return request.headers["expect"]?.lowercased() == "100-continue" ? .sendContinue : .some(nil)
    }

    private static let tooLong = HTTPRefusal(
        413, "The body is longer than 1 MiB: send fewer alerts at a time (max_alerts).")

    private mutating func chunkSize(of request: HTTPRequest) throws(HTTPRefusal) -> Step?? {
        guard let line = try line(atMost: 1024) else { return nil }
        let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        guard digits.count <= 7, let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0 else {
            throw HTTPRefusal(400, "A chunk has no length.")
        }
        guard request.body.count + size <= Self.longestBody else { throw Self.tooLong }
        state = size == 0 ? .trailers(request) : .chunk(request, missing: size)
        return .some(nil)
    }

    private mutating func collect(
        _ request: HTTPRequest, _ missing: Int, whole: (HTTPRequest) -> Step?
    ) -> Step?? {
        guard missing == 0 || !rest.isEmpty else { return nil }
        var request = request
        let part = rest.prefix(missing)
        request.body += part
        rest.removeFirst(part.count)
        let left = missing - part.count
        if case .chunk = state {
            state = left == 0 ? .chunkEnd(request) : .chunk(request, missing: left)
            return .some(nil)
        }
        state = left == 0 ? .head : .body(request, missing: left)
        return .some(left == 0 ? whole(request) : nil)
    }
}

extension HTTPRequest {
    /// - Parameter lines: the request line and the headers.
    fileprivate init(head lines: [Substring]) throws(HTTPRefusal) {
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), !words[0].isEmpty,
            words[0].allSatisfy({ $0.isASCII && $0.isLetter })
        else { throw HTTPRefusal(400, "This is not an HTTP/1.1 request.") }
        self.init(method: String(words[0]), path: String(words[1].prefix { $0 != "?" }))
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace }),
                colon != line.startIndex
            else { throw HTTPRefusal(400, "A header has no name.") }
            let (name, value) = (line[..<colon].lowercased(), String(line[line.index(after: colon)...].trimmedOfSpaces))
            guard name != "content-length" || headers[name].map({ $0 == value }) ?? true else {
                throw HTTPRefusal(400, "The body has two lengths.")
            }
            headers[name] = value
        }
        let wish = headers["connection"]?.lowercased()
        isKept = words[2] == "HTTP/1.0" ? wish == "keep-alive" : wish != "close"
    }
}

extension Substring {
    fileprivate var trimmedOfSpaces: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? start.prefix(0)
    }
}
