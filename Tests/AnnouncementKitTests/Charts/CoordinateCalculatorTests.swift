// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Coordinates")
struct CoordinateCalculatorTests {
    @Test func `an x axis grows to the right, and a y axis upwards`() {
        let x = CoordinateCalculator(range: DataRange(min: 1, max: 5), length: 400)
        #expect([1, 2, 5, 6, -1].map { x.coordinate(of: $0) } == [0, 100, 400, 500, -200])
        #expect([0, 100, 400, 500].map { x.value(at: $0) } == [1, 2, 5, 6])
        let y = CoordinateCalculator(range: DataRange(min: 0, max: 10), length: 200, isFlipped: true)
        #expect([0, 10, 2.5].map { y.coordinate(of: $0) } == [200, 0, 150])
        #expect([200, 0, 150].map { y.value(at: $0) } == [0, 10, 2.5])
    }

    @Test func `a logarithmic axis has equal distances for equal factors, and no place for zero`() {
        let axis = CoordinateCalculator(range: DataRange(min: 1, max: 1000), scale: .logarithmic, length: 300)
        #expect([1, 10, 100, 1000].map { axis.coordinate(of: $0) } == [0, 100, 200, 300])
        #expect([0, -5, .nan, .infinity].map { axis.coordinate(of: $0) } == [nil, nil, nil, nil])
        #expect([0, 100, 200].map { axis.value(at: $0) } == [1, 10, 100])
    }

    @Test func `categories are at their indices, and a pixel belongs to the nearest`() {
        let axis = CoordinateCalculator(
            range: DataRange(min: -0.5, max: 2.5), scale: .category(["Jan", "Feb", "Mar"]), length: 300)
        #expect([0, 1, 2].map { axis.coordinate(of: $0) } == [50, 150, 250])
        #expect([0, 120, 290, 900, -900].map { axis.value(at: $0) } == [0, 1, 2, 2, 0])
    }

    @Test func `a date axis counts in seconds`() {
        let axis = CoordinateCalculator(
            range: DataRange(min: 0, max: 86_400), scale: .date(offsetFromUTC: 3600), length: 240)
        #expect(axis.coordinate(of: 3600) == 10)
        #expect(axis.value(at: 10) == 3600)
    }

    @Test func `an axis without span puts everything in its middle, and one without length has no values`() {
        let point = CoordinateCalculator(range: DataRange(min: 5, max: 5), length: 100)
        #expect(point.coordinate(of: 5) == 50)
        #expect(point.value(at: 20) == 5)
        let none = CoordinateCalculator(range: DataRange(min: 0, max: 5), length: 0)
        #expect(none.coordinate(of: 3) == 0)
        #expect(none.value(at: 3) == nil)
    }

    @Test func `the span of a range may exceed the largest Double`() {
        let huge = Double.greatestFiniteMagnitude
        let axis = CoordinateCalculator(range: DataRange(min: -huge, max: huge), length: 100)
        #expect([-huge, 0, huge].map { axis.coordinate(of: $0) } == [0, 50, 100])
        #expect([0, 50, 100].map { axis.value(at: $0) } == [-huge, 0, huge])
    }
}
