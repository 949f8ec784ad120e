// SPDX-License-Identifier: MIT

/// The languages of `Phrasebooks/`. Written by scripts/phrasebooks, which `make build` calls.
extension SpokenLanguage: CaseIterable {
    package static var english: Self { Self(English.self) }
    package static var french: Self { Self(French.self) }
    package static var german: Self { Self(German.self) }
    package static var japanese: Self { Self(Japanese.self) }
    package static var russian: Self { Self(Russian.self) }
    package static var simplifiedChinese: Self { Self(SimplifiedChinese.self) }
    package static var spanish: Self { Self(Spanish.self) }
    package static var traditionalChinese: Self { Self(TraditionalChinese.self) }

    package static let allCases: [Self] = [
        .english,
        .french,
        .german,
        .japanese,
        .russian,
        .simplifiedChinese,
        .spanish,
        .traditionalChinese,
    ]
}
