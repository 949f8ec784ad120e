// SPDX-License-Identifier: MIT

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
