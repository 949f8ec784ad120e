// SPDX-License-Identifier: MIT

import Glibc

/// The names of the Swift symbols of this process's program, from the symbol table of its file. A stripped program has
/// none.
struct SymbolTable {
    private let bytes: UnsafeRawBufferPointer
    private let symbols: Range<Int>
    private let names: Int

    /// The table of the running program, which stays in memory; nil if it cannot be read.
    @MainActor static let own = SymbolTable(path: "/proc/self/exe")

    /// The sections' type of the symbol table, and the sizes of an entry of a section and of a symbol in ELF64.
    private static let (symbolTable, sectionSize, symbolSize) = (UInt32(2), 64, 24)

    private init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_size > 64,
            let start = mmap(nil, Int(facts.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
        else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(facts.st_size))
        guard bytes.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        func number(_ place: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
        let (sections, count) = (number(40), Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self)))
        func section(_ index: Int) -> Int { sections + index * Self.sectionSize }
        guard sections > 0, section(count) <= bytes.count else { return nil }
        let found = (0..<count).map(section).first {
            bytes.loadUnaligned(fromByteOffset: $0 + 4, as: UInt32.self) == Self.symbolTable
        }
        guard let found else { return nil }
        let strings = section(Int(bytes.loadUnaligned(fromByteOffset: found + 40, as: UInt32.self)))
        symbols = number(found + 24)..<number(found + 24) + number(found + 32)
        names = number(strings + 24)
        self.bytes = bytes
        guard symbols.upperBound <= bytes.count, names < bytes.count else { return nil }
    }

    /// The names that begin with one of the prefixes and meet a condition, each once.
    func names(beginning prefixes: [String], where isMeant: (String) -> Bool) -> Set<String> {
        var found: Set<String> = []
        let prefixes = prefixes.map { (Array($0.utf8), $0.utf8.count) }
        guard let start = bytes.baseAddress else { return [] }
        for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize) {
            let name = start + names + Int(bytes.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
            guard prefixes.contains(where: { strncmp(name.assumingMemoryBound(to: CChar.self), $0.0, $0.1) == 0 })
            else {
                continue
            }
            let text = String(cString: name.assumingMemoryBound(to: CChar.self))
            if isMeant(text) { found.insert(text) }
        }
        return found
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// A symbol as a declaration, by Swift's runtime; nil if it is none.
    static func declaration(_ symbol: String) -> String? {
        guard let found = dlsym(nil, "swift_demangle") else { return nil }
        let demangle = unsafeBitCast(found, to: Demangle.self)
        guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
