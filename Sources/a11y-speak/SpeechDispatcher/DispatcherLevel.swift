// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// A level of spd-say from −100 to 100, with 0 in the middle.
enum DispatcherLevel {
    /// - Throws: a `ValidationError` that describes the valid numbers.
    static func number(_ argument: String) throws -> Int {
        let range = SpeechDispatcherScale.range
        guard let number = Int(argument), range.contains(number) else {
            throw ValidationError("give a whole number from -100 to 100, as spd-say takes it; a priority is -P")
        }
        return number
    }
}

/// Rate, pitch, melody and volume by spd-say's letters, in addition to the long options of `say`.
struct DispatcherLetters: ParsableArguments {
    @Option(
        name: .customShort("r", allowingJoined: true), parsing: .unconditional,
        help: ArgumentHelp("Rate as in spd-say, -100 to 100.", valueName: "level"),
        transform: DispatcherLevel.number)
    var rate: Int?

    @Option(
        name: .customShort("p", allowingJoined: true), parsing: .unconditional,
        help: ArgumentHelp("Pitch as in spd-say, -100 to 100.", valueName: "level"),
        transform: DispatcherLevel.number)
    var pitch: Int?

    @Option(
        name: .customShort("R", allowingJoined: true), parsing: .unconditional,
        help: ArgumentHelp("Pitch range as in spd-say, -100 to 100.", valueName: "level"),
        transform: DispatcherLevel.number)
    var pitchRange: Int?

    @Option(
        name: .customShort("i", allowingJoined: true), parsing: .unconditional,
        help: ArgumentHelp("Volume as in spd-say, -100 to 100.", valueName: "level"),
        transform: DispatcherLevel.number)
    var volume: Int?

    /// The delivery with these levels instead of its own.
    func over(_ delivery: Delivery) -> Delivery {
        var delivery = delivery
        rate.map { delivery.rate = SpeechDispatcherScale.wordsPerMinute($0) }
        pitch.map { delivery.pitch = SpeechDispatcherScale.percent($0) }
        pitchRange.map { delivery.pitchRange = SpeechDispatcherScale.percent($0) }
        volume.map { delivery.volume = SpeechDispatcherScale.percent($0) }
        return delivery
    }
}
