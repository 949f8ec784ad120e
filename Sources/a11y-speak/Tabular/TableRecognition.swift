// SPDX-License-Identifier: MIT

/// Recognises the columns of a table by its first rows.
struct TableRecognition {
    private let options: TableOptions
    private let comments: [(text: String, line: Int)]
    private let isWhole: Bool
    private let shape: TableShape
    private let rows: [TableRow]
    private let above: [TableRow]
    private var notes: [String] = []

    /// - Parameters:
    ///   - records: neither blank nor comments, not empty; those of JSON are split.
    ///   - isWhole: whether there is no more.
    init(_ records: [TableRow], comments: [(text: String, line: Int)], _ options: TableOptions, isWhole: Bool) {
        self.options = options
        self.comments = comments
        self.isWhole = isWhole
        shape = TableShape(records, options)
        var split = records
        for index in split.indices { shape.split(&split[index]) }
        let first = split.firstIndex(where: shape.fits) ?? 0
        above = Array(records[..<first])
        rows = split[first...].filter(shape.fits)
    }

    /// Recognises JSON, whose columns have names.
    init(json records: [TableRow], names: [String], _ options: TableOptions, isWhole: Bool) {
        self.options = options
        self.isWhole = isWhole
        comments = []
        var shape = TableShape(records, options)
        shape.width = names.isEmpty ? records.map(\.fields.count).max() ?? 0 : names.count
        self.shape = shape
        above = []
        let width = shape.width
        rows = records.map { record in
            var row = record
            while row.fields.count < width { row.fields.append(0..<0) }
            return row
        }
        jsonNames = names
    }

    private var jsonNames: [String] = []

    /// - Throws: a fault when no column has numbers, or there is only a head.
    mutating func layout() throws(TableFault) -> TableLayout {
        let gaps = GapWords(options.missing + GapWords.told(in: comments.map(\.text)))
        let told = GapWords.told(in: comments.map(\.text))
        if !told.isEmpty { notes.append("As the comments say, \(told[0]) is no value.") }
        if let first = rows.first, String(validating: first.bytes, as: UTF8.self) == nil {
            notes.append("It is not UTF-8 and is read as Latin-1; iconv -t UTF-8 makes it so.")
        }
        let texts = rows.map(\.texts)
        let number = try numberReading(texts)
        let (names, data) = head(texts, gaps, number)
        guard !data.isEmpty else {
            throw TableFault(line: rows.first?.line, "there are no rows below the head: a row or more is needed.")
        }
        let columns = (0..<shape.width).map { column in
            ColumnSample(
                index: column, head: names?[column], cells: data.map { $0[column] }, gaps: gaps, number: number)
        }
        return try layout(columns, number: number, gaps: gaps, first: rows.count - data.count, hasHeader: names != nil)
    }

    /// A point or a comma before fractions, by the evidence of all rows of the sample.
    private mutating func numberReading(_ rows: [[String]]) throws(TableFault) -> NumberReading {
        if let isComma = options.decimalComma { return isComma ? .comma : .point }
        guard shape.format != .jsonLines else { return .point }
        var evidence = NumberReading.Evidence()
        for (row, texts) in zip(self.rows, rows) {
            for (column, text) in texts.enumerated() { evidence.see(text, line: row.line, column: column + 1) }
        }
        let (reading, note) = try evidence.reading(delimiter: shape.delimiter)
        if let note { notes.append(note) }
        return reading
    }

    /// The names of the columns, and the rows below them. A head has a text where all below is numbers or dates.
    private func head(
        _ rows: [[String]], _ gaps: GapWords, _ number: NumberReading
    ) -> (names: [String]?, data: [[String]]) {
        guard jsonNames.isEmpty else { return (jsonNames, rows) }
        guard let first = rows.first else { return (nil, []) }
        let below = Array(rows.dropFirst())
        let isHead = options.hasHeader ?? looksLikeHead(first, below, gaps, number)
        if isHead { return (first, below) }
        let comment = comments.last { $0.line < self.rows[0].line }
        return (comment.flatMap { names(in: $0.text) }, rows)
    }

    /// A head has no numbers, and a text where the column below has numbers or dates.
    private func looksLikeHead(
        _ first: [String], _ below: [[String]], _ gaps: GapWords, _ number: NumberReading
    ) -> Bool {
        guard first.allSatisfy({ number.value($0) == nil || $0.isEmpty }) else { return false }
        guard !below.isEmpty else { return first.contains { !gaps.contains($0) } }
        return first.indices.contains { column in
            guard !gaps.contains(first[column]) else { return false }
            let sample = ColumnSample(
                index: column, head: nil, cells: below.map { $0[column] }, gaps: gaps, number: number)
            return sample.kind == .number
                || DateGuess(sample, format: nil, number: number).map { $0.reading.seconds(first[column]) == nil }
                    ?? false
        }
    }

    /// A head that is a comment, as scientists write it.
    private func names(in comment: String) -> [String]? {
        var row = TableRow()
        row.set(ArraySlice(Array(comment.drop { $0 == "#" || $0 == " " }.utf8)), line: 0)
        shape.split(&row)
        return row.fields.count == shape.width && shape.width > 1 ? row.texts : nil
    }
}

extension TableRecognition {
    private mutating func layout(
        _ columns: [ColumnSample], number: NumberReading, gaps: GapWords, first: Int, hasHeader: Bool
    ) throws(TableFault) -> TableLayout {
        let choice = ColumnChoice(columns, options)
        let by = try choice.named(options.by == "-" ? nil : options.by, flag: "--by")
        var guess = PlaceGuess(columns, options, number: number, isWhole: isWhole)
        if let x = options.x, x != "row", let column = try choice.named(x, flag: "--x") {
            guess.take(x: column, by: by)
        }
        var layout = TableLayout(
            shape: shape, firstLine: rows[first].line, above: above.map(\.bytes), names: columns.map(\.name),
            hasHeader: hasHeader, place: guess.place, values: [], by: options.by == nil ? guess.by : by,
            number: number, gaps: gaps, utcOffset: 0, exampleDate: guess.date?.column.values.first,
            otherDates: guess.date?.other, notes: [])
        if let date = guess.date, let example = layout.exampleDate { layout.utcOffset = date.reading.offset(example) }
        (layout.values, notes) = try choice.values(of: layout, number: number, notes: notes)
        tell(guess, layout)
        layout.notes = notes
        return layout
    }

    /// Notes on the assumptions, each with the option that says otherwise.
    private mutating func tell(_ guess: PlaceGuess, _ layout: TableLayout) {
        if shape.format == .csv || shape.format == .tsv, let last = above.last?.line {
            notes.insert(
                last == 1 ? "Line 1 is no row and is left out." : "Lines 1 to \(last) are no rows and are left out.",
                at: 0)
        }
        if let other = layout.otherDates, let example = layout.exampleDate {
            let order = other == .dayFirst ? "month, day, year" : "day, month, year"
            notes.append("\(example) is read as \(order); --dates \(other.rawValue) reads it the other way.")
        }
        if layout.place == .row, options.x == nil, shape.width > 1 {
            notes.append("No column is a date or rises from row to row, so the x axis counts rows; --x names another.")
        }
    }
}

/// The first records, kept until the columns are recognised.
struct TableSample: Sendable {
    var records: [TableRow] = []
    var isJSON = false
    private var comments: [(text: String, line: Int)] = []

    var isEmpty: Bool { records.isEmpty }

    mutating func comment(_ row: TableRow) {
        guard comments.count < 1000 else { return }
        comments.append((String(decoding: row.bytes, as: UTF8.self), row.line))
    }

    /// - Parameter names: of the columns of JSON.
    func layout(_ options: TableOptions, names: [[UInt8]], isWhole: Bool) throws(TableFault) -> TableLayout {
        guard isJSON else {
            var recognition = TableRecognition(records, comments: comments, options, isWhole: isWhole)
            return try recognition.layout()
        }
        var options = options
        options.format = .jsonLines
        var recognition = TableRecognition(
            json: records, names: names.map { String(decoding: $0, as: UTF8.self) }, options, isWhole: isWhole)
        return try recognition.layout()
    }
}
