// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Identifiers in a text")
struct IdentifierTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            build 72a3277cd7abc | build 7 2 eh 3, 2 7 7 c, d 7 eh b, c
            git show 9f86d08 | git show 9 f 8 6, d 0 8
            hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b | hash 9 f 8 6, d 0 8 1, 8 8 4 c, 7 d 6 5, 9 eh 2 f, e eh eh 0, c 5 5 eh, d 0 1 5, eh 3 b f, 4 f 1 b
            HEAD is now at a1b2c3d4 Fix | HEAD is now at eh 1 b 2, c 3 d 4 Fix
            a1b2c3d..d4e5f6a | eh 1 b 2, c 3 d..d 4 e 5, f 6 eh
            sha256:72a3277cd7abc | sha256:7 2 eh 3, 2 7 7 c, d 7 eh b, c
            image (7D65A9B2) | image (7 D 6 5, Eh 9 B 2)
            id=00f3ba6e1 | id=0 0 f 3, b eh 6 e, 1
            id 550e8400-e29b-41d4-a716-446655440000. | id 5 5 0 e, 8 4 0 0, e 2 9 b, 4 1 d 4, eh 7 1 6, 4 4 6 6, 5 5 4 4, 0 0 0 0.
            id 12345678-1234-1234-1234-123456789012 | id 1 2 3 4, 5 6 7 8, 1 2 3 4, 1 2 3 4, 1 2 3 4, 1 2 3 4, 5 6 7 8, 9 0 1 2
            at 0xDEADBEEF, 0xFF and 0x1000 | at 0 x D E Eh D, B E E F, 0 x F F and 0 x 1 0 0 0
            0x1F and 0x10
            error 0x80070005 | error 0 x 8 0 0 7, 0 0 0 5
            color #FF00AA, #1a2b3c, #AABBCC | color #F F, 0 0, Eh Eh, #1 eh, 2 b, 3 c, #Eh Eh, B B, C C
            #123456 and #facade
            ping fe80::1ff:fe23:4567:890a | ping f e 8 0 colon colon 1 f f colon f e 2 3 colon 4 5 6 7 colon 8 9 0 eh
            ping ::1 and [2001:db8::1]:8080 | ping colon colon 1 and [2 0 0 1 colon d b 8 colon colon 1]:8080
            route 2001:db8::/32 | route 2 0 0 1 colon d b 8 colon colon slash 32
            host fe80::1: unreachable | host f e 8 0 colon colon 1: unreachable
            from ::ffff:192.0.2.128 | from colon colon f f f f colon 192 dot 0 dot 2 dot 128
            2001:0db8:85a3:0000:0000:8a2e:0370:7334 | 2 0 0 1 colon 0 d b 8 colon 8 5 eh 3 colon 0 0 0 0 colon 0 0 0 0 colon 8 eh 2 e colon 0 3 7 0 colon 7 3 3 4
            MAC 00:1A:2B:3C:4D:5E | MAC 0 0, 1 Eh, 2 B, 3 C, 4 D, 5 E
            MAC 00-1A-2B-3C-4D-5E | MAC 0 0, 1 Eh, 2 B, 3 C, 4 D, 5 E
            192.168.0.0/16 | 192 dot 168 dot 0 dot 0 slash 16
            10.0.0.0/8 | 10 dot 0 dot 0 dot 0 slash 8
            deadbeef facade cafe 2024 added
            1234567 1024000B 20240131 12345678d
            facade1 feed1234 2024cafe decade2
            72a3277cd7abc.png and lib-72a3277cd7abc
            objects/72a3277cd7abc x72a3277cd7abc
            https://example.org/72a3277cd7abc
            12:30:45 and 4:3 and std::a1 and abc::d1 | 12:30:45 and 4 to 3 and std::a1 and abc::d1
            v1.2.3-rc1
            """))
    func `identifiers in English text are spelled, and names and numbers are not`(row: NormalizationTable) {
        row.check(.english)
    }

    private static let others: [(language: SpokenLanguage, rows: String)] = [
        (
            .german,
            """
            Stand 72a3277cd7abc | Stand 7 2 a 3, 2 7 7 c, d 7 a b, c
            fe80::1 und #FF00AA | f e 8 0 Doppelpunkt Doppelpunkt 1 und #F F, 0 0, A A
            192.168.0.0/16 | 192 Punkt 168 Punkt 0 Punkt 0 Schrägstrich 16
            """
        ),
        (
            .french,
            """
            révision 9f86d08 | révision 9 f 8 6, d 0 8
            fe80::1 | f e 8 0 deux points deux points 1
            """
        ),
        (
            .spanish,
            """
            revisión 9f86d08 | revisión 9 f 8 6, d 0 8
            fe80::1 | f e 8 0 dos puntos dos puntos 1
            """
        ),
        (
            .russian,
            """
            версия 72a3277cd7abc | версия 7 2 а 3, 2 7 7 цэ, дэ 7 а бэ, цэ
            fe80::1 и 0xFF | эф е 8 0 двоеточие двоеточие 1 и 0 икс Эф Эф
            """
        ),
        (
            .japanese,
            """
            72a3277cd7abc | なな に エー さん、に なな なな シー、ディー なな エー ビー、シー
            fe80::1 | エフ イー はち れい コロン コロン いち
            """
        ),
        (
            .simplifiedChinese,
            """
            提交72a3277cd7abc | 提交七 二 a 三，二 七 七 c，d 七 a b，c
            fe80::1 | f e 八 零 冒号 冒号 一
            """
        ),
        (
            .traditionalChinese,
            """
            fe80::1 | f e 八 零 冒號 冒號 一
            """
        ),
    ]

    @Test(arguments: others.flatMap { other in NormalizationTable.rows(other.rows).map { (other.language, $0) } })
    func `identifiers in other languages are spelled, and names and numbers are not`(
        language: SpokenLanguage, row: NormalizationTable
    ) {
        row.check(language)
    }
}
