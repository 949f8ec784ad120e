// SPDX-License-Identifier: MIT

/// The languages of `Phrasebooks/`. Written by scripts/phrasebooks, which `make build` calls.
extension SpokenLanguage: CaseIterable {
    public static var english: Self { Self(English.self) }
    public static var french: Self { Self(French.self) }
    public static var german: Self { Self(German.self) }
    public static var japanese: Self { Self(Japanese.self) }
    public static var russian: Self { Self(Russian.self) }
    public static var simplifiedChinese: Self { Self(SimplifiedChinese.self) }
    public static var spanish: Self { Self(Spanish.self) }
    public static var traditionalChinese: Self { Self(TraditionalChinese.self) }

    public static let allCases: [Self] = [
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
