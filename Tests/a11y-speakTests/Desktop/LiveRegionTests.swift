// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Live regions")
struct LiveRegionTests {
    private var story = DesktopStory()
    private let object = DesktopStory.object("/5")

    @Test mutating func `an object is asked once, and the newest of what it told meanwhile is said`() {
        story.take(.inserted(object, "one"))
        story.take(.inserted(object, "two"))
        story.take(.described(object, .polite))
        story.wait(1)
        story.take(.inserted(object, "three"))
        #expect(story.done() == ["describe /5", "firefox: low two", "firefox: low three"])
    }

    @Test mutating func `a silent object is asked again after five seconds, because browsers describe it late`() {
        story.take(.inserted(object, "one"))
        story.take(.described(object, .silent))
        story.wait(4)
        story.take(.inserted(object, "two"))
        story.wait(1)
        story.take(.inserted(object, "three"))
        story.take(.described(object, .polite))
        #expect(story.done() == ["describe /5", "describe /5", "firefox: low three"])
    }

    @Test mutating func `text of an object that is not live is silent, and the object is not asked again at once`() {
        for _ in 1...3 {
            story.take(.inserted(object, "typed"))
            story.take(.described(object, .silent))
        }
        #expect(story.done() == ["describe /5"])
    }

    @Test mutating func `a program is asked four times at once, and twenty times in a second`() {
        for number in 1...100 { story.take(.inserted(DesktopStory.object("/\(number)"), "text")) }
        #expect(story.done() == (1...4).map { "describe /\($0)" })
        for number in 1...100 {
            story.take(.inserted(DesktopStory.object("/\(number)"), "text"))
            story.take(.described(DesktopStory.object("/\(number)"), .silent))
        }
        #expect(story.done().count == 16)
    }

    @Test mutating func `an object that does not answer is not asked for half a minute`() {
        story.take(.inserted(object, "text"))
        story.take(.described(object, nil))
        story.take(.inserted(object, "text"))
        story.wait(31)
        story.take(.inserted(object, "text"))
        #expect(story.done() == ["describe /5", "describe /5"])
    }

    @Test mutating func `an embedded object is read in its place`() {
        let child = DesktopStory.object("/6")
        story.take(.childAdded(object, child))
        story.take(.inserted(object, "\u{FFFC}"))
        story.take(.described(object, .polite))
        story.take(.read(child, "Line one"))
        #expect(story.done() == ["describe /5", "read /6", "firefox: low Line one"])
    }

    @Test mutating func `an alert of a page is read when it comes in sight`() {
        story.take(.appeared(object))
        story.take(.described(object, .assertive))
        story.take(.read(object, "Wrong password"))
        #expect(story.done() == ["describe /5", "read /5", "firefox: default Wrong password"])
    }

    @Test mutating func `a screen reader says them itself`() {
        story.take(.listenerAdded(ScreenReaders.Registration(":1.9", "Object:StateChanged:Focused")))
        story.take(.inserted(object, "text"))
        story.take(.appeared(object))
        #expect(story.done() == ["presence true"])
    }

    @Test(
        arguments: [
            (["container-live": "polite"], .polite), (["container-live": "assertive"], .assertive),
            (["container-live": "off", "tag": "p"], .silent),
            (["container-live": "polite", "hidden": "true"], .silent),
            (["xml-roles": "alert"], .assertive), (["tag": "p"], .silent), ([:], nil),
        ] as [([String: String], Liveness?)])
    func `attributes give the liveness`(attributes: [String: String], liveness: Liveness?) {
        #expect(Liveness(attributes: attributes) == liveness)
    }

    @Test func `elsewhere the role does`() {
        #expect([2, 54, 101, 110, 73].map(Liveness.init(role:)) == [.assertive, .polite, .polite, .polite, .silent])
    }
}
