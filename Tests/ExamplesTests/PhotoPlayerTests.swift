// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import PhotoPlayer

@MainActor
@Suite("Example: the progress slider")
struct ProgressSliderTests {
    @Test func `the slider is an adjustable element that updates frequently, and its label and traits cannot change`() {
        let slider = ProgressSlider(value: 20)
        slider.accessibilityLabel = "Other"
        slider.accessibilityTraits = .button
        #expect(slider.isAccessibilityElement)
        #expect(
            ElementSnapshot(of: slider)
                == ElementSnapshot(
                    id: slider.accessibility.id, label: "Playing progress", value: "20",
                    traits: [.adjustable, .updatesFrequently], frame: .zero))
    }

    @Test func `increment and decrement change the value by 5`() {
        let slider = ProgressSlider(value: 20)
        let values = [slider.accessibilityIncrement, slider.accessibilityIncrement, slider.accessibilityDecrement].map {
            $0()
            return slider.value
        }
        #expect(values == [25, 30, 25])
    }

    @Test func `the value is clamped to the minimum, then to the maximum, which wins when they cross`() {
        let low = ProgressSlider(value: 2)
        low.accessibilityDecrement()
        let high = ProgressSlider(value: 98)
        high.accessibilityIncrement()
        let crossed = ProgressSlider(value: 50, minimumValue: 80, maximumValue: 20)
        crossed.accessibilityIncrement()
        #expect([low.value, high.value, crossed.value] == [0, 100, 20])
    }

    @Test func `every target is called at each adjustment, also when the value stays`() {
        @MainActor
        final class Target {
            var calls = 0
            func valueChanged() { calls += 1 }
        }
        let slider = ProgressSlider(value: 95)
        let targets = [Target(), Target()]
        for target in targets { slider.addTarget(target, valueChanged: Target.valueChanged) }
        for _ in 0..<3 { slider.accessibilityIncrement() }
        #expect(targets.map(\.calls) == [3, 3])
    }

    @Test func `the new value is announced, with the bound at the end`() {
        let recorder = ViewEventRecorder()
        let slider = ProgressSlider(value: 90)
        Accessibility.focus(slider)
        for _ in 0..<3 { slider.accessibilityIncrement() }
        #expect(
            recorder.takeLines() == [
                "default: Playing progress, 90, adjustable", "default: 95", "default: 100, maximum",
                "default: 100, maximum",
            ])
    }
}

@MainActor
@Suite("Example: the photo grid")
struct PhotoGridTests {
    private final class Album: PhotoGridDataSource {
        var count: Int
        init(count: Int) { self.count = count }

        func numberOfItems(in photoGrid: PhotoGrid) -> Int { count }

        func photoGrid(_ photoGrid: PhotoGrid, layerForItemAt index: Int) -> PhotoItemLayer {
            PhotoItemLayer(frame: Rect(x: Double(index) * 10, y: 1, width: 8, height: 8))
        }
    }

    private func grid(_ album: Album) -> PhotoGrid {
        let grid = PhotoGrid(frame: Rect(x: 100, y: 200, width: 30, height: 10))
        grid.dataSource = album
        grid.reloadData()
        return grid
    }

    private func elements(of grid: PhotoGrid) -> [any AccessibilityObject] {
        (0..<grid.accessibilityElementCount()).compactMap(grid.accessibilityElement)
    }

    @Test func `a photo's element has a label, an identifier from 0 and a trait, and the grid is not an element`() {
        let album = Album(count: 3)
        let grid = grid(album)
        #expect(!grid.isAccessibilityElement)
        let snapshots = elements(of: grid).map { ElementSnapshot(of: $0) }
        let expected = snapshots.enumerated().map { index, snapshot in
            ElementSnapshot(
                id: snapshot.id, label: "Photo", traits: .button, identifier: "Photo \(index)",
                frame: Rect(x: 100 + Double(index) * 10, y: 201, width: 8, height: 8),
                container: grid.accessibility.id, index: index, count: 3)
        }
        #expect(snapshots == expected)
        #expect(Set(snapshots.map(\.id)).count == 3)
    }

    @Test func `reload posts exactly one layoutChanged without an argument, after all photos`() {
        let recorder = ViewEventRecorder()
        let album = Album(count: 2)
        let grid = grid(album)
        let displayed = elements(of: grid).map { ViewEvent.willDisplay(ElementSnapshot(of: $0)) }
        #expect(recorder.takeEvents() == displayed + [.posted(.layoutChanged, nil)])
        #expect(recorder.takeLines() == [])
    }

    @Test func `reload posts one layoutChanged also when the grid is empty`() {
        let recorder = ViewEventRecorder()
        let empty = Album(count: -1)
        #expect(elements(of: grid(empty)).isEmpty)
        PhotoGrid().reloadData()
        #expect(recorder.takeEvents() == [.posted(.layoutChanged, nil), .posted(.layoutChanged, nil)])
    }

    @Test func `reload removes the previous photos`() {
        let recorder = ViewEventRecorder()
        let album = Album(count: 2)
        let grid = grid(album)
        let old = elements(of: grid)
        _ = recorder.takeEvents()
        album.count = 1
        grid.reloadData()
        #expect(grid.accessibilityElementCount() == 1)
        #expect(old.map(grid.index(ofAccessibilityElement:)) == [nil, nil])
        let new = elements(of: grid).map { ViewEvent.willDisplay(ElementSnapshot(of: $0)) }
        #expect(
            recorder.takeEvents()
                == old.map { .didEndDisplay($0.accessibility.id) } + new + [.posted(.layoutChanged, nil)])
    }

    @Test func `the frame of an element is its layer's current place on the screen`() {
        let recorder = ViewEventRecorder()
        let album = Album(count: 2)
        let grid = grid(album)
        let window = AccessibilityView(frame: Rect(x: 1000, y: 0, width: 1, height: 1))
        _ = recorder.takeEvents()
        let element = grid.accessibilityElement(at: 1)
        let places = [
            { grid.frame.x = 50 }, { grid.scroll(to: Point(x: 0, y: 5)) }, { window.addSubview(grid) },
        ].map { move in
            move()
            return element?.accessibilityFrame
        }
        #expect(
            places == [
                Rect(x: 60, y: 201, width: 8, height: 8), Rect(x: 60, y: 196, width: 8, height: 8),
                Rect(x: 1060, y: 196, width: 8, height: 8),
            ])
        #expect(grid.accessibilityElement(at: 1) === element)
    }

    @Test func `moved layers report their frames, and post one layoutChanged`() {
        let recorder = ViewEventRecorder()
        let album = Album(count: 2)
        let grid = grid(album)
        _ = recorder.takeEvents()
        grid.scroll(to: Point(x: 3, y: 4))
        let moves = elements(of: grid).map { element in
            var change = ElementChange(id: element.accessibility.id)
            change.frame = .some(ElementSnapshot(of: element).frame)
            return ViewEvent.invalidated(change, cause: .program)
        }
        #expect(recorder.takeEvents() == moves + [.posted(.layoutChanged, nil)])
    }

    @Test func `an index out of range returns nil`() {
        let album = Album(count: 2)
        let grid = grid(album)
        #expect([-1, 2, Int.max].allSatisfy { grid.accessibilityElement(at: $0) == nil })
    }

    @Test func `the index of an element is that of its photo, and nil for another grid's element`() {
        let album = Album(count: 2)
        let (one, other) = (grid(album), grid(album))
        #expect(elements(of: one).map(one.index(ofAccessibilityElement:)) == [0, 1])
        #expect(elements(of: other).map(one.index(ofAccessibilityElement:)) == [nil, nil])
    }

    @Test func `a subview that the grid does not list is hidden`() {
        let album = Album(count: 2)
        let grid = grid(album)
        let badge = AccessibilityView()
        badge.isAccessibilityElement = true
        grid.addSubview(badge)
        #expect(ReadingOrder(of: grid).elements.map(\.accessibilityIdentifier) == ["Photo 0", "Photo 1"])
    }

    @Test func `activating a photo selects it, and activating a removed one is not handled`() {
        let album = Album(count: 2)
        let grid = grid(album)
        var selected: [Int] = []
        grid.didSelect = { selected.append($0) }
        let photos = elements(of: grid)
        #expect(photos.map { ElementAction.activate.perform(on: $0) } == [true, true])
        grid.reloadData()
        #expect(photos.map { ElementAction.activate.perform(on: $0) } == [false, false])
        #expect(selected == [0, 1])
    }
}

@MainActor
@Suite("Example: the photo player's screen")
struct PhotoScreenTests {
    @Test func `the screen appears with the first photo in focus, and the slider is read last`() {
        let recorder = ViewEventRecorder()
        let screen = PhotoScreen()
        screen.appear()
        #expect(Accessibility.focusedElement?.accessibilityIdentifier == "Photo 0")
        for element in ReadingOrder(of: screen.view).elements.dropFirst(5) { Accessibility.focus(element) }
        screen.slider.accessibilityIncrement()
        screen.grid.reloadData()
        #expect(
            recorder.takeLines().filter { !$0.hasPrefix("ended") } == [
                "default: Photo, button, 1 of 6", "default: Photo, button, 6 of 6",
                "default: Playing progress, 20, adjustable",
                "default: 25",
            ])
        #expect(Accessibility.focusedElement === screen.slider)
    }
}
