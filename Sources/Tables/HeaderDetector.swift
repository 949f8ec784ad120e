// SPDX-License-Identifier: MIT

/// Guesses whether the first row of a table is a heading with the names of the columns.
struct HeaderDetector {
    let gaps: MissingValueMarkers
    let number: NumberReading
    let isListing: Bool

    /// A heading has a text above a column of numbers or dates. Numbers in a heading must be whole and rise or fall, as
    /// years do, and the rows below must not.
    func isHead(_ first: [String], above below: [[String]]) -> Bool {
        let numbers = first.compactMap { $0.isEmpty || RateName.isName($0) ? nil : number.value($0) }
        guard numbers.isEmpty || areNames(numbers) else { return false }
        if isCornered(first, numbers, below) || isScale(first, numbers, below) { return true }
        guard !below.isEmpty else { return numbers.isEmpty && first.contains { !gaps.contains($0) } }
        if first.indices.contains(where: { names($0, first, below) }) { return true }
        if numbers.isEmpty {
            let isWords = first.allSatisfy { $0.utf8.first.map { $0 &- 0x30 >= 10 } ?? true }
            return isWords && first.indices.contains { isNew($0, first, below) }
        }
        return areYears(numbers) && numbers.count < first.count
            && !below.prefix(2).contains { areYears($0.compactMap { number.value($0) }) }
    }

    /// Whether only the corner is empty, above texts, and numbers that count up or are equal groups are above numbers.
    private func isCornered(_ first: [String], _ numbers: [Double], _ below: [[String]]) -> Bool {
        guard let corner = first.first, corner.isEmpty, numbers.count == first.count - 1, numbers.count > 1,
            zip(numbers, numbers.dropFirst()).allSatisfy({ $1 - $0 == 1 }), !below.isEmpty
        else { return false }
        return below.allSatisfy { row in
            let values = row.dropFirst().compactMap { number.value($0) }
            return !row[0].isEmpty && number.value(row[0]) == nil
                && !zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
        }
    }

    /// Whether the numbers are a scale, such as wavelengths, after the name of the first column: their steps are equal, and they
    /// are more than ten times as large as each number below.
    private func isScale(_ first: [String], _ numbers: [Double], _ below: [[String]]) -> Bool {
        guard numbers.count > 2, numbers.count == first.count - 1, number.value(first[0]) == nil, !first[0].isEmpty,
            below.count > 1, let lowest = numbers.min()
        else { return false }
        let step = numbers[1] - numbers[0]
        let values = below.flatMap { $0.dropFirst().compactMap { number.value($0) } }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == step }
            && !values.isEmpty && values.allSatisfy { abs($0) * 10 < lowest }
    }

    /// Whether a field is a text above a column of numbers or dates.
    private func names(_ column: Int, _ first: [String], _ below: [[String]]) -> Bool {
        let isRate = RateName.isName(first[column])
        guard !gaps.contains(first[column]), isRate || number.value(first[column]) == nil else { return false }
        let cells = below.map { $0[column] }
        let sample = ColumnSample(
            index: column, head: nil, cells: cells, gaps: gaps, number: number, isListing: isListing)
        if isRate { return sample.kind == .number && sample.signs(number).isEmpty }
        if sample.kind == .number { return sample.reading?.value(ArraySlice(first[column].utf8), number) == nil }
        if sample.reading?.isTruth == true {
            return sample.reading?.value(ArraySlice(first[column].utf8), number) == nil
        }
        guard let guess = DateGuess(sample, format: nil, number: number) else { return false }
        return guess.reading.seconds(first[column]) == nil
    }

    /// Whether a field differs from all rows below, where the same few texts repeat.
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
