// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Several engines behind one synthesizer")
struct EngineSynthesizerTests {
    @Test func `a text for espeak-ng's voices reaches it unchanged`() {
        let stage = EngineStage()
        stage.say([("gmw/en", "One. "), ("gmw/de", "Zwei.")])
        #expect(stage.espeak.take() == ["speak gmw/en: One. |gmw/de: Zwei. @0."])
        stage.espeak.word(at: 0, sample: 0)
        stage.espeak.makes(10)
        stage.espeak.ends()
        #expect(stage.heard.lines == ["0 at 0", "completed"])
        #expect(stage.heard.count == 10)
        stage.synthesizer.stop(stage.id)
        #expect(stage.espeak.take() == ["stop"])
    }

    @Test func `other engines report their voices after readiness`() async throws {
        let stage = EngineStage()
        #expect(stage.synthesizer.catalog.voice(named: "flite/any") == "flite/any")
        stage.synthesizer.daemonIsReady()
        let catalog = try #require(await stage.catalog())
        #expect(catalog.voice(named: "flite/slt") == "flite/slt")
        #expect(catalog.voice(named: "flite/any") == nil)
        #expect(stage.synthesizer.catalog.voices == catalog.voices)
    }

    @Test func `an utterance for an engine that is not running is spoken once it has started`() async {
        let stage = EngineStage()
        stage.say([("flite/SLT", "Hello.")])
        _ = await stage.catalog()
        #expect(stage.flite.take() == ["speak SLT: Hello. @0."])
        stage.does {
            stage.flite.makes(10)
            stage.flite.ends()
        }
        #expect(stage.heard.lines == ["completed"])
        #expect(stage.espeak.take() == [])
    }

    @Test(arguments: [("gmw/en", "gmw/de"), ("gmw/de+klatt4", "gmw/de+klatt4")])
    func `the user's voice replaces a failed engine's voice if it speaks the language`(
        native: VoiceName, stand: String
    ) async {
        let stage = EngineStage(native: native)
        stage.say([("flite/slt", "Eins.")])
        _ = await stage.catalog()
        stage.does { stage.flite.ends(.failed("gone")) }
        #expect(stage.espeak.take() == ["speak \(stand): Eins. @0."])
    }

    @Test func `engines follow each other, and words have their places in the whole sound`() async {
        let stage = EngineStage()
        stage.say([("gmw/en", "One. "), ("flite/slt", "Zwei.")])
        #expect(stage.espeak.take() == ["speak gmw/en: One.  @0"])
        stage.espeak.word(at: 0, sample: 5)
        stage.espeak.makes(100)
        stage.does { stage.espeak.wantsNext() }
        #expect(stage.espeak.take() == ["append gmw/en:  @5."])
        stage.does { stage.espeak.ends() }
        _ = await stage.catalog()
        #expect(stage.flite.take() == ["speak slt: Zwei. @5."])
        // Two milliseconds of the leading silence stay.
        stage.flite.word(at: 5, sample: 42)
        stage.flite.makes(silence: 42, 50)
        stage.does { stage.flite.ends() }
        #expect(stage.heard.lines == ["0 at 5", "5 at 102", "completed"])
        #expect(stage.heard.count == 152)
    }

    @Test func `an engine that dies is replaced from the cut sentence on, and reported once`() async {
        let stage = EngineStage()
        stage.say([("flite/slt", "Eins zwei. Drei vier.")])
        _ = await stage.catalog()
        #expect(stage.flite.take() == ["speak slt: Eins zwei. Drei vier. @0."])
        stage.does {
            stage.flite.word(at: 0, sample: 0)
            stage.flite.makes(30)
            stage.flite.word(at: 16, sample: 30)
            stage.flite.makes(20)
            stage.flite.ends(.failed("it died"))
        }
        #expect(stage.espeak.take() == ["speak gmw/de: Drei vier. @11."])
        stage.espeak.word(at: 11, sample: 0)
        stage.espeak.makes(40)
        stage.does { stage.espeak.ends() }
        #expect(stage.heard.lines == ["0 at 0", "16 at 30", "11 at 50", "completed"])
        #expect(stage.heard.count == 90)
        #expect(
            stage.sentencesTold == ["The voices of flite are missing, and espeak-ng speaks instead: it died."])
        #expect(stage.synthesizer.problem == nil)
    }

    @Test(arguments: [0, 40])
    func `a text that an engine makes silence of is said by espeak-ng without a report`(silence: Int) async {
        let stage = EngineStage()
        stage.say([("flite/slt", "* * *")])
        _ = await stage.catalog()
        stage.does {
            stage.flite.makes(silence: silence, 0)
            stage.flite.ends()
        }
        #expect(stage.espeak.take() == ["speak gmw/de: * * * @0."])
        stage.espeak.makes(30)
        stage.does { stage.espeak.ends() }
        #expect(stage.heard.lines == ["completed"])
        #expect(stage.heard.count == silence + 30)
        #expect(stage.sentencesTold == [])
    }

    @Test(arguments: [
        ("no file", 1000, "flite/slt", "no file"),
        (nil, 16_000, "flite/slt", "it makes 16000 samples a second instead of 1000"),
        (nil, 1000, "flite/nobody", "it has no voice \"nobody\""),
    ])
    func `an engine that cannot speak is replaced by espeak-ng and reported with the reason`(
        problem: String?, rate: Int, voice: String, told: String
    ) async {
        let stage = EngineStage(problem: problem, sampleRate: rate)
        stage.say([(voice, "Hello.")])
        _ = await stage.catalog()
        #expect(stage.flite.take().filter { $0 != "ended" } == [])
        #expect(stage.espeak.take() == ["speak gmw/en: Hello. @0."])
        #expect(
            stage.sentencesTold == ["The voices of flite are missing, and espeak-ng speaks instead: \(told)."])
    }

    @Test func `an engine that is added later speaks`() async {
        let stage = EngineStage(engines: [])
        stage.say([("flite/slt", "Hello.")])
        #expect(stage.espeak.take() == ["speak flite/slt: Hello. @0."])
        stage.synthesizer.use([EngineStage.module])
        #expect(stage.synthesizer.names == ["flite"])
        #expect(await stage.catalog()?.voice(named: "flite/any") == "flite/any")
        stage.say([("flite/slt", "Hello.")])
        _ = await stage.catalog()
        #expect(stage.flite.take() == ["speak slt: Hello. @0."])
        #expect(stage.espeak.take() == [])
    }

    @Test func `an engine is started for a text that waits, and makes it before it is spoken`() async {
        let stage = EngineStage()
        let voice = SpeechParameters(voice: "flite/slt", rate: 175, pitch: 50, volume: 100)
        stage.synthesizer.prepare(Utterance(text: "Hello.", voice: voice))
        #expect(stage.flite.take() == [])
        _ = await stage.catalog()
        stage.does {}
        #expect(stage.flite.take() == ["prepare slt: Hello. @0."])
        stage.synthesizer.prepare(Utterance(text: "Then.", voice: voice))
        #expect(stage.flite.take() == ["prepare slt: Then. @0."])
        stage.synthesizer.prepare(
            Utterance(text: "Own.", voice: SpeechParameters(voice: "gmw/en", rate: 175, pitch: 50, volume: 100)))
        #expect(stage.flite.take() == [] && stage.espeak.take() == [])
    }

    @Test func `an utterance that is stopped while it waits for its engine ends and is not spoken`() async {
        let stage = EngineStage()
        stage.say([("flite/slt", "Hello.")])
        stage.synthesizer.stop(stage.id)
        #expect(stage.heard.lines == ["stopped"])
        _ = await stage.catalog()
        #expect(stage.flite.take() == [])
    }

    @Test func `a stopped utterance ends when its engine has stopped`() async {
        let stage = EngineStage()
        stage.say([("flite/slt", "Hello.")])
        _ = await stage.catalog()
        stage.synthesizer.stop(stage.id)
        #expect(stage.flite.take() == ["speak slt: Hello. @0.", "stop"])
        #expect(stage.heard.lines == [])
        stage.does { stage.flite.ends(.stopped) }
        #expect(stage.heard.lines == ["stopped"])
    }

    @Test func `the next piece of a long text goes to the speaking engine`() async {
        let stage = EngineStage()
        var first = Utterance(
            text: "One. ", voice: SpeechParameters(voice: "flite/slt", rate: 175, pitch: 50, volume: 100))
        first.isLast = false
        stage.synthesizer.speak(first, as: stage.id, into: stage.heard)
        _ = await stage.catalog()
        stage.does { stage.flite.wantsNext() }
        #expect(stage.heard.lines == ["wants next"])
        var next = Utterance(
            text: "Two.", voice: SpeechParameters(voice: "flite/slt", rate: 175, pitch: 50, volume: 100))
        next.start = 5
        stage.synthesizer.append(next, to: stage.id)
        #expect(stage.flite.take() == ["speak slt: One.  @0", "append slt: Two. @5."])
    }
}
