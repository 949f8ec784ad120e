// SPDX-License-Identifier: MIT

extension CivilTime {
    /// The text on a chart's labels, in English: the day, and the time of day when less than two days are shown.
    func label(span: Double) -> String {
        let date = "\(day) \(Self.months[month - 1]) \(year)"
        guard span < 2 * 86_400 else { return date }
        let time = "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
        return span < 600 ? "\(date) \(time):\(Self.twoDigits(Int(second)))" : "\(date) \(time)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
