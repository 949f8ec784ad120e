// SPDX-License-Identifier: MIT

/// The first bytes of binary files, each with the sentence that names the command that makes text of it.
enum FileSignature {
    /// The fault for a binary file; nil for others.
    static func fault(_ bytes: [UInt8]) -> TableFault? {
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return archive(bytes) }
        guard let known = known.first(where: { bytes.starts(with: $0.start) }) else { return nil }
        return TableFault(known.sentence)
    }

    private static func archive(_ bytes: [UInt8]) -> TableFault {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        let isBook =
            start.contains("[Content_Types].xml") || start.contains("opendocument.spreadsheet") || start.contains("xl/")
        return TableFault(
            isBook
                ? "it is a spreadsheet: libreoffice --headless --convert-to csv FILE makes a table of it."
                : "it is an archive: unzip -p FILE | a11y-speak explore - reads the table in it.")
    }

    private static let known: [(start: [UInt8], sentence: String)] = [
        ([0x1F, 0x8B], compressed("gunzip -c")), ([0xFD, 0x37, 0x7A], compressed("xz -dc")),
        ([0x28, 0xB5, 0x2F, 0xFD], compressed("zstd -dc")), ([0x42, 0x5A, 0x68], compressed("bunzip2 -c")),
        (Array("PAR1".utf8), "it is Parquet: duckdb -csv -c \"from 'FILE'\" | a11y-speak explore - reads it."),
        (Array("ARROW1".utf8), arrow), (Array("FEA1".utf8), arrow),
        (
            Array("SQLite format 3".utf8),
            "it is a SQLite database: sqlite3 -header -csv FILE 'select * from NAME' | a11y-speak explore - reads a table."
        ),
        (
            [0xD0, 0xCF, 0x11, 0xE0],
            "it is a spreadsheet of old: libreoffice --headless --convert-to csv FILE makes a table of it."
        ),
        ([0x89, 0x48, 0x44, 0x46], "it is HDF5: h5dump -d NAME -y -o table.txt FILE writes a data set as text."),
        (Array("CDF".utf8), "it is netCDF: ncdump -v NAME FILE prints a variable as text."),
        (Array("%PDF".utf8), "it is PDF: pdftotext -layout FILE - | a11y-speak explore - may read its table."),
        ([0x89, 0x50, 0x4E, 0x47], "it is a picture: a table is text."),
        ([0xFF, 0xD8, 0xFF], "it is a picture: a table is text."),
        ([0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59], python("numpy", "numpy.savetxt(sys.stdout, numpy.load(\"FILE\"))")),
    ]

    private static let arrow = python("pandas", "print(pandas.read_feather(\"FILE\").to_csv())")

    private static func compressed(_ tool: String) -> String {
        "it is compressed: \(tool) FILE | a11y-speak explore - reads it."
    }

    private static func python(_ module: String, _ command: String) -> String {
        "it is binary: python3 -c 'import sys, \(module); \(command)' | a11y-speak explore - reads it."
    }
}
