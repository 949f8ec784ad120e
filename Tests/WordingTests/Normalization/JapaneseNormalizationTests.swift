// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Japanese text, normalized")
struct JapaneseNormalizationTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            あたいは-5です | あたいはマイナス 5です
            （−0.5） | （マイナス れい てん ご）
            +7 | プラス 7
            ±0.1 | プラスマイナス れい てん いち
            ≤ 59 | 59 いか
            「≥3134」 | 「さんぜんひゃくさんじゅうよん いじょう」
            ~50 まで | やく 50 まで
            358 | さんびゃくごじゅうはち
            1,633,682.25 | ひゃくろくじゅうさんまん さんぜんろっぴゃくはちじゅうに てん に ご
            ３５９ | さんびゃくごじゅうきゅう
            10⁻⁵ | 10 の マイナス ごじょう
            8.4 × 10⁹ | はち てん よん かける 10 の きゅうじょう
            49² | 49 の にじょう
            93/96 | きゅうじゅうろくぶんの きゅうじゅうさん
            3分の1 | さんぶんの いち
            12 ⅔ | 12と さんぶんの に
            5〜8 | 5から 8
            """))
    func `signs, numbers, powers and fractions become words`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            3個です | さんこです
            6個、10個 | ろっこ、じゅっこ
            1人と2人と14人 | ひとりとふたりとじゅうよにん
            3本、6本、100本 | さんぼん、ろっぽん、ひゃっぽん
            2日と20日間 | ふつかとはつかかん
            第3回 | だい さんかい
            1つ目 | ひとつめ
            3か月以内 | さんかげついない
            10個の内3個 | じゅっこの うち さんこ
            約5km | やく ご キロメートル
            5〜10分 | ごから じゅっぷん
            5万円 | ごまんえん
            1億2000万人 | いちおく にせんまんにん
            3.5万人 | さん てん ごまんにん
            50% | ごじゅう パーセント
            -3度 | マイナス さんど
            21 min | にじゅういっぷん
            155Aと128m | ひゃくごじゅうご Aとひゃくにじゅうはち メートル
            """))
    func `counters, money and measures become words`(row: NormalizationTable) { row.check(.japanese) }

    @Test(
        arguments: NormalizationTable.rows(
            """
            2012年1月28日 | にせんじゅうにねん いちがつ にじゅうはちにち
            4月1日 | しがつ ついたち
            1日3回 | いちにち さんかい
            2024-03-05 | にせんにじゅうよんねん さんがつ いつか
            2034/01/16 | にせんさんじゅうよんねん いちがつ じゅうろくにち
            16時0分 | じゅうろくじ れいふん
            9時05分 | くじ ごふん
            16:21 | じゅうろくじ にじゅういっぷん
            午後3時半 | ごご さんじはん
            18:20:17 | じゅうはちじ にじゅっぷん じゅうなな びょう
            207.189.7.192 | にひゃくなな てん ひゃくはちじゅうきゅう てん なな てん ひゃくきゅうじゅうに
            """))
    func `dates, times and addresses become words`(row: NormalizationTable) { row.check(.japanese) }
}
