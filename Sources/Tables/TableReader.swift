// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Turns bytes into points: from a whole file, or from a pipe as its bytes arrive. Does not access files.
package struct TableReader: Sendable {
    /// The points that were read for a series since the last call.
    package struct Appended: Sendable, Equatable {
        /// The id of the series in the chart.
        package var series: String
        package var points: PointColumns

        package init(series: String, points: PointColumns) {
            self.series = series
            self.points = points
        }
    }

    /// Increases when axes or series have changed: then the chart must be described again.
    package private(set) var generation = 0
    /// The date format to try next, when the error that ended the reading shows a wrong guess.
    private(set) var otherDates: TableDateFormat?
    private let name: String
    private var options: TableOptions
    private let sampleSize: Int
    private var pending: [UInt8] = []
    private var splitter = RecordSplitter(delimiters: [])
    private var hasBegun = false
    private var row = TableRow()
    private var sample = TableSample()
    private var json = JSONColumns()
    private var points: TablePoints?
    private var reported: [[Int]] = []
    private var endNotes: [String] = []
    /// Whether the input is one JSON text, which is parsed at its end.
    private var isDocument = false
    /// Whether lines have characters that draw boxes.
    private var isDrawn = false
    private var ends = LineEnds()
    private var lastLine = 0
    /// The first line of another table below a blank line.
    private var nextTable: Int?
    /// The language of the text in which the table is, which is read at its end.
    private var markup: MarkupTable.Language?
    /// The decoder of UTF-16; nil for other encodings.
    private var wide: WideText?
    /// The encoding of lines that are not UTF-8; nil if the first lines are.
    private var encoding: TextEncoding?
    /// The first line of JSON, when it contains a list that may be the table.
    private var nested: [UInt8]?

    /// - Parameters:
    ///   - name: of the file, for errors and as the chart's title.
    ///   - sampleSize: the number of rows from which the columns are recognized.
    package init(name: String, options: TableOptions = TableOptions(), sampleSize: Int = 100) {
        self.name = name == "-" ? "standard input" : name
        self.options = options
        self.sampleSize = sampleSize
    }

    /// Takes bytes, wherever they are cut.
    package mutating func read(_ bytes: some Collection<UInt8>) throws(TableError) {
        let start = pending.count
        if wide == nil { pending.append(contentsOf: bytes) } else { pending += wide?.utf8(bytes) ?? [] }
        guard ends.take(&pending, from: start) else { return }
        guard hasBegun || TableStart.isEnough(pending) else { return }
        try work(isEnd: false)
    }

    /// Recognizes the columns from the rows so far, after a pause in the input. Does nothing without a row.
    package mutating func settle() throws(TableError) {
        guard points == nil, hasBegun || !TableStart.isOpenJSON(pending) else { return }
        try work(isEnd: false)
        guard !sample.isEmpty, nested == nil else { return }
        var settled = self
        do { try settled.recognize(isWhole: false) } catch { return }
        self = settled
    }

    /// Takes the end of the input.
    package mutating func finish() throws(TableError) {
        try work(isEnd: true)
        if let nested {
            (sample, json, pending, isDocument) = (TableSample(isJSON: true), JSONColumns(), nested, true)
            try work(isEnd: true)
        }
        if points == nil {
            guard !sample.isEmpty else {
                throw failure(TableFault("it is empty: a table needs at least one row."))
            }
            try recognize(isWhole: true)
        }
        try end()
    }

    /// The chart; nil until the columns are recognized: after the sample, or when the input has paused or ended.
    package var chart: TableChart? {
        points.map {
            let title = options.title ?? TableChart.title(ofFile: name)
            let totals = $0.totals.sentences($0.layout.values.map(\.name))
            let notes =
                totals + $0.losses.sentences + endNotes + [PeriodNames.note($0.mixedSteps)].compactMap(\.self)
                + $0.layout.notes
            return TableChart($0.counted, title: title, notes: notes)
        }
    }

    /// The points since the last call. When the generation has increased, drop them: the new chart contains all points.
    package mutating func takeAppended() -> [Appended] {
        guard let points else { return [] }
        let names = TableChart.seriesNames(points)
        var appended: [Appended] = []
        for (group, columns) in points.series.enumerated() {
            for (value, columns) in columns.enumerated() where columns.count > reported[group][value] {
                let new = columns.suffix(from: reported[group][value])
                reported[group][value] = columns.count
                appended.append(Appended(series: names[group][value], points: new))
            }
        }
        return appended
    }
}

extension TableReader {
    private func failure(_ fault: TableFault) -> TableError {
        TableError(file: name, line: fault.line, column: fault.column, problem: fault.problem)
    }

    /// Detects the kind of table from the first bytes.
    private mutating func begin() throws(TableFault) {
        hasBegun = true
        wide = WideText(pending)
        if wide != nil { pending = wide?.utf8(pending) ?? [] }
        let start = try TableStart(pending, options)
        pending.removeFirst(start.skipped)
        sample.isJSON = start.isJSON
        markup = start.markup
        isDocument = start.isJSON && JSONDocument.begins(pending)
        if !start.isJSON { splitter.delimiters = start.delimiters(options) }
    }

    /// Takes all complete records; the rest waits for more bytes.
    private mutating func work(isEnd: Bool) throws(TableError) {
        do throws(TableFault) {
            ends.settle()
            if !hasBegun, !pending.isEmpty { try begin() }
            if isDocument {
                if isEnd { try takeDocument() }
                return
            }
            if let language = markup {
                guard isEnd else { return }
                pending = MarkupTable.lines(pending, language)
                (markup, splitter.delimiters, options.format) = (nil, [], .tsv)
            }
            // Moves the bytes to a local variable, so that they are not written while they are read.
            var bytes: [UInt8] = []
            swap(&bytes, &pending)
            defer {
                bytes.removeFirst(splitter.start)
                splitter.rebase()
                swap(&bytes, &pending)
            }
            while let record = try next(in: bytes, isEnd: isEnd) {
                try take(bytes[record.bytes], line: record.line)
            }
        } catch { throw failure(error) }
    }

    private mutating func next(in bytes: [UInt8], isEnd: Bool) throws(TableFault) -> (bytes: Range<Int>, line: Int)? {
        do { return try splitter.next(in: bytes, isEnd: isEnd) } catch { throw TableFault(error) }
    }

    private mutating func take(_ record: ArraySlice<UInt8>, line: Int) throws(TableFault) {
        row.set(record, line: line)
        if let encoding { encoding.decode(&row) }
        if isDrawn || points == nil { takeDrawing() }
        if points == nil { try takeSample() } else { try takeRow() }
    }

    /// Reads the drawn frames of a table as bars.
    private mutating func takeDrawing() {
        guard !sample.isJSON else { return }
        let count = row.bytes.count
        row.takeDrawing()
        if row.bytes.count != count { isDrawn = true }
    }

    /// Takes the rows of the complete JSON text.
    private mutating func takeDocument() throws(TableFault) {
        let document = try JSONDocument(pending)
        endNotes += document.notes
        for row in document.rows { try take(document.text[row.bytes], line: row.line) }
        pending = []
    }

    /// Collects rows until there are enough to recognize the columns.
    private mutating func takeSample() throws(TableFault) {
        guard !row.isBlank, !row.isRule, !row.isFooter, sample.records.count > 3 || !row.areTypes else { return }
        if sample.isJSON {
            nested = sample.isEmpty && !isDocument && JSONDocument.isWithin(row.bytes) ? row.bytes : nil
            try splitJSON()
        } else if sample.isEmpty, row.line == 1, let delimiter = row.namedDelimiter {
            if options.delimiter == nil { options.delimiter = Character(Unicode.Scalar(delimiter)) }
            splitter.delimiters = [delimiter]
            return
        } else if row.isComment || sample.isEmpty && row.isStarred {
            return sample.comment(row)
        }
        sample.records.append(row)
        guard sample.records.count >= sampleSize else { return }
        try take(sample: sample, isWhole: false)
    }

    private mutating func recognize(isWhole: Bool) throws(TableError) {
        do throws(TableFault) { try take(sample: sample, isWhole: isWhole) } catch { throw failure(error) }
    }

    /// Turns rows into points from now on, beginning with the sample.
    private mutating func take(sample: TableSample, isWhole: Bool) throws(TableFault) {
        var sample = sample
        if !sample.isJSON { encoding = sample.decode() }
        sample.takeHashes(options)
        let layout = try sample.layout(options, names: json.names, isWhole: isWhole)
        json.learns = false
        if layout.shape.format != .jsonLines {
            let hasQuotes = layout.shape.format == .csv || layout.shape.format == .tsv
            splitter.delimiters = hasQuotes ? [layout.shape.delimiter] : []
        }
        points = TablePoints(layout)
        self.sample = TableSample(isJSON: sample.isJSON)
        for record in sample.records {
            row = record
            try takeRow(isSplit: sample.isJSON)
        }
        generation += 1
        reported = points?.series.map { $0.map(\.count) } ?? []
    }
}

extension TableReader {
    private mutating func splitJSON() throws(TableFault) {
        let line = row.line
        do { try json.split(&row) } catch { throw TableFault(error, line: line) }
    }

    private mutating func takeRow(isSplit: Bool = false) throws(TableFault) {
        guard let shared = points?.shared, row.line >= shared.layout.firstLine, nextTable == nil, !row.isBlank
        else { return }
        if let start = shared.layout.notesStart, row.line >= start {
            points?.losses.rows.add(line: row.line)
            return
        }
        if sample.isJSON {
            if !isSplit { try splitJSON() }
            while row.fields.count < shared.layout.shape.width { row.fields.append(0..<0) }
        } else {
            guard !row.isFooter, !row.isComment || shared.layout.hashes?.contains(row) == true, !row.isRule,
                !shared.layout.above.contains(row.bytes)
            else { return }
            shared.layout.shape.split(&row)
            if row.fields.first?.isEmpty == true, row.isEmpty, shared.layout.shape.format != .pairs { return }
            switch shared.layout.shape.fit(&row) {
            case .row: break
            case .short: points?.losses.shortRows.add(line: row.line)
            case .long, .none:
                points?.losses.rows.add(line: row.line)
                return
            }
        }
        defer { lastLine = row.line }
        if lastLine > 0, row.line > lastLine + 1, isAnotherHead(shared) { return nextTable = row.line }
        if let periods = shared.layout.periods {
            guard !periods.isHead(row) else { return }
            for single in periods.rows(of: row, joint: shared.layout.joint) { try takePoints(single, shared) }
        } else {
            try takePoints(row, shared)
        }
    }

    /// Whether a row behind a blank line is the heading of another table: all of its values are words, and different.
    private func isAnotherHead(_ shared: SharedLayout) -> Bool {
        guard !sample.isJSON, shared.layout.hasHeader, !shared.layout.isHead(row),
            shared.layout.periods?.isHead(row) != true
        else { return false }
        let texts = row.texts
        return texts.allSatisfy { text in
            text.unicodeScalars.first?.properties.isAlphabetic == true && !shared.layout.gaps.contains(text)
                && shared.layout.number.value(text) == nil
        } && Set(texts).count == texts.count && shared.layout.values.allSatisfy { $0.reading?.isTruth != true }
    }

    /// Takes the points of a row. A new series, name or zone requires a new chart, and so does each counted row.
    private mutating func takePoints(_ row: TableRow, _ shared: SharedLayout) throws(TableFault) {
        let outline = points?.outline
        do { try points?.take(row) } catch {
            let layout = shared.layout
            otherDates = error.column.map { layout.xColumns.contains($0 - 1) } == true ? layout.otherDates : nil
            throw error
        }
        guard generation > 0, outline != points?.outline || shared.layout.countsRows else { return }
        generation += 1
        reported = points?.series.map { $0.map(\.count) } ?? []
    }

    /// Reports facts that require all rows.
    private mutating func end() throws(TableError) {
        guard let layout = points?.layout, var all = points else { return }
        points = nil
        let outline = all.outline
        all.takeTotals()
        if all.outline != outline {
            generation += 1
            reported = all.series.map { $0.map(\.count) }
        }
        let isSorted = layout.place == .row || !all.sort()
        points = all
        guard all.hasValues else {
            throw failure(
                TableFault(line: layout.firstLine, "no row has a value: nothing is left for a chart."))
        }
        if !isSorted {
            endNotes.append("The rows are not in the order of the x axis and were sorted.")
            generation += 1
            reported = all.series.map { $0.map(\.count) }
        }
        if let nextTable { endNotes.append("Another table begins in line \(nextTable): left out.") }
        endNotes += all.doubts
        endNotes += json.notes
    }
}
