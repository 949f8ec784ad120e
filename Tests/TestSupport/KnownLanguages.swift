// SPDX-License-Identifier: MIT

import Wording

extension SpokenLanguage {
    package static let czech = known("cs")
    package static let dutch = known("nl")
    package static let french = known("fr")
    package static let german = known("de")
    package static let italian = known("it")
    package static let japanese = known("ja")
    package static let korean = known("ko")
    package static let polish = known("pl")
    package static let portuguese = known("pt")
    package static let russian = known("ru")
    package static let simplifiedChinese = known("zh-Hans")
    package static let spanish = known("es")
    package static let traditionalChinese = known("zh-Hant")
    package static let ukrainian = known("uk")

    /// The languages whose words were chosen by ear.
    package static let heard: [SpokenLanguage] = [
        .english, .french, .german, .japanese, .russian, .simplifiedChinese, .spanish, .traditionalChinese,
    ]

    private static func known(_ tag: String) -> SpokenLanguage {
        guard let language = SpokenLanguage(rawValue: tag) else {
            preconditionFailure("Languages has no file of \(tag).")
        }
        return language
    }
}
