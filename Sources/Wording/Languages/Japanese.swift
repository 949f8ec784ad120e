// SPDX-License-Identifier: MIT

/// espeak-ng's Japanese voice reads kana but no kanji, and has no names for marks: every word has its kana, every mark
/// of ASCII a name.
enum Japanese: Language {
    static let tag = "ja"
    static let vocabulary = Vocabulary(
        .japanese,
        """
        plurals =

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}、{b}
        join.clauses = {a}。{b}
        join.sentences = {a}。{b}

        # Axes and ranges.
        axis.x = X軸
        axis.x.speech = エックスじく
        axis.y = Y軸
        axis.y.speech = ワイじく
        axis.titled = {name}軸
        axis.titled.speech = {name}じく
        axis.label = {axis}、表示範囲は{lo}から{hi}
        axis.label.speech = {axis}、ひょうじはんいは {lo}から {hi}
        axis.log = 対数目盛
        axis.log.speech = たいすうめもり
        axis.empty = 値なし
        axis.empty.speech = あたいなし
        axis.categories.other = {n}個のカテゴリ、{a}から{b}
        axis.categories.other.speech = {n}このカテゴリ、{a}から {b}
        axis.showing = {b}のうち{a}を表示中
        axis.showing.speech = {b}の うち {a}を ひょうじちゅう
        range.changed = {axis}の範囲が変わりました。現在は{lo}から{hi}です
        range.changed.speech = {axis}の はんいが かわりました。げんざいは {lo}から {hi}です
        range.also = {axis}は{lo}から{hi}です
        range.also.speech = {axis}は {lo}から {hi}です
        range.plain = {lo}から{hi}
        range.plain.speech = {lo}から {hi}
        range.at = {n}
        range.from = {lo}から
        range.to = {hi}まで
        range.above = {hi}、基準は{base}
        range.above.speech = {hi}、きじゅんは {base}
        range.below = 下へ{hi}、基準は{base}
        range.below.speech = したへ {hi}、きじゅんは {base}

        # Charts.
        point.numbered = {x}：{y}
        point.position = {n}個中{i}番目
        point.position.speech = {n}このうち {i}ばんめ
        value.missing = 値なし
        value.missing.speech = あたいなし
        value.infinite = 無限大
        value.infinite.speech = むげんだい
        value.infinite.minus = マイナス無限大
        value.infinite.minus.speech = マイナス むげんだい
        series.moved = {name}、系列{n}個中{i}番目
        series.moved.speech = {name}、けいれつ {n}このうち {i}ばんめ
        series.points.other = データ点{n}個
        series.points.other.speech = データてん {n}こ
        series.gaps = 値なし{n}個
        series.gaps.speech = あたいなし {n}こ
        series.infinite = 無限大{n}個
        series.infinite.speech = むげんだい {n}こ
        series.hidden.other = {m}個中{n}個が表示範囲の外です
        series.hidden.other.speech = {m}このうち {n}こが ひょうじはんいの そとです
        series.lowest = 最小{y}
        series.lowest.speech = さいしょう {y}
        series.highest = 最大{y}
        series.highest.speech = さいだい {y}
        series.average = 平均{y}
        series.average.speech = へいきん {y}
        series.all = 全データ
        series.all.speech = ぜんデータ
        series.visible = 表示範囲
        series.visible.speech = ひょうじはんい
        series.median = 中央値{y}
        series.median.speech = ちゅうおうち {y}
        series.deviation = 標準偏差{y}
        series.deviation.speech = ひょうじゅんへんさ {y}
        series.quartiles = 半数は{a}と{b}の間
        series.quartiles.speech = はんすうは {a}と {b}の あいだ
        series.seconds.other = {n}秒
        series.seconds.other.speech = {n}びょう
        series.minutes.other = {n}分間
        series.minutes.other.speech = {n}ふんかん
        series.hours.other = {n}時間
        series.hours.other.speech = {n}じかん
        series.days.other = {n}日間
        series.days.other.speech = {n}にちかん
        series.weeks.other = {n}週間
        series.weeks.other.speech = {n}しゅうかん
        series.months.other = {n}か月
        series.months.other.speech = {n}かげつ
        series.quarters.other = {n}四半期
        series.quarters.other.speech = {n}しはんき
        series.years.other = {n}年間
        series.years.other.speech = {n}ねんかん
        series.rows.other = {n}行
        series.rows.other.speech = {n}ぎょう
        series.more.other = ほかに系列{n}個
        series.more.other.speech = ほかに けいれつ {n}こ
        series.empty = {name}に値はありません
        series.empty.speech = {name}に あたいは ありません
        series.single = {name}、データ点1個：{point}
        series.single.speech = {name}、データてん いっこ、{point}
        series.always = 常に{y}
        series.always.speech = つねに {y}
        series.quartiles.same = 中央の半数は{y}
        series.quartiles.same.speech = ちゅうおうの はんすうは {y}
        series.first = {name}は最初の系列です
        series.first.speech = {name}は さいしょの けいれつです
        series.last = {name}は最後の系列です
        series.last.speech = {name}は さいごの けいれつです
        series.only = 系列は一つだけです
        series.only.speech = けいれつは ひとつだけです
        opening.series.other = 系列{n}個
        opening.series.other.speech = けいれつ {n}こ
        opening.first = 最初は{series}
        opening.first.speech = さいしょは {series}
        opening.always = {name}は常に{y}
        opening.always.speech = {name}は つねに {y}
        opening.rises = {name}は{a}から{b}に上昇
        opening.rises.speech = {name}は {a}から {b}に じょうしょう
        opening.falls = {name}は{a}から{b}に下降
        opening.falls.speech = {name}は {a}から {b}に かこう
        opening.between = {name}は{a}から{b}の間
        opening.between.speech = {name}は {a}から {b}の あいだ
        trend.up = 全体で{y}上昇
        trend.up.speech = ぜんたいで {y} じょうしょう
        trend.down = 全体で{y}下降
        trend.down.speech = ぜんたいで {y} かこう
        trend.flat = ほぼ横ばい
        trend.flat.speech = ほぼ よこばい
        trend.none = 明確な傾向なし、{a}から{b}まで
        trend.none.speech = めいかくな けいこう なし、{a}から {b}まで
        trend.scarce = 点が少なく傾向は不明
        trend.scarce.speech = てんが すくなく けいこうは ふめい
        season.year = 1年に1回上下します
        season.year.speech = いちねんに いっかい じょうげします
        season.week = 1週間に1回上下します
        season.week.speech = いっしゅうかんに いっかい じょうげします
        season.day = 1日に1回上下します
        season.day.speech = いちにちに いっかい じょうげします
        season.every = 約{x}ごとに上下します
        season.every.speech = やく {x}ごとに じょうげします
        zoom.extents = 全データ
        zoom.extents.speech = ぜんデータ
        zoom.in = 拡大しました
        zoom.in.speech = かくだいしました
        zoom.out = 縮小しました
        zoom.out.speech = しゅくしょうしました
        zoom.all = 全データを表示中です
        zoom.all.speech = ぜんデータを ひょうじちゅうです
        zoom.point = 点を1つ表示中です
        zoom.point.speech = てんを ひとつ ひょうじちゅうです
        live.points.other = 新しいデータ点{n}個
        live.points.other.speech = あたらしい データてん {n}こ
        live.highest = 最大{y}
        live.highest.speech = さいだい {y}
        live.lowest = 最小{y}
        live.lowest.speech = さいしょう {y}
        live.latest = 最新は{y}
        live.latest.speech = さいしんは {y}
        alert.changed = {name}が{a}から{b}に変わりました
        alert.changed.speech = {name}が {a}から {b}に かわりました
        alert.silent = {name}、{time} 新しいデータ点なし
        alert.silent.speech = {name}、{time} あたらしい データてん なし
        extremum.max = 最大
        extremum.max.speech = さいだい
        extremum.min = 最小
        extremum.min.speech = さいしょう
        extremum.at = {x}で{y}
        extremum.at.speech = {x}で {y}
        extremum.in = {x}で{y}
        extremum.in.speech = {x}で {y}
        extremum.row = {x}行目で{y}
        extremum.row.speech = {x}ぎょうめで {y}
        found = {name}：{point}
        found.speech = {name}、{point}
        scroll.end = データの終わり
        scroll.end.speech = データの おわり
        scroll.start = データの始まり
        scroll.start.speech = データの はじまり
        page = {n}ページ中{i}ページ
        page.speech = {n}ページちゅう {i}ページ
        monitor.on = モニターをオンにしました
        monitor.off = モニターをオフにしました
        alert.above = {name}は{y}、{limit}を超えました
        alert.above.speech = {name}は {y}、{limit}を こえました
        alert.below = {name}は{y}、{limit}を下回りました
        alert.below.speech = {name}は {y}、{limit}を したまわりました
        audio.end = グラフの終わり
        audio.end.speech = グラフの おわり
        empty = データなし
        burst.other = {name}からほかに{n}件
        burst.other.speech = {name}から ほかに {n}けん
        burst.unnamed.other = ほかに{n}件
        burst.unnamed.other.speech = ほかに {n}けん

        # Elements.
        trait.selected = 選択中
        trait.selected.speech = せんたくちゅう
        trait.dimmed = 使用不可
        trait.dimmed.speech = しようふか
        trait.selected.not = 選択解除
        trait.selected.not.speech = せんたく かいじょ
        trait.dimmed.not = 使用可能
        trait.dimmed.not.speech = しようかのう
        trait.button = ボタン
        trait.switchButton = 切り替えボタン
        trait.switchButton.speech = きりかえボタン
        switch.on = オン
        switch.off = オフ
        trait.tabBar = タブバー
        trait.heading = 見出し
        trait.heading.speech = みだし
        trait.link = リンク
        trait.adjustable = 調整可能
        trait.adjustable.speech = ちょうせいかのう
        trait.image = イメージ
        trait.searchField = 検索フィールド
        trait.searchField.speech = けんさくフィールド
        trait.keyboardKey = キーボードのキー
        document.heading = 見出しレベル{n}
        document.heading.speech = みだし レベル {n}
        document.list.other = {n}項目のリスト
        document.list.other.speech = {n} こうもくの リスト
        document.quote = 引用
        document.quote.speech = いんよう
        document.quote.end = 引用の終わり
        document.quote.end.speech = いんようの おわり
        document.code.short = コード
        document.code.other = コード、{n}行
        document.code.other.speech = コード、{n}ぎょう
        document.code.in.other = {language}のコード、{n}行
        document.code.in.other.speech = {language}の コード、{n}ぎょう
        document.table = 表
        document.table.speech = ひょう
        document.columns.other = {n}列
        document.columns.other.speech = {n}れつ
        document.deleted = 取り消し
        document.deleted.speech = とりけし
        document.done = 済み
        document.done.speech = すみ
        document.open = 未完了
        document.open.speech = みかんりょう
        position = {n}の{i}
        position.speech = {n}の {i}
        bound.maximum = 最大
        bound.maximum.speech = さいだい
        bound.minimum = 最小
        bound.minimum.speech = さいしょう
        edge.reached = 端に達しました
        edge.reached.speech = はしに たっしました
        layout.changed = レイアウトが変わりました
        layout.changed.speech = レイアウトが かわりました
        screen.changed = 画面が変わりました
        screen.changed.speech = がめんが かわりました

        # Numbers.
        number.notSet = 未設定
        number.notSet.speech = みせってい
        number.about = 約{n}
        number.about.speech = やく {n}
        number.mark.speech = てん
        number.minus = マイナス {n}
        number.unit = {n} {unit}
        number.power = {n} かける じゅうの {e}じょう
        number.text.digits = 2
        number.text.marks = lost
        number.scaled = {n}{scale}
        number.scaled.fraction = 2
        number.scaled.ends = both
        number.scales = 12 8 4
        scale.4 = 万
        scale.4.speech = まん
        scale.8 = 億
        scale.8.speech = おく
        scale.12 = 兆
        scale.12.speech = ちょう
        spell.spaced = yes
        spell.digits = れい いち に さん よん ご ろく なな はち きゅう
        spell.tens = - じゅう にじゅう さんじゅう よんじゅう ごじゅう ろくじゅう ななじゅう はちじゅう きゅうじゅう
        spell.hundreds = - ひゃく にひゃく さんびゃく よんひゃく ごひゃく ろっぴゃく ななひゃく はっぴゃく きゅうひゃく
        spell.thousands = - せん にせん さんぜん よんせん ごせん ろくせん ななせん はっせん きゅうせん
        spell.groups = - まん おく ちょう けい

        # In a client's text. A counter has its symbol, the sounds that change before it, and its reading.
        text.range = {lo}から {hi}
        text.per = {b} あたり {a}
        text.over = {b}ぶんの {a}
        text.mixed = {n}と {f}
        text.power = の {e}じょう
        text.power.2 = の にじょう
        text.power.3 = の さんじょう
        text.dot = てん
        text.names = . / \\ : @ ~
        text.link = {name}への リンク
        text.hash = まつびが {end} の ハッシュ
        text.uuid = まつびが {end} の しきべつし
        text.signs = ~ やく, = イコール, ≈ やく, ± プラスマイナス, + プラス, × かける, − マイナス, ≠ ノットイコール, \
        ≤ しょうなりイコール, ≥ だいなりイコール, < しょうなり, > だいなり, ÷ わる, ∞ むげんだい, √ ルート, \
        § セクション, № ナンバー, → みぎやじるし
        text.signs.behind = ≤ いか, ≥ いじょう, < みまん, > ちょう
        text.scales = k 3, K 3, M 6, B 9, bn 9
        text.parameters.own = パラメータ, パラメーター, 引数, 変数
        text.letters = a エー, b ビー, c シー, d ディー, e イー, f エフ, g ジー, h エイチ, i アイ, j ジェー, k ケー, l エル, m エム, \
        n エヌ, o オー, p ピー, q キュー, r アール, s エス, t ティー, u ユー, v ブイ, w ダブリュー, x エックス, y ワイ, z ゼット
        text.by = {a} かける {b}
        text.abbreviations = No. ナンバー #, no. ナンバー #, Vol. ボリューム #, vol. ボリューム #, Fig. ず #, fig. ず #, p. ページ #, \
        pp. ページ #
        text.date = y/m/d
        text.counters = 個 k こ, 箇所 k かしょ, か所 k かしょ, ヶ所 k かしょ, カ所 k かしょ, か国 k かこく, ヶ国 k かこく, カ国 k かこく, \
        か月 k かげつ, ヶ月 k かげつ, ヵ月 k かげつ, カ月 k かげつ, ケ月 k かげつ, 箇月 k かげつ, 人 y にん, 名 - めい, 名様 - めいさま, \
        枚 - まい, 本 h ほん, 匹 h ひき, 杯 h はい, 票 h ひょう, 泊 p はく, 歩 p ほ, 発 p はつ, 分 p ふん, 秒 - びょう, 回 k かい, 階 g かい, \
        件 k けん, 軒 g けん, 冊 s さつ, 歳 s さい, 才 s さい, 週 s しゅう, 週間 s しゅうかん, 社 s しゃ, 章 s しょう, 世紀 s せいき, 種類 s しゅるい, 点 s てん, \
        頭 s とう, 通 s つう, 着 s ちゃく, 丁目 s ちょうめ, 台 - だい, 番目 - ばんめ, 番 - ばん, 番地 - ばんち, 号 - ごう, 位 - い, 倍 - ばい, \
        割 - わり, 行 - ぎょう, 列 - れつ, 桁 - けた, 字 - じ, 文字 - もじ, 語 - ご, 単語 - たんご, 曲 k きょく, 話 - わ, 巻 k かん, 段 - だん, \
        段階 - だんかい, 組 - くみ, 問 - もん, 項目 k こうもく, 級 k きゅう, 等 s とう, 代 - だい, 度 - ど, 円 - えん, 年 y ねん, 年度 y ねんど, \
        年生 y ねんせい, 月 m がつ, 日 - にち, 日本 - にほん, 時 j じ, 時間 j じかん, つ - つ, 羽 - わ, 足 s そく, 箱 - はこ, 束 - たば, 店舗 s てんぽ, \
        校 k こう, 室 s しつ, 席 s せき, 隻 s せき, 節 s せつ, 作 s さく, 面 - めん, 部 - ぶ, 両 - りょう, 粒 - つぶ, 皿 - さら, 試合 - しあい, \
        号室 - ごうしつ, 頁 - ページ
        text.counters.k = いち いっ, ろく ろっ, はち はっ, じゅう じゅっ, ゃく ゃっ
        text.counters.g = いち いっ, さん さん+, ろく ろっ, はち はっ, じゅう じゅっ, ゃく ゃっ
        text.counters.s = いち いっ, はち はっ, じゅう じゅっ
        text.counters.h = いち いっ*, さん さん+, ろく ろっ*, はち はっ*, じゅう じゅっ*, ゃく ゃっ*, せん せん+, ぜん ぜん+, まん まん+
        text.counters.p = いち いっ*, さん さん*, よん よん*, ろく ろっ*, はち はっ*, じゅう じゅっ*, ゃく ゃっ*, せん せん*, まん まん*
        text.counters.y = よん よ
        text.counters.j = よん よ, なな しち, きゅう く
        text.counters.m = よん し, なな しち, きゅう く
        text.counters.part = 分の ぶんの
        text.counters.day = 日
        text.counters.month = 月
        text.counters.own = 日 1 いちにち, 人 1 ひとり, 人 2 ふたり, 歳 20 はたち, 才 20 はたち, つ 1 ひとつ, つ 2 ふたつ, つ 3 みっつ, \
        つ 4 よっつ, つ 5 いつつ, つ 6 むっつ, つ 7 ななつ, つ 8 やっつ, つ 9 ここのつ
        text.counters.behind = の内 の うち, 以上 いじょう, 以下 いか, 以内 いない, 以降 いこう, 以前 いぜん, 未満 みまん, 前後 ぜんご, 程度 ていど, \
        目 め, 間 かん, 前 まえ, 後 ご, 半 はん, 中 ちゅう, 分 ぶん, 毎 ごと, 超 ちょう, 頃 ごろ
        text.counters.before = 第 だい, 約 やく, 計 けい, 合計 ごうけい, 全 ぜん, 毎 まい, 残り のこり, 最大 さいだい, 最小 さいしょう, 午前 ごぜん, \
        午後 ごご, 令和 れいわ, 平成 へいせい, 昭和 しょうわ
        prefixes = f フェムト, p ピコ, n ナノ, µ マイクロ, m ミリ, k キロ, M メガ, G ギガ, T テラ, P ペタ

        # Dates.
        date.order = year first
        date.months = 1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月
        date.months.speech = いちがつ, にがつ, さんがつ, しがつ, ごがつ, ろくがつ, しちがつ, はちがつ, くがつ, \
        じゅうがつ, じゅういちがつ, じゅうにがつ
        date.weekdays = 日曜日, 月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日
        date.weekdays.speech = にちようび, げつようび, かようび, すいようび, もくようび, きんようび, どようび
        date.days.speech = ついたち, ふつか, みっか, よっか, いつか, むいか, なのか, ようか, ここのか, とおか, \
        じゅういちにち, じゅうににち, じゅうさんにち, じゅうよっか, じゅうごにち, じゅうろくにち, じゅうしちにち, \
        じゅうはちにち, じゅうくにち, はつか, にじゅういちにち, にじゅうににち, にじゅうさんにち, にじゅうよっか, \
        にじゅうごにち, にじゅうろくにち, にじゅうしちにち, にじゅうはちにち, にじゅうくにち, さんじゅうにち, \
        さんじゅういちにち
        date.hours.speech = れいじ, いちじ, にじ, さんじ, よじ, ごじ, ろくじ, しちじ, はちじ, くじ, じゅうじ, \
        じゅういちじ, じゅうにじ, じゅうさんじ, じゅうよじ, じゅうごじ, じゅうろくじ, じゅうしちじ, じゅうはちじ, \
        じゅうくじ, にじゅうじ, にじゅういちじ, にじゅうにじ, にじゅうさんじ
        date.ymd = {y}年{month}{d}日
        date.ymd.speech = {y}ねん {month} {d}
        date.md = {month}{d}日
        date.md.speech = {month} {d}
        date.d = {d}日
        date.d.speech = {d}
        date.ym = {y}年{month}
        date.ym.speech = {y}ねん {month}
        date.y = {y}年
        date.y.speech = {y}ねん
        date.wmd = {month}{d}日、{weekday}
        date.wmd.speech = {month} {d}、{weekday}
        date.dt = {date}、{time}
        date.quarters = 第1四半期, 第2四半期, 第3四半期, 第4四半期
        date.quarters.speech = だいいち しはんき, だいに しはんき, だいさん しはんき, だいよん しはんき
        date.yq = {y}年{quarter}
        date.yq.speech = {y}ねん {quarter}
        date.hms.speech = {time} {seconds}
        date.hm.speech = {h} {minutes}
        date.h.speech = {h}
        zone.utc = UTC
        zone.utc.speech = せかいじ
        zone.ahead = UTC+{n}
        zone.ahead.speech = せかいじ プラス {n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = せかいじ マイナス {n}
        zone.then = {a}、その後{b}
        zone.then.speech = {a}、そのご {b}

        # Units. espeak-ng spells "キロオーム", and says "キロ オーム".
        units = V ボルト, A アンペア, W ワット, Wh ワットじ, VA ボルトアンペア, J ジュール, N ニュートン, Pa パスカル, Hz ヘルツ, \
        F ファラド, Ω オーム, S ジーメンス, T テスラ, H ヘンリー, C クーロン, eV エレクトロンボルト, Bq ベクレル, Sv シーベルト, Gy グレイ, \
        g グラム, t トン, kt キロトン, Mt メガトン, Gt ギガトン, B バイト, bit ビット, B/s バイトまいびょう, bit/s ビットまいびょう, KiB キビバイト, MiB メビバイト, GiB ギビバイト, \
        TiB テビバイト, m メートル, cm センチメートル, s びょう, min ふん, h じかん, d にち, wk しゅうかん, mo かげつ, yr ねん, l リットル, dl デシリットル, \
        K ケルビン, mol モル, bar バール, hPa ヘクトパスカル, cd カンデラ, lm ルーメン, lx ルクス, % パーセント, ‰ パーミル, ° ど, \
        ppm ピーピーエム, ppb ピーピービー, rpm かいてんまいふん, dB デシベル, px ピクセル, m/s メートルまいびょう, km/h キロメートルまいじ, \
        mph マイルまいじ, ha ヘクタール, m² へいほうメートル, km² へいほうキロメートル, m³ りっぽうメートル, in インチ, ft フィート, mi マイル, \
        lb ポンド, persons 人, EUR ユーロ, USD ベイドル, GBP えいポンド, $ ドル, £ ポンド, JPY えん, CNY じんみんげん, TWD たいわんドル, RUB ルーブル, \
        CHF スイスフラン, INR インドルピー, KRW ウォン, BRL ブラジルレアル, MXN メキシコペソ, HKD ほんこんドル, BTC ビットコイン, ETH イーサ, \
        fΩ フェムト オーム, pΩ ピコ オーム, nΩ ナノ オーム, µΩ マイクロ オーム, kΩ キロ オーム
        unit.°C.pattern = せっし {n}ど
        unit.°F.pattern = かし {n}ど
        unit.persons.speech = にん

        # Exploring a chart.
        jump.peak = 山
        jump.peak.speech = やま
        jump.trough = 谷
        jump.trough.speech = たに
        jump.none.peak = これ以上の山はありません
        jump.none.peak.speech = これいじょうの やまは ありません
        jump.none.trough = これ以上の谷はありません
        jump.none.trough.speech = これいじょうの たには ありません
        jump.none.average = 平均{y}の点はもうありません
        jump.none.average.speech = へいきん {y}の てんは もう ありません
        jump.none.value = {y}の点はもうありません
        jump.none.value.speech = {y}の てんは もう ありません
        jump.crossing = {a}と{b}の間で平均{y}を横切ります
        jump.crossing.speech = {a}と {b}の あいだで へいきん {y}を よこぎります
        jump.before = {y}を通り、次は{x}
        jump.before.speech = {y}を とおり、つぎは {x}
        jump.after = {y}を通り、その前は{x}
        jump.after.speech = {y}を とおり、そのまえは {x}
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
        mark.more = {y}多い
        mark.more.speech = {y} おおい
        mark.less = {y}少ない
        mark.less.speech = {y} すくない
        live.frozen = 停止中
        live.frozen.speech = ていしちゅう
        live.again = 再開しました
        live.again.speech = さいかいしました
        live.none = 新しいものはありません
        live.none.speech = あたらしい ものは ありません
        live.ended = データはもう来ません
        live.ended.speech = データは もう きません
        live.file = ファイルなので停止するものはありません
        live.file.speech = ファイル なので ていしする ものは ありません
        live.complete = このファイルにはすべてあります
        live.complete.speech = この ファイルには すべて あります
        live.sound.on = 新しい点を鳴らします
        live.sound.on.speech = あたらしい てんを ならします
        live.sound.off = 新しい点を鳴らしません
        live.sound.off.speech = あたらしい てんを ならしません
        live.scale = 音の新しい範囲、{range}
        live.scale.speech = おとの あたらしい はんい、{range}
        sound.played = {name}を再生
        sound.played.speech = {name} を さいせい
        sound.to = {x}まで再生
        sound.to.speech = {x} まで さいせい
        sound.score = 音
        sound.score.speech = おと
        run.succeeded = {command}、終了、{time}
        run.succeeded.speech = {command}、しゅうりょう、{time}
        run.failed = {command}、失敗、コード{n}、{time}
        run.failed.speech = {command}、しっぱい、コード{n}、{time}
        run.killed = {command}、{signal}により終了、{time}
        run.killed.speech = {command}、{signal}によりしゅうりょう、{time}
        run.interrupted = {command}、中断、{time}
        run.interrupted.speech = {command}、ちゅうだん、{time}
        run.unstarted = {command}を起動できません、{reason}
        run.unstarted.speech = {command}をきどうできません、{reason}
        run.instant = 1秒未満
        run.instant.speech = いちびょうみまん
        run.command = コマンド
        follow.lines.other = {n}行
        follow.lines.other.speech = {n}ぎょう
        follow.errors.other = エラー{n}件
        follow.errors.other.speech = エラー{n}けん
        follow.last = {lines}、最後は{text}
        follow.last.speech = {lines}、さいごは{text}
        follow.binary = 読めないデータ
        follow.binary.speech = よめないデータ
        alerts.resolved = 解決、{text}
        alerts.resolved.speech = かいけつ、{text}
        monitor.file = ファイルなので監視するものはありません
        monitor.file.speech = ファイル なので かんしする ものは ありません
        speed = 毎分{n}語
        speed.speech = まいふん {n}ご
        verbosity.low = 簡潔な読み上げ
        verbosity.low.speech = かんけつな よみあげ
        verbosity.medium = 標準の読み上げ
        verbosity.medium.speech = ひょうじゅんの よみあげ
        verbosity.high = 詳しい読み上げ
        verbosity.high.speech = くわしい よみあげ
        hint.keys = 疑問符でキーの一覧
        hint.keys.speech = ぎもんふで キーの いちらん
        hint.series = 下矢印で次の系列、疑問符でキーの一覧
        hint.series.speech = したやじるしで つぎの けいれつ、ぎもんふで キーの いちらん
        # Rows of hints, which are only shown.
        hint.row.help = {key} ヘルプ
        hint.row.help.speech = {key}、ヘルプ
        hint.row.quit = {key} 終了
        hint.row.quit.speech = {key}、しゅうりょう
        hint.row.table = {key} 表
        hint.row.table.speech = {key}、ひょう
        hint.row.go = {key} 移動
        hint.row.go.speech = {key}、いどう
        hint.row.cancel = {key} 取消
        hint.row.cancel.speech = {key}、とりけし
        hint.row.back = {key} 戻る
        hint.row.back.speech = {key}、もどる
        hint.row.settings = 上下で選択、左右で変更、Enterで保存、Escapeで終了
        hint.row.settings.speech = うえ したで せんたく、ひだり みぎで へんこう、エンターで ほぞん、エスケープで しゅうりょう
        hint.row.hear = スペース 聞こえた、N 聞こえない、R もう一度、Escapeで終了
        hint.row.hear.speech = スペース きこえた、エヌ きこえない、アール もう いちど、エスケープで しゅうりょう
        hint.row.read = Space 一時停止、Left/Right 文、Up/Down 段落、Escape 終了
        hint.row.read.speech = スペース いちじていし、さゆう ぶん、じょうげ だんらく、エスケープで しゅうりょう

        # Keys and settings.
        key.unknown = {key}に割り当てはありません
        key.unknown.speech = {key}に わりあては ありません
        key.unknown.help = {key}に割り当てはありません。{help}でキー一覧
        key.unknown.help.speech = {key}に わりあては ありません。{help}で キー いちらん
        key.question = はてな
        quit.enter = エンターで終了
        quit.enter.speech = エンターで しゅうりょう
        help.closed = ヘルプを閉じました
        help.closed.speech = ヘルプを とじました
        leave.nothing = 閉じるものはありません
        leave.nothing.speech = とじる ものは ありません
        leave.nothing.quit = 閉じるものはありません。{key}で終了
        leave.nothing.quit.speech = とじる ものは ありません。{key}で しゅうりょう
        table.on = 表
        table.on.speech = ひょう
        table.off = グラフ
        contrast.high = ハイコントラスト
        contrast.plain = 標準コントラスト
        contrast.plain.speech = ひょうじゅん コントラスト
        play.speed = 再生速度{n}パーセント
        play.speed.speech = さいせい そくど {n} パーセント
        play.mode.notes = 音符
        play.mode.notes.speech = おんぷ
        play.mode.glide = 滑らかな音
        play.mode.glide.speech = なめらかな おと
        play.mode.contour = 輪郭、高さが一段変わるごとに一音
        play.mode.contour.speech = りんかく、たかさが いちだん かわる ごとに いちおん
        play.mode.compare = 系列を交互に
        play.mode.compare.speech = けいれつを こうごに
        tones.held = キーを押している間の音
        tones.held.speech = キーを おしている あいだの おと
        tones.always = すべての点で音
        tones.always.speech = すべての てんで おと
        tones.never = 点の音なし
        tones.never.speech = てんの おと なし
        tones.unknown = このサービスは音を鳴らせません
        tones.unknown.speech = この サービスは おとを ならせません
        settings.opening = 設定。上下で選択、左右で変更、エンターで保存、エスケープで元のまま
        settings.opening.speech = せってい。うえ したで せんたく、ひだり みぎで へんこう、エンターで ほぞん、エスケープで もとの まま
        settings.saved = 保存しました
        settings.saved.speech = ほぞん しました
        settings.kept = 元のままです
        settings.kept.speech = もとの まま です
        hear.opening = 聴力テスト。音が聞こえたらスペース、聞こえなければN、Rで繰り返し、エスケープで元のまま
        hear.opening.speech = ちょうりょく テスト。おとが きこえたら スペース、きこえなければ エヌ、アールで くりかえし、エスケープで もとの まま
        hear.level = この音がちょうどよくなるように音量を合わせて、スペース
        hear.level.speech = この おとが ちょうど よく なる ように おんりょうを あわせて、スペース
        hear.louder = 音量を上げて、R
        hear.louder.speech = おんりょうを あげて、アール
        hear.lower = これからだんだん低い音
        hear.lower.speech = これから だんだん ひくい おと
        hear.higher = これからだんだん高い音
        hear.higher.speech = これから だんだん たかい おと
        hear.saved = 保存しました。音は{lo}から{hi}ヘルツ
        hear.saved.speech = ほぞん しました。おとは {lo}から {hi}ヘルツ
        hear.undo = 元に戻すには、{file}の表soundからlowestとhighestを削除
        hear.undo.speech = もとに もどすには、{file}の ひょう サウンドから ロウエストと ハイエストを さくじょ
        hear.narrow = 聞こえた範囲は1オクターブ未満です。元のままです
        hear.narrow.speech = きこえた はんいは いち オクターブ みまんです。もとの まま です
        setup.opening = 設定。よく聞こえたらエンター、聞こえなければN、Rで繰り返し、エスケープで終了
        setup.opening.speech = せってい。よく きこえたら エンター、きこえなければ エヌ、アールで くりかえし、エスケープで しゅうりょう
        setup.voice = 声と速さを耳で選ぶならエンター、そのままならN
        setup.voice.speech = こえと はやさを みみで えらぶなら エンター、そのまま なら エヌ
        setup.shell = {shell}で長いコマンドの終わりを聞くならエンター、聞かないならN
        setup.shell.speech = {shell}で ながい コマンドの おわりを きくなら エンター、きかないなら エヌ
        setup.desktop = デスクトップの通知とプログラムを聞くならエンター、聞かないならN
        setup.desktop.speech = デスクトップの つうちと プログラムを きくなら エンター、きかないなら エヌ
        setup.done = 設定が終わりました
        setup.done.speech = せっていが おわりました
        setting.voice = 声
        setting.voice.speech = こえ
        setting.rate = 速度
        setting.rate.speech = そくど
        setting.pitch = 高さ
        setting.pitch.speech = たかさ
        setting.verbosity = 詳しさ
        setting.verbosity.speech = くわしさ
        setting.punctuation = 記号
        setting.punctuation.speech = きごう
        setting.volume = 音量
        setting.volume.speech = おんりょう
        setting.voice.own = 言語の声
        setting.voice.own.speech = げんごの こえ
        punctuation.none = 記号を読まない
        punctuation.none.speech = きごうを よまない
        punctuation.some = 一部の記号を読む
        punctuation.some.speech = いちぶの きごうを よむ
        punctuation.most = ほとんどの記号を読む
        punctuation.most.speech = ほとんどの きごうを よむ
        punctuation.all = すべての記号を読む
        punctuation.all.speech = すべての きごうを よむ
        sign.bracket-left = ひだり かくかっこ
        sign.bracket-right = みぎ かくかっこ
        sign.brace-left = ひだり なみかっこ
        sign.brace-right = みぎ なみかっこ
        sign.parenthesis-left = ひだり かっこ
        sign.parenthesis-right = みぎ かっこ
        sign.plus = プラス
        sign.equals = イコール
        sign.minus = マイナス
        sign.less = しょうなり
        sign.greater = だいなり
        sign.comma = コンマ
        sign.full-stop = ピリオド
        sign.apostrophe = アポストロフィ
        sign.quotation-mark = いんようふ
        # The keys of explore, and what they do.
        help.opening = 操作は{n}個。上下で順に、ほかのキーはその働き、エスケープで戻る
        help.opening.speech = そうさは {n}こ。うえ したで じゅんに、ほかの キーは その はたらき、エスケープで もどる
        join.help = {keys}、{action}
        join.help.speech = {keys}、{action}
        help.or = {a}か{b}
        help.or.speech = {a}か {b}
        action.next = 次の点
        action.next.speech = つぎの てん
        action.previous = 前の点
        action.previous.speech = まえの てん
        action.tenth-on = 表示の10分の1だけ先へ
        action.tenth-on.speech = ひょうじの じゅうぶんの いちだけ さきへ
        action.tenth-back = 表示の10分の1だけ戻る
        action.tenth-back.speech = ひょうじの じゅうぶんの いちだけ もどる
        action.first = 最初の点
        action.first.speech = さいしょの てん
        action.last = 最後の点
        action.last.speech = さいごの てん
        action.next-series = 次の系列
        action.next-series.speech = つぎの けいれつ
        action.previous-series = 前の系列
        action.previous-series.speech = まえの けいれつ
        action.lowest = 最小の点
        action.lowest.speech = さいしょうの てん
        action.highest = 最大の点
        action.highest.speech = さいだいの てん
        action.average = 平均にある次の点
        action.average.speech = へいきんに ある つぎの てん
        action.next-peak = 次の山
        action.next-peak.speech = つぎの やま
        action.previous-peak = 前の山
        action.previous-peak.speech = まえの やま
        action.next-trough = 次の谷
        action.next-trough.speech = つぎの たに
        action.previous-trough = 前の谷
        action.previous-trough.speech = まえの たに
        action.go-to-place = 場所か日付へ移動
        action.go-to-place.speech = ばしょか ひづけへ いどう
        action.go-to-value = 値へ移動
        action.go-to-value.speech = あたいへ いどう
        action.zoom-in = 拡大
        action.zoom-in.speech = かくだい
        action.zoom-out = 縮小
        action.zoom-out.speech = しゅくしょう
        action.show-all = 全データを表示
        action.show-all.speech = ぜんデータを ひょうじ
        action.fit-values = Y軸を表示中の値に合わせる
        action.fit-values.speech = ワイじくを ひょうじちゅうの あたいに あわせる
        action.next-page = 次のページ
        action.next-page.speech = つぎの ページ
        action.previous-page = 前のページ
        action.previous-page.speech = まえの ページ
        action.scroll-right = 半画面だけ右へ
        action.scroll-right.speech = はんがめんだけ みぎへ
        action.scroll-left = 半画面だけ左へ
        action.scroll-left.speech = はんがめんだけ ひだりへ
        action.scroll-up = 上へ
        action.scroll-up.speech = うえへ
        action.scroll-down = 下へ
        action.scroll-down.speech = したへ
        action.table = 表、もう一度でグラフ
        action.table.speech = ひょう、もういちどで グラフ
        action.here = この点と全体での位置
        action.here.speech = この てんと ぜんたいでの いち
        action.replay = この点をもう一度
        action.replay.speech = この てんを もういちど
        action.again = 最後の文を繰り返す
        action.again.speech = さいごの ぶんを くりかえす
        action.play = 表示範囲を再生
        action.play.speech = ひょうじ はんいを さいせい
        action.play-on = ここから再生
        action.play-on.speech = ここから さいせい
        action.play-all = すべての系列を再生
        action.play-all.speech = すべての けいれつを さいせい
        action.play-slower = 再生を遅く
        action.play-slower.speech = さいせいを おそく
        action.play-faster = 再生を速く
        action.play-faster.speech = さいせいを はやく
        action.play-mode = 再生の仕方、音符、滑音、輪郭
        action.play-mode.speech = さいせいの しかた、おんぷ、かつおん、りんかく
        action.tones = 移動した点の音
        action.tones.speech = いどうした てんの おと
        action.describe = 説明、もう一度で詳しく、さらに統計
        action.describe.speech = せつめい、もういちどで くわしく、さらに とうけい
        action.x-axis = X軸
        action.x-axis.speech = エックスじく
        action.y-axis = Y軸
        action.y-axis.speech = ワイじく
        action.mark = この点に印を付ける
        action.mark.speech = この てんに しるしを つける
        action.distance = 印からの距離
        action.distance.speech = しるしからの きょり
        action.what-changed = 変わったこと
        action.what-changed.speech = かわった こと
        action.freeze = 停止、再開
        action.freeze.speech = ていし、さいかい
        action.monitor = 監視の入と切
        action.monitor.speech = かんしの いりと きり
        action.live-sound = 新しい点の音の入と切
        action.live-sound.speech = あたらしい てんの おとの いりと きり
        action.silence = 読み上げを止める
        action.silence.speech = よみあげを とめる
        action.slower = ゆっくり話す
        action.slower.speech = ゆっくり はなす
        action.faster = 速く話す
        action.faster.speech = はやく はなす
        action.verbosity = 詳しさ
        action.verbosity.speech = くわしさ
        action.options = 今の速度と詳しさ
        action.options.speech = いまの そくどと くわしさ
        action.high-contrast = ハイコントラストの入と切
        action.high-contrast.speech = ハイコントラストの いりと きり
        action.help = ヘルプ
        action.redraw = 画面を描き直す
        action.redraw.speech = がめんを かきなおす
        action.quit = 終了
        action.quit.speech = しゅうりょう
        action.ask-to-quit = 次にエンターで終了
        action.ask-to-quit.speech = つぎに エンターで しゅうりょう
        """)

    static let characters = CharacterNames(
        """
        control せいぎょもじ
        unknown ふめいなもじ
        SP スペース
        TAB タブ
        LF かいぎょう
        CRLF かいぎょう
        CR ふっき
        ESC エスケープ
        BS バックスペース
        DEL デリート
        FF かいページ
        NBSP ノーブレークスペース
        ZWSP はばのないスペース
        SHY ソフトハイフン
        ISP ぜんかくスペース
        ! かんたんふ
        " ダブルクォート
        # シャープ
        $ ドル
        % パーセント
        & アンド
        ' アポストロフィ
        ( ひだりかっこ
        ) みぎかっこ
        * アスタリスク
        + プラス
        , コンマ
        - ハイフン
        . ピリオド
        / スラッシュ
        : コロン
        ; セミコロン
        < しょうなり
        = イコール
        > だいなり
        ? ぎもんふ
        @ アットマーク
        [ ひだりかくかっこ
        \\ バックスラッシュ
        ] みぎかくかっこ
        ^ カレット
        _ アンダーバー
        ` バッククォート
        { ひだりなみかっこ
        | たてぼう
        } みぎなみかっこ
        ~ チルダ
        、 とうてん
        。 くてん
        「 かぎかっこ
        」 かぎかっことじ
        『 にじゅうかぎかっこ
        』 にじゅうかぎかっことじ
        【 すみつきかっこ
        】 すみつきかっことじ
        ・ なかぐろ
        ー ちょうおん
        〜 なみダッシュ
        … さんてんリーダー
        “ ダブルクォートひらき
        ” ダブルクォートとじ
        ‘ クォートひらき
        ’ クォートとじ
        „ したのダブルクォート
        ‚ したのクォート
        « ギュメひらき
        » ギュメとじ
        ¡ さかさ かんたんふ
        ¿ さかさ ぎもんふ
        † ダガー
        ‡ ダブルダガー
        ‰ パーミル
        ′ プライム
        ″ ダブルプライム
        ¶ だんらくきごう
        – ダッシュ
        — ながいダッシュ
        • ビュレット
        · ちゅうてん
        っ ちいさいつ
        ッ ちいさいツ
        § セクション
        ° ど
        € ユーロ
        £ ポンド
        ¥ えん
        © コピーライト
        ® とうろくしょうひょう
        ™ しょうひょう
        × かける
        ÷ わる
        ± プラスマイナス
        ※ こめじるし
        ← ひだりやじるし
        ↑ うえやじるし
        → みぎやじるし
        ↓ したやじるし
        ≤ しょうなりイコール
        ≥ だいなりイコール
        ≠ ノットイコール
        ∞ むげんだい
        √ ルート
        ✓ チェックマーク
        """)

    static let keys = KeyNames(
        """
        alt オルト
        altgr オルトグラフ
        control コントロール
        hyper ハイパー
        meta メタ
        shift シフト
        super スーパー
        backspace バックスペース
        break ブレーク
        caps-lock キャプスロック
        delete デリート
        down したやじるし
        end エンド
        enter エンター
        escape エスケープ
        home ホーム
        insert インサート
        kp テンキー
        left ひだりやじるし
        linefeed かいぎょう
        menu メニュー
        next ページダウン
        num-lock ナムロック
        pause ポーズ
        print プリント スクリーン
        prior ページアップ
        return リターン
        right みぎやじるし
        scroll-lock スクロールロック
        tab タブ
        up うえやじるし
        window ウィンドウズ
        """)

    /// Nil, because ``SpelledInteger`` puts every number into words.
    static let numberRules: NumberRules? = nil

    static let hanWords = HanWords(
        beforeValues: "果差値約至度温", behindValues: "度", behindPairs: "及以時至")

    static let pace = SpokenPace(
        groups: [0.34, 0.31, 1.42], zero: 0.23, scale: 0.39, digit: 0.26,
        pause: 0.28, cut: 0.10, change: 0.16, letter: 0.056, spelled: 0.16,
        wide: 0.22, kana: 0.12, han: 0.28, sign: 0.52, picture: 1.60, word: 0.016)
}

extension SpokenLanguage {
    package static let japanese: SpokenLanguage = SpokenLanguage(Japanese.self)
}
