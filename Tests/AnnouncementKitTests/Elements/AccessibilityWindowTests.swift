// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("Windows")
struct AccessibilityWindowTests {
    private let window = AccessibilityWindow(frame: Rect(x: 100, y: 50, width: 320, height: 280))
    private let button = AccessibilityView(frame: Rect(x: 10, y: 20, width: 90, height: 30))

    init() {
        window.accessibilityLabel = "Photos"
        window.addSubview(button)
    }

    /// Shows the window while a test runs. A window that is released at another time would move the views of other
    /// tests.
    private func shown(_ body: () -> Void) {
        window.makeKeyAndVisible()
        body()
        window.isHidden = true
    }

    private func told(x: Double, scale: Double = 1, title: String = "Photos", isActive: Bool = true) -> ViewEvent {
        let frame = Rect(x: x, y: 50, width: 320, height: 280)
        return .window(WindowSnapshot(frame: frame, scale: scale, title: title, isActive: isActive))
    }

    @Test func `a window is reported when it is shown, and then at each change`() {
        let recorder = ViewEventRecorder()
        window.frame.x = 90
        window.makeKey()
        #expect(recorder.takeEvents() == [])
        shown {
            #expect(recorder.takeEvents() == [told(x: 90)])
            window.frame.x = 110
            window.frame.x = 110
            window.resignKey()
            window.resignKey()
            window.scale = 2
            window.accessibilityLabel = "Three photos"
            window.makeKey()
            #expect(
                recorder.takeEvents() == [
                    told(x: 110), told(x: 110, isActive: false), told(x: 110, scale: 2, isActive: false),
                    told(x: 110, scale: 2, title: "Three photos", isActive: false),
                    told(x: 110, scale: 2, title: "Three photos"),
                ])
        }
    }

    @Test func `an element's frame is on the screen, and is reported relative to the window, which moves without it`() {
        let recorder = ViewEventRecorder()
        shown {
            let onScreen = Rect(x: 110, y: 70, width: 90, height: 30)
            #expect(button.accessibilityFrame == onScreen)
            let bounds = Rect(x: 0, y: 0, width: 90, height: 30)
            #expect(Accessibility.convertToScreenCoordinates(bounds, in: button) == onScreen)
            #expect(ElementSnapshot(of: button).frame == button.frame)
            let drawn = AccessibilityElement(accessibilityContainer: button)
            drawn.accessibilityFrameInContainerSpace = Rect(x: 1, y: 2, width: 3, height: 4)
            #expect(ElementSnapshot(of: drawn).frame == Rect(x: 11, y: 22, width: 3, height: 4))
            window.frame.x = 500
            #expect(button.accessibilityFrame.x == 510)
            #expect(ElementSnapshot(of: button).frame == button.frame)
        }
        withExtendedLifetime(recorder) {}
    }
}
