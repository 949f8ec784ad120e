// SPDX-License-Identifier: MIT

/// Whether the first row of a table names its columns.
struct HeadGuess {
    let gaps: GapWords
    let number: NumberReading
    let isListing: Bool

    /// A head has a text where the column below has numbers or dates. Numbers in it are names only where they rise or fall by
    /// whole numbers, as years do, and the rows below do not.
    func isHead(_ first: [String], above below: [[String]]) -> Bool {
        let numbers = first.compactMap { $0.isEmpty ? nil : number.value($0) }
        guard numbers.isEmpty || areNames(numbers) else { return false }
        guard !below.isEmpty else { return numbers.isEmpty && first.contains { !gaps.contains($0) } }
        if first.indices.contains(where: { names($0, first, below) }) { return true }
        if numbers.isEmpty {
            let isWords = first.allSatisfy { $0.utf8.first.map { $0 &- 0x30 >= 10 } ?? true }
            return isWords && first.indices.contains { isNew($0, first, below) }
        }
        return areYears(numbers) && numbers.count < first.count
            && !below.prefix(2).contains { areYears($0.compactMap { number.value($0) }) }
    }

    /// Whether a field is a text, and the column below it numbers or dates.
    private func names(_ column: Int, _ first: [String], _ below: [[String]]) -> Bool {
        guard !gaps.contains(first[column]), number.value(first[column]) == nil else { return false }
        let cells = below.map { $0[column] }
        let sample = ColumnSample(
            index: column, head: nil, cells: cells, gaps: gaps, number: number, isListing: isListing)
        if sample.kind == .number { return sample.reading?.value(ArraySlice(first[column].utf8), number) == nil }
        guard let guess = DateGuess(sample, format: nil, number: number) else { return false }
        return guess.reading.seconds(first[column]) == nil
    }

    /// Whether a field is in none of the rows below, which have the same few texts there again and again.
    private func isNew(_ column: Int, _ first: [String], _ below: [[String]]) -> Bool {
        guard !gaps.contains(first[column]) else { return false }
        let different = Set(below.map { $0[column] })
        return different.count > 1 && different.count * 2 <= below.count && !different.contains(first[column])
    }

    private func areNames(_ numbers: [Double]) -> Bool {
        numbers.count > 1 && SampleOrder(numbers) == .strict && numbers.allSatisfy { $0 == $0.rounded() }
    }

    private func areYears(_ numbers: [Double]) -> Bool {
        areNames(numbers) && numbers.allSatisfy { (1500...2200).contains($0) }
    }
}
