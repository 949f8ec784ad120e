// SPDX-License-Identifier: MIT

extension Japanese {
    static let exploring = """
        jump.peak = 山
        jump.peak.speech = やま
        jump.trough = 谷
        jump.trough.speech = たに
        jump.none = これ以上なし
        jump.none.speech = これいじょう なし
        jump.to = 移動先：{axis}
        jump.to.speech = いどうさき、{axis}
        jump.unknown = {text}はここにありません
        jump.unknown.speech = {text}は ここに ありません
        jump.canceled = 取り消しました
        jump.canceled.speech = とりけしました
        mark.set = 印
        mark.set.speech = しるし
        mark.none = 印なし
        mark.none.speech = しるし なし
        mark.after = 印の後{x}
        mark.after.speech = しるしの あと {x}
        mark.before = 印の前{x}
        mark.before.speech = しるしの まえ {x}
        mark.here = 印の位置
        mark.here.speech = しるしの いち
        mark.higher = {y}高い
        mark.higher.speech = {y} たかい
        mark.lower = {y}低い
        mark.lower.speech = {y} ひくい
        mark.level = 同じ高さ
        mark.level.speech = おなじ たかさ
        live.frozen = 停止中
        live.frozen.speech = ていしちゅう
        live.again = 再開しました
        live.again.speech = さいかいしました
        live.none = 新しいものはありません
        live.none.speech = あたらしい ものは ありません
        live.ended = データはもう来ません
        live.ended.speech = データは もう きません
        speed = 毎分{n}語
        speed.speech = まいふん {n}ご
        verbosity.low = 簡潔な読み上げ
        verbosity.low.speech = かんけつな よみあげ
        verbosity.medium = 標準の読み上げ
        verbosity.medium.speech = ひょうじゅんの よみあげ
        verbosity.high = 詳しい読み上げ
        verbosity.high.speech = くわしい よみあげ
        """
}
