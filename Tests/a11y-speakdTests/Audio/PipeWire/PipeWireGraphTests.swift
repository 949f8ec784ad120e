// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("PipeWire's graph")
struct PipeWireGraphTests {
    private var graph = PipeWireGraph()

    @Test mutating func `a stream's sink is the sink node it is linked to`() {
        graph.add(node: 30, name: "card", mediaClass: "Audio/Sink")
        graph.add(node: 31, name: "headset", mediaClass: "Audio/Duplex")
        graph.add(node: 32, name: "microphone", mediaClass: "Audio/Source")
        graph.add(link: 50, from: 40, to: 30)
        graph.add(link: 51, from: 40, to: 30)
        graph.add(link: 52, from: 41, to: 31)
        graph.add(link: 53, from: 43, to: 32)
        #expect([40, 41, 42, 43].map { graph.sink(of: $0) } == ["card", "headset", nil, nil])
        #expect(graph.hasSink(named: "headset"))
        #expect(!graph.hasSink(named: "microphone"))
    }

    @Test mutating func `a stream has no sink after its link or its sink is removed`() {
        graph.add(node: 30, name: "card", mediaClass: "Audio/Sink")
        graph.add(link: 50, from: 40, to: 30)
        graph.add(link: 51, from: 41, to: 30)
        graph.remove(50)
        #expect([40, 41].map { graph.sink(of: $0) } == [nil, "card"])
        graph.remove(30)
        #expect([40, 41].map { graph.sink(of: $0) } == [nil, nil])
    }

    @Test mutating func `the dummy sink and a recorder's stream do not count as sinks`() {
        graph.add(node: 30, name: "auto_null", mediaClass: "Audio/Sink")
        graph.add(node: 31, name: "recorder", mediaClass: "Stream/Input/Audio")
        #expect(!graph.hasSink)
        graph.add(node: 32, name: "equalizer", mediaClass: "Audio/Sink/Virtual")
        #expect(graph.hasSink)
    }

    @Test func `socket paths follow the environment as PipeWire's own library does`() {
        func paths(_ environment: [String: String]) -> [String] { PipeWirePlace(environment: environment).paths }
        #expect(paths(["XDG_RUNTIME_DIR": "/run/user/5"]) == ["/run/user/5/pipewire-0", "/run/pipewire/pipewire-0"])
        #expect(paths(["PIPEWIRE_REMOTE": "/tmp/x", "XDG_RUNTIME_DIR": "/run/user/5"]) == ["/tmp/x"])
        #expect(
            paths(["PIPEWIRE_REMOTE": "far", "PIPEWIRE_RUNTIME_DIR": "/a", "XDG_RUNTIME_DIR": "/b"])
                == ["/a/far", "/b/far", "/run/pipewire/far"])
        #expect(paths([:]) == ["/run/pipewire/pipewire-0"])
    }

    @Test func `a muted or silent stream or sink is reported with the command that fixes it`() {
        var graph = PipeWireGraph()
        graph.add(node: 5, name: "speakers", mediaClass: "Audio/Sink")
        graph.add(link: 9, from: 7, to: 5)
        #expect(graph.silence(of: 7) == nil)
        graph.set(SoundMuting.Outlet(isAtZero: true), of: 7)
        #expect(graph.silence(of: 7) == "the volume of the daemon's own stream is 0: wpctl set-volume 7 100%")
        graph.set(SoundMuting.Outlet(isMuted: true), of: 7)
        #expect(graph.silence(of: 7) == "the daemon's own stream is muted: wpctl set-mute 7 0")
        graph.set(SoundMuting.Outlet(isAtZero: true), of: 5)
        graph.set(SoundMuting.Outlet(), of: 7)
        #expect(graph.silence(of: 7) == "the volume of the sink speakers is 0: wpctl set-volume 5 50%")
        graph.set(SoundMuting.Outlet(isMuted: true), of: 5)
        #expect(graph.silence(of: 7) == "the sink speakers is muted: wpctl set-mute 5 0")
        graph.remove(5)
        #expect(graph.silence(of: 7) == nil)
    }
}
