// SPDX-License-Identifier: GPL-3.0-or-later

/// A table that is being read. A class, because headers return to a table, and a copy each time would cost more and
/// more.
final class TOMLDraft {
    /// The origin of the table, which decides what may be added to it.
    enum Origin {
        /// The header of a table inside it has named it in passing.
        case passing
        case header
        /// A key such as `a.b` has made it.
        case dotted
        /// The table is in braces, so it is complete.
        case inline
    }

    enum Entry {
        case value(TOMLValue)
        case table(TOMLDraft)
        case tables(Tables)
    }

    /// An array of tables.
    final class Tables {
        var drafts: [TOMLDraft]
        let line: Int

        init(_ first: TOMLDraft, line: Int) {
            drafts = [first]
            self.line = line
        }
    }

    /// The greatest depth of tables in tables and arrays in arrays.
    static let deepest = 64

    var origin: Origin
    let line: Int
    let depth: Int
    private var keys: [String] = []
    private var entries: [String: Entry] = [:]

    init(_ origin: Origin, line: Int, depth: Int) {
        self.origin = origin
        self.line = line
        self.depth = depth
    }

    subscript(_ key: String) -> Entry? {
        get { entries[key] }
        set {
            guard let newValue else { return }
            if entries.updateValue(newValue, forKey: key) == nil { keys.append(key) }
        }
    }

    var table: TOMLTable {
        var table = TOMLTable()
        for key in keys {
            switch entries[key] {
            case .value(let value): table.set(key, value)
            case .table(let draft): table.set(key, draft.value)
            case .tables(let tables):
                table.set(key, TOMLValue(content: .array(tables.drafts.map(\.value)), line: tables.line))
            case nil: break
            }
        }
        return table
    }

    private var value: TOMLValue { TOMLValue(content: .table(table), line: line) }
}
