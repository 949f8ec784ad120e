// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Recognizes the columns of a table from its first rows.
struct TableRecognition {
    private let options: TableOptions
    private let comments: [(text: String, line: Int)]
    private let isWhole: Bool
    private let shape: TableShape
    private let rows: [TableRow]
    private let above: [TableRow]
    /// The first row before it was split.
    private let rawHead: TableRow
    private var notes: [String] = []
    /// The first line of the notes below the rows; nil if there are none.
    private(set) var notesStart: Int?

    /// - Parameters:
    ///   - records: at least one record, none blank or a comment; records of JSON are split already.
    ///   - isWhole: whether the records are the whole table.
    init(_ records: [TableRow], comments: [(text: String, line: Int)], _ options: TableOptions, isWhole: Bool) {
        self.options = options
        self.comments = comments
        self.isWhole = isWhole
        shape = TableShape(records, options)
        var split = records
        for index in split.indices { shape.split(&split[index]) }
        let shape = shape
        let begin = split.firstIndex { shape.begins(with: $0) && !shape.isTitle($0) }
        var first = begin ?? split.firstIndex(where: shape.begins) ?? 0
        let indexed = first > 1 ? shape.head(above: split[first - 2], names: split[first - 1]) : nil
        if let indexed, !Self.hasNumber(indexed) {
            split.remove(at: first - 1)
            first -= 2
            split[first] = indexed
        } else if first > 0, !Self.hasNumber(split[first - 1]), Self.hasNumber(split[first]),
            !shape.isTitle(split[first - 1]), let head = shape.head(split[first - 1])
        {
            first -= 1
            split[first] = head
        }
        above = Array(records[..<first])
        let end = shape.notesStart(in: split[first...])
        notesStart = end < split.count ? split[end].line : nil
        rows = split[first..<end].compactMap { record in
            var row = record
            return !row.isEmpty && [.row, .short].contains(shape.fit(&row)) ? row : nil
        }
        rawHead = records[first]
    }

    private static func hasNumber(_ row: TableRow) -> Bool {
        row.texts.contains { text in
            guard text.utf8.first.map({ $0 &- 0x30 < 10 }) == true else { return false }
            // With or without a unit: 23Gi.
            let number = text.reversed().drop(while: \.isLetter).reversed()
            return NumberReading.point.value(String(number)) != nil
        }
    }

    /// Recognizes JSON, whose columns have names.
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
        rawHead = TableRow()
    }

    private var jsonNames: [String] = []

    /// - Throws: a fault when no column has numbers, or when there is only a heading.
    mutating func layout() throws(TableFault) -> TableLayout {
        let markers = MissingValueMarkers.markers(in: comments.map(\.text))
        let gaps = MissingValueMarkers(options.missing + markers)
        if !markers.isEmpty { notes.append("As the comments say, \(markers[0]) marks a missing value.") }
        let texts = rows.map(\.texts)
        let number = numberReading(texts)
        let guess = HeaderDetector(gaps: gaps, number: number, isListing: isListing)
        let (names, data, units, facts) = head(texts, guess)
        guard !data.isEmpty else {
            throw TableFault(line: rows.first?.line, "there are no rows below the header: at least one is needed.")
        }
        let columns = (0..<shape.width).map { column in
            ColumnSample(
                index: column, head: names?[column], cells: data.map { $0[column] }, gaps: gaps, number: number,
                isListing: isListing)
        }
        var options = options
        for (column, unit) in units where options.units[columns[column].name] == nil {
            options.units[columns[column].name] = unit
        }
        let first = rows.count - data.count
        if facts > 0 { tell(facts: rows[first - facts].line...rows[first - 1].line) }
        return try layout(
            columns, options, units, number: number, gaps: gaps,
            line: first == 0 || shape.format == .jsonLines ? rows[first].line : rows[first - 1].line + 1,
            hasHeader: names != nil)
    }

    /// Whether the table is the output of a program for people.
    private var isListing: Bool { shape.format == .columns }

    /// Decides between a decimal point and a comma, by all rows of the sample.
    private mutating func numberReading(_ rows: [[String]]) -> NumberReading {
        if let isComma = options.decimalComma { return isComma ? .comma : .point }
        guard shape.format != .jsonLines else { return .point }
        var evidence = NumberReading.Evidence()
        for text in rows.joined() { evidence.see(text) }
        let (reading, note) = evidence.reading(delimiter: shape.delimiter)
        if let note { notes.append(note) }
        return reading
    }

    /// The names of the columns, and the rows below the heading.
    private func head(_ rows: [[String]], _ guess: HeaderDetector) -> Head {
        guard jsonNames.isEmpty else { return (jsonNames, rows, [:], 0) }
        if shape.format == .pairs { return (shape.keys.map { String(decoding: $0, as: UTF8.self) }, rows, [:], 0) }
        guard let first = rows.first else { return (nil, [], [:], 0) }
        let below = Array(rows.dropFirst())
        if isListing, options.hasHeader == nil, let known = KnownHeaders.names(rows) { return (known, rows, [:], 0) }
        if shape.format == .csv, options.hasHeader == nil, let known = KnownHeaders.counters(rows) {
            return (known, rows, [:], 0)
        }
        let dated = isListing ? nil : HeadFacts(below, number: guess.number)?.rows
        if options.hasHeader ?? guess.isHead(first, above: dated ?? below) {
            guard !isListing else {
                let names = KnownHeaders.full(first, head: rawHead, above: above.last, hasBars: shape.hasBars)
                let isShort = below.first?.last?.isEmpty == true
                let line = isShort ? TableHead.placed(self.rows[1], below: self.rows[0]) : below.first ?? []
                guard !line.isEmpty,
                    let units = TableHead.units(line, above: below.dropFirst(), number: guess.number)
                else { return (names, below, [:], 0) }
                return (names, Array(below.dropFirst()), units, 0)
            }
            let head = TableHead(rows, gaps: guess.gaps, number: guess.number)
            let data = Array(rows.dropFirst(head.count))
            guard let facts = HeadFacts(data, number: guess.number) else { return (head.names, data, head.units, 0) }
            return (head.names, facts.rows, head.units.merging(facts.units) { $1 }, data.count - facts.rows.count)
        }
        let above = comments.filter { $0.line < self.rows[0].line }
        let written = above.suffix(2).compactMap { names(in: $0.text) }
        if written.count == 2, let units = TableHead.units(written[1], above: rows[...], number: guess.number) {
            return (written[0], rows, units, 0)
        }
        let last = above.last.flatMap { names(in: $0.text) }
        return (last ?? NumberedNames.names(above.map(\.text), count: shape.width), rows, [:], 0)
    }

    /// The names of the columns, the rows below them, units from a line of the heading, and the number of lines with facts.
    private typealias Head = (names: [String]?, data: [[String]], units: [Int: String], facts: Int)

    /// The names in a comment that is the heading, as in scientific data.
    private func names(in comment: String) -> [String]? {
        var row = TableRow()
        row.set(ArraySlice(Array(comment.drop { $0 == "#" || $0 == " " }.utf8)), line: 0)
        shape.split(&row)
        return row.fields.count == shape.width && shape.width > 1 ? row.texts : nil
    }
}

extension TableRecognition {
    private mutating func layout(
        _ columns: [ColumnSample], _ given: TableOptions, _ units: [Int: String], number: NumberReading,
        gaps: MissingValueMarkers, line: Int, hasHeader: Bool
    ) throws(TableFault) -> TableLayout {
        let choice = ColumnChoice(columns, given)
        let by = try choice.named(options.by == "-" ? nil : options.by, flag: "--by")
        var options = options
        if options.x == nil, let place = KnownHeaders.place(columns.map(\.name)) { options.x = isWhole ? place : "row" }
        var guess = AxisColumnGuess(columns, options, number: number, isWhole: isWhole, isListing: isListing)
        if let x = options.x, x != "row", let column = try choice.named(x, flag: "--x") {
            guess.take(x: column, by: by)
        }
        let (unit, currency) = (choice.unit, choice.currency)
        var layout = TableLayout(
            shape: shape, firstLine: line, above: above.map(\.bytes), names: columns.map(\.name),
            hasHeader: hasHeader, place: guess.place, values: [], by: options.by == nil ? guess.by : by,
            number: number, gaps: gaps, dateStep: guess.date?.step, exampleDate: guess.date?.column.values.first,
            otherDates: guess.date?.other, notes: [])
        if let week = guess.week { layout.joint = " \(columns[week].name) " }
        if unit == nil, case .category(let names) = layout.place, let units = choice.unitsBeside(layout.place) {
            layout.place = .category(names + [units])
        }
        let used = [guess.rank, unit?.column, currency?.column].compactMap(\.self)
        let periods = periods(columns, layout)
        if let periods, periods.years == nil { layout.place = .category(periods.names) }
        (layout.values, notes) = try choice.values(
            of: layout, besides: used, number: number, notes: notes,
            limit: periods == nil ? ColumnChoice.limit : columns.count)
        for index in layout.values.indices where layout.values[index].unit == nil {
            layout.values[index].unit = unit?.unit
            if let currency, unit == nil, choice.areAmounts(layout.values[index].column, number) {
                layout.values[index].unit = currency.unit
            }
        }
        if let periods {
            take(periods, columns, unit: unit?.unit ?? currency?.unit, &layout)
        }
        if case .number(let x) = layout.place, let unit = units[x], ColumnHeading(layout.names[x]).unit == nil {
            layout.names[x] += " (\(unit))"
        }
        if layout.values.isEmpty { try countRows(of: &layout, choice) }
        tell(guess, layout)
        layout.notes = notes
        return layout
    }

    /// The columns with periods, if the user asks for no reading of the columns.
    private func periods(_ columns: [ColumnSample], _ layout: TableLayout) -> PeriodColumns? {
        guard isWhole, options.x == nil, options.by == nil, options.columns == nil else { return nil }
        switch layout.place {
        case .row, .number: return nil
        case .date(let years): return layout.dateStep == .year ? PeriodColumns(columns, years: years) : nil
        case .category(let names):
            let names = (names + (layout.by.map { [$0] } ?? [])).sorted()
            return PeriodColumns(columns, names: names, limit: TablePoints.groupLimit, format: options.dateFormat)
        }
    }

    private mutating func take(
        _ periods: PeriodColumns, _ columns: [ColumnSample], unit: String?, _ layout: inout TableLayout
    ) {
        let left = layout.values.filter { !periods.columns.contains($0.column) }.map(\.name)
        if let first = left.first {
            notes.append(
                left.count == 1
                    ? "One column without a date left out: \(first)."
                    : "\(left.count) columns without a date left out.")
        }
        let place = (periods.years ?? periods.names[0]) + 1
        notes.append(
            periods.years != nil
                ? "Time runs along the headings and then the rows; --x \(place) makes a series of each heading."
                : "Time runs along the headings, so each row is a series; --x \(place) makes one of each heading.")
        let samples = periods.columns.map { columns[$0] }
        let units = Set(samples.map { $0.reading?.unit ?? $0.sign(layout.number) })
        layout.take(
            periods, unit: unit ?? (units.count == 1 ? units.first ?? nil : nil),
            reading: samples.compactMap(\.reading).first)
    }

    /// Adds a note on lines above the rows.
    private mutating func tell(facts lines: ClosedRange<Int>) {
        notes.insert(
            lines.count == 1
                ? "Line \(lines.lowerBound) is not a row: left out."
                : "Lines \(lines.lowerBound) to \(lines.upperBound) are not rows: left out.",
            at: 0)
    }

    /// Adds notes on the assumptions, each with the option that changes it.
    private mutating func tell(_ guess: AxisColumnGuess, _ layout: TableLayout) {
        if shape.format == .csv || shape.format == .tsv, let last = above.last?.line {
            tell(facts: 1...last)
        }
        if let other = layout.otherDates, let example = layout.exampleDate {
            let order = other == .dayFirst ? "month, day, year" : "day, month, year"
            notes.append("\(example) is read as \(order); --dates \(other.rawValue) reads it the other way.")
        }
        if let date = guess.date, let example = layout.exampleDate, date.reading.format == .iso,
            example.utf8.contains(0x57) || example.utf8.contains(0x77)
        {
            notes.append("Each week is announced by its Monday.")
        }
        if let date = guess.date, date.reading.format == .spreadsheet, options.dateFormat == nil {
            notes.append(SpreadsheetDays.note(date.column.name, date.column.values.first ?? ""))
        }
        if layout.place == .row, options.x == nil, shape.width > 1 {
            notes.append("x is the row number.")
        }
    }

    /// Counts the rows for each moment or name, because no column has numbers.
    private mutating func countRows(of layout: inout TableLayout, _ choice: ColumnChoice) throws(TableFault) {
        guard options.columns == nil, let place = choice.countedPlace(layout.place) else {
            throw TableFault(
                line: layout.firstLine,
                "no column has numbers for a chart: name the delimiter with --delimiter, or the columns with --columns."
            )
        }
        (layout.place, layout.by) = (place, nil)
        layout.countsRows = true
        layout.values = [TableLayout.Value(column: 0, name: "rows")]
        notes = ["No column has numbers, so rows are counted."]
    }
}

/// The names of columns in comments that number them: "# name 0 = prDM: Pressure", "# 1: time".
enum NumberedNames {
    /// Nil if the comments do not number this many columns, from 0 or from 1.
    static func names(_ comments: [String], count: Int) -> [String]? {
        let numbered = comments.compactMap(part)
        for word in Set(numbered.map(\.word)) {
            let own = numbered.filter { $0.word == word }
            guard own.count == count, count > 1, let first = own.first?.number, first < 2,
                own.map(\.number) == Array(first..<(first + count))
            else { continue }
            return own.map(\.name)
        }
        return nil
    }

    /// The word, the number and the name of a comment; nil for another comment.
    private static func part(_ comment: String) -> (word: String, number: Int, name: String)? {
        guard let found = comment.wholeMatch(of: /[#%*\s]*([A-Za-z]*)\s*(\d+)\s*[:=.)]\s*(\S.*)/),
            let number = Int(found.2)
        else { return nil }
        return (found.1.lowercased(), number, String(found.3))
    }
}

/// The first records, collected until the columns are recognized.
struct TableSample: Sendable {
    var records: [TableRow] = []
    var isJSON: Bool
    private var comments: [TableRow] = []
    private var hashes: HashRows?
    private var encoding: TextEncoding?

    init(isJSON: Bool = false) {
        self.isJSON = isJSON
    }

    var isEmpty: Bool { records.isEmpty }

    mutating func comment(_ row: TableRow) {
        guard comments.count < 1000 else { return }
        comments.append(row)
    }

    /// Decodes the records if they are not UTF-8.
    /// - Returns: the encoding of further records; nil for UTF-8.
    mutating func decode() -> TextEncoding? {
        guard encoding == nil else { return encoding }
        encoding = TextEncoding(records + comments)
        if let encoding {
            for index in records.indices { encoding.decode(&records[index]) }
            for index in comments.indices { encoding.decode(&comments[index]) }
        }
        return encoding
    }

    /// Puts lines that begin with `#` and are rows among the records.
    mutating func takeHashes(_ options: TableOptions) {
        guard !comments.isEmpty, !records.isEmpty else { return }
        let hashes = HashRows(records, comments, options)
        let rows = comments.filter(hashes.contains)
        guard !rows.isEmpty else { return }
        self.hashes = hashes
        comments.removeAll(where: hashes.contains)
        records = (records + rows).sorted { $0.line < $1.line }
    }

    /// The name of a column; GeoJSON puts the columns of a feature below a key.
    private static func name(_ key: [UInt8]) -> String {
        let name = String(decoding: key, as: UTF8.self)
        return name.hasPrefix("properties ") ? String(name.dropFirst("properties ".count)) : name
    }

    /// Names without the word value where SPARQL's answers have the type beside it.
    private static func plain(_ names: [String]) -> [String] {
        let known = Set(names)
        return names.map { name in
            let base = name.hasSuffix(" value") ? String(name.dropLast(" value".count)) : name
            return base != name && known.contains(base + " type") && !known.contains(base) ? base : name
        }
    }

    /// - Parameter names: the columns' names in JSON.
    func layout(_ options: TableOptions, names: [[UInt8]], isWhole: Bool) throws(TableFault) -> TableLayout {
        guard isJSON else {
            let comments = comments.map { (text: String(decoding: $0.bytes, as: UTF8.self), line: $0.line) }
            var recognition = TableRecognition(records, comments: comments, options, isWhole: isWhole)
            var layout = try recognition.layout()
            layout.notesStart = recognition.notesStart
            layout.hashes = hashes
            if let encoding { layout.notes.insert(encoding.note, at: 0) }
            return layout
        }
        var options = options
        options.format = .jsonLines
        var recognition = TableRecognition(
            json: records, names: Self.plain(names.map(Self.name)), options, isWhole: isWhole)
        return try recognition.layout()
    }
}
