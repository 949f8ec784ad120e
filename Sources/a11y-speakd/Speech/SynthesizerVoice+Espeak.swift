// SPDX-License-Identifier: GPL-3.0-or-later

extension SynthesizerVoice {
    /// As espeak-ng lists them: each is a byte of rank and a string; a rank of 0 ends the list.
    static func languages(_ list: UnsafePointer<CChar>?) -> [(code: String, rank: Int)] {
        guard var place = list else { return [] }
        var languages: [(code: String, rank: Int)] = []
        while place.pointee != 0 {
            let code = String(cString: place + 1)
            languages.append((code.lowercased(), Int(place.pointee)))
            place += 2 + code.utf8.count
        }
        return languages
    }
}
