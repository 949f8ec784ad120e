// SPDX-License-Identifier: MIT

/// The options of the command line. They are read here, so that the example needs only AnnouncementKit.
struct ProcessOptions: Hashable {
    struct Mistake: Error, Hashable, CustomStringConvertible {
        let description: String
    }

    var rows = 10
    /// Seconds between two updates.
    var interval = 2.0
    /// The number of updates after which the program stops; nil for never.
    var updates: Int?
    /// The name or the number of the process in focus; nil for the busiest at the start.
    var focus: String?

    static let usage = """
        usage: ProcessTable [--rows 10] [--interval SECONDS] [--updates NUMBER] [--focus NAME|PID]
        Shows the busiest processes, and says what the focused one does.
        """

    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value.") }
            switch option {
            case "--rows": rows = try Self.number(value, of: option, in: 1...1_000)
            case "--interval": interval = try Self.number(value, of: option, in: 0.1...3600)
            case "--updates": updates = try Self.number(value, of: option, in: 1...1_000_000)
            case "--focus": focus = value
            default: throw Mistake(description: "\(option) is no option.")
            }
        }
    }

    private static func number<Number: LosslessStringConvertible & Comparable>(
        _ text: String, of option: String, in range: ClosedRange<Number>
    ) throws(Mistake) -> Number {
        guard let number = Number(text), range.contains(number) else {
            throw Mistake(description: "\(option) is \(text); it is \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
