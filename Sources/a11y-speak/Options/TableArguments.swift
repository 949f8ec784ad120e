// SPDX-License-Identifier: MIT

import ArgumentParser
import Tables

/// The options for reading a table, for use when the detection is wrong.
struct TableArguments: ParsableArguments {
    @Option(help: "The format: csv, tsv, jsonl, columns (separated by spaces) or pairs (name=value).")
    var format: TableFormat?

    @Option(help: "The column along the chart, by name or number; row for the number of the row.")
    var x: String?

    @Option(help: "The columns that become series, by name or number, separated by commas.")
    var columns: String?

    @Option(help: "The column whose texts split the rows into series; - for none.")
    var by: String?

    @Option(help: "The character between two columns.")
    var delimiter: String?

    @Flag(help: "3,5 is three and a half.")
    var decimalComma = false

    @Flag(help: "3,500 is three thousand five hundred.")
    var decimalPoint = false

    @Option(help: "How dates are written: iso, dmy, mdy, named, year, unix, milliseconds, time, or none.")
    var dates: TableDateFormat?

    @Option(help: ArgumentHelp("The unit of a column; may be given again.", valueName: "name=unit"))
    var unit: [String] = []

    @Flag(help: "The first line has names.")
    var header = false

    @Flag(help: "The first line has values.")
    var noHeader = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The text of a missing value; may be given again.", valueName: "text"))
    var missing: [String] = []

    @Option(help: "The title of the chart.")
    var title: String?

    func validate() throws {
        if decimalComma, decimalPoint { throw ValidationError("give --decimal-comma or --decimal-point, not both") }
        if header, noHeader { throw ValidationError("give --header or --no-header, not both") }
        if let delimiter, Self.character(delimiter) == nil {
            throw ValidationError("--delimiter must be one character, or tab")
        }
        if let wrong = unit.first(where: { Self.unit($0) == nil }) {
            throw ValidationError("--unit must be a column and its unit, such as 2=ppm, not '\(wrong)'")
        }
    }

    var options: TableOptions {
        var options = TableOptions()
        options.format = format
        options.x = x
        options.columns = columns.map { $0.split(separator: ",").map(String.init) }
        options.by = by
        options.delimiter = delimiter.flatMap(Self.character)
        options.decimalComma = decimalComma ? true : decimalPoint ? false : nil
        options.dateFormat = dates
        options.units = unit.compactMap(Self.unit).reduce(into: [:]) { $0[$1.name] = $1.unit }
        options.hasHeader = header ? true : noHeader ? false : nil
        options.missing = missing
        options.title = title
        return options
    }

    private static func character(_ text: String) -> Character? {
        if text == "tab" || text == "\\t" { return "\t" }
        return text.count == 1 ? text.first : nil
    }

    private static func unit(_ text: String) -> (name: String, unit: String)? {
        guard let place = text.lastIndex(of: "="), place > text.startIndex else { return nil }
        return (String(text[..<place]), String(text[text.index(after: place)...]))
    }
}

extension TableFormat: ExpressibleByArgument {}
extension TableDateFormat: ExpressibleByArgument {}
