// SPDX-License-Identifier: MIT

/// Simplified Chinese with its differences: other characters, and Taiwan's own words.
enum TraditionalChinese: Language {
    static let tag = "zh-Hant"
    static let otherTags = ["zh-TW", "zh-HK", "zh-MO", "cmn-Hant", "cmn-TW", "cmn-HK", "cmn-MO", "yue"]
    static let vocabulary = Vocabulary(
        .traditionalChinese, over: SimplifiedChinese.phrases,
        """
        # Axes and ranges.
        axis.x = X 軸
        axis.y = Y 軸
        axis.titled = {name}軸
        axis.label = {axis}，可見範圍從 {lo} 到 {hi}
        axis.log = 對數刻度
        axis.empty = 沒有數值
        axis.categories.other = {n:m} 個類別，從{a}到{b}
        axis.showing = 可見 {a}，全部 {b}
        range.changed = {axis}範圍已變更，現在是從 {lo} 到 {hi}
        range.also = {axis}現在是從 {lo} 到 {hi}
        range.from = 從 {lo}
        range.above = {hi}，以 {base} 為基準
        range.below = 往下 {hi}，以 {base} 為基準

        # Charts.
        point.position = 第 {i} 個，共 {n:m} 個
        value.missing = 無數值
        value.infinite = 無限大
        value.infinite.minus = 負無限大
        series.moved = {name}，第 {i} 個數列，共 {n:m} 個
        series.points.other = {n:m} 個資料點
        series.gaps = {n:m} 個無數值
        series.infinite = {n:m} 個無限大
        series.hidden.other = {m} 個資料點中有 {n:m} 個在可見範圍之外
        series.all = 全部資料
        series.visible = 可見範圍
        series.median = 中位數 {y}
        series.deviation = 標準差 {y}
        series.quartiles = 一半在 {a} 和 {b} 之間
        series.minutes.other = {n:m} 分鐘
        series.hours.other = {n:m} 小時
        series.weeks.other = {n:m} 週
        series.months.other = {n:m} 個月
        series.quarters.other = {n:m} 季
        series.rows.other = {n:m} 列
        series.more.other = 另有 {n:m} 個數列
        series.empty = {name}沒有數值
        series.single = {name}，一個資料點：{point}
        series.always = 始終為 {y}
        series.quartiles.same = 中間一半為 {y}
        series.first = {name}是第一個數列
        series.last = {name}是最後一個數列
        series.only = 只有一個數列
        opening.series.other = {n:m} 個數列
        opening.first = 第一個：{series}
        opening.always = {name}始終為 {y}
        opening.rises = {name}從 {a} 升至 {b}
        opening.falls = {name}從 {a} 降至 {b}
        opening.between = {name}在 {a} 和 {b} 之間
        trend.up = 整體上升 {y}
        trend.down = 整體下降 {y}
        trend.none = 無明顯趨勢，從 {a} 到 {b}
        trend.scarce = 點數太少，看不出趨勢
        season.week = 每週起伏一次
        season.every = 大約每 {x} 起伏一次
        zoom.extents = 全部資料
        zoom.out = 已縮小
        zoom.all = 已顯示全部資料
        zoom.point = 只顯示一個點
        live.points.other = {n:m} 個新資料點
        alert.changed = {name}從 {a} 變為 {b}
        alert.silent = {name}，{time} 沒有新資料點
        extremum.at = 在 {x} 處為 {y}
        extremum.in = {x}為 {y}
        extremum.row = 第 {x} 列為 {y}
        scroll.end = 資料結尾
        scroll.start = 資料開頭
        page = 第 {i} 頁，共 {n:m} 頁
        monitor.on = 監看已開啟
        monitor.off = 監看已關閉
        alert.above = {name}為 {y}，高於 {limit}
        alert.below = {name}為 {y}，低於 {limit}
        audio.end = 圖表結束
        empty = 沒有資料
        burst.other = {name} 另有 {n:m} 則
        burst.unnamed.other = 另有 {n:m} 則

        # Elements.
        trait.selected = 已選取
        trait.dimmed = 變暗
        trait.selected.not = 未選取
        trait.dimmed.not = 未變暗
        trait.button = 按鈕
        trait.switchButton = 切換按鈕
        switch.on = 開啟
        switch.off = 關閉
        trait.tabBar = 標籤頁列
        trait.heading = 標題
        trait.link = 連結
        trait.adjustable = 可調整
        trait.image = 影像
        trait.searchField = 搜尋欄位
        trait.keyboardKey = 鍵盤按鍵
        document.heading = {n} 級標題
        document.list.other = 清單，{n:m} 項
        document.quote.end = 引用結束
        document.code.short = 程式碼
        document.code.other = 程式碼，{n:m} 行
        document.code.in.other = {language} 程式碼，{n:m} 行
        document.columns.other = {n:m} 欄
        document.deleted = 已刪除
        position = 第 {i} 個，共 {n:m} 個
        edge.reached = 已到邊緣
        layout.changed = 版面已變更
        screen.changed = 畫面已變更

        # Numbers. The voice reads hanzi better than digits: 1005 is 一千零五, and "1005" would be 一千五.
        number.notSet = 未設定
        number.about = 約 {n}
        number.mark.speech = 點
        number.minus = 負{n}
        number.two.counted = 兩
        scale.4 = 萬
        scale.8 = 億
        scale.12 = 兆
        spell.groups = - 萬 億 兆 京

        # In a client's text.
        text.dot = 點
        text.link = 連結到 {name}
        text.hash = 雜湊，末尾 {end}
        text.uuid = 識別碼，末尾 {end}
        text.signs = ~ 約, = 等於, ≈ 約, ± 正負, + 正, × 乘以, − 負, ≤ 小於等於, ≥ 大於等於, \
        ≠ 不等於, < 小於, > 大於, ÷ 除以, ∞ 無限大, √ 根號, № 編號, → 右箭頭
        text.signs.between = + 加, − 減
        text.parameters.own = 參數, 變數
        text.uncounted = 位於, 位置, 列出, 列表, 本身, 名稱, 名為, 組成, 行為, 套用, 條件, 種類, 週期, 次要, 點選, 點擊
        text.abbreviations = No. 編號 #, no. 編號 #, Vol. 卷 #, vol. 卷 #, Fig. 圖 #, fig. 圖 #, p. 頁 #, pp. 頁 #, vs. 對, \
        etc. 等等 ., e.g. 例如, i.e. 即
        text.counted = 個, 人, 天, 次, 件, 條, 張, 本, 隻, 台, 臺, 小時, 分鐘, 秒, 點, 塊, 元, 倍, 種, 位, 名, 家, 歲, 頁, 遍, 週, 萬, 億, 千, 百, 米, 公里, 公尺, 斤, 公斤, 杯, 瓶, 份, 項, 組, 行, 列, 層, 門, 把, 句, 場, 封, 顆, 片, 段, 輛, 座, 棵, 雙, 對, 套, 艘, 戶, 排, 年前, 年後, 年內
        text.counted.names = 對
        prefixes = f 飛, p 皮, n 奈, µ 微, m 毫, k 千, M 百萬, G 吉, T 兆, P 拍

        # Dates.
        date.hours.speech = 零點, 一點, 兩點, 三點, 四點, 五點, 六點, 七點, 八點, 九點, 十點, 十一點, 十二點, 十三點, 十四點, 十五點, \
        十六點, 十七點, 十八點, 十九點, 二十點, 二十一點, 二十二點, 二十三點
        date.quarters = 第1季, 第2季, 第3季, 第4季
        date.quarters.speech = 第一季, 第二季, 第三季, 第四季
        zone.utc.speech = 世界時
        zone.ahead.speech = 世界時加{n}
        zone.behind.speech = 世界時負{n}
        zone.then = {a}，然後{b}

        # Units.
        units = V 伏特, A 安培, W 瓦特, Wh 瓦時, VA 伏安, J 焦耳, N 牛頓, Pa 帕斯卡, Hz 赫茲, F 法拉, Ω 歐姆, S 西門子, T 特斯拉, \
        H 亨利, C 庫侖, eV 電子伏特, Bq 貝克, Sv 西弗, Gy 戈雷, g 公克, t 公噸, kt 千公噸, Mt 百萬公噸, Gt 十億公噸, B 位元組, bit 位元, B/s 位元組每秒, bit/s 位元每秒, \
        KiB 二進位千位元組, MiB 二進位百萬位元組, GiB 二進位吉位元組, TiB 二進位兆位元組, m 公尺, cm 公分, s 秒, min 分鐘, h 小時, d 天, wk 週, mo 個月, yr 年, l 公升, dl 分升, \
        K 克耳文, mol 莫耳, bar 巴, hPa 百帕, cd 燭光, lm 流明, lx 勒克斯, ° 度, rpm 轉每分鐘, dB 分貝, px 像素, m/s 公尺每秒, \
        km/h 公里每小時, mph 英里每小時, ha 公頃, m² 平方公尺, km² 平方公里, m³ 立方公尺, in 英寸, ft 英尺, mi 英里, lb 磅, persons 人, \
        km 公里, mm 公釐, kg 公斤, EUR 歐元, USD 美元, GBP 英鎊, $ 元, £ 英鎊, JPY 日圓, CNY 人民幣, TWD 新臺幣, RUB 盧布, CHF 瑞士法郎, INR 印度盧比, \
        KRW 韓元, BRL 巴西雷亞爾, MXN 墨西哥披索, HKD 港幣, BTC 比特幣, ETH 以太幣
        unit.°C.pattern = 攝氏{n}度
        unit.°F.pattern = 華氏{n}度
        unit.ppm.pattern = 百萬分之{n}
        unit.ppb.pattern = 十億分之{n}

        # Exploring a chart.
        jump.none.peak = 沒有更多峰值
        jump.none.trough = 沒有更多谷值
        jump.none.average = 沒有更多等於平均值 {y} 的點
        jump.none.value = 沒有更多等於 {y} 的點
        jump.crossing = 在 {a} 和 {b} 之間穿過平均值 {y}
        jump.before = 經過 {y}，之後是 {x}
        jump.after = 經過 {y}，之前是 {x}
        jump.unknown = 這裡沒有{text}
        mark.set = 標記
        mark.none = 沒有標記
        mark.after = 標記之後 {x}
        mark.before = 標記之前 {x}
        mark.here = 在標記處
        mark.level = 一樣高
        live.frozen = 已凍結
        live.again = 恢復即時
        live.none = 沒有新內容
        live.ended = 不會再有資料
        live.file = 這是檔案，沒有可凍結的內容
        live.complete = 此檔案已完整
        live.sound.on = 新資料點會發聲
        live.sound.off = 新資料點不發聲
        live.scale = 新的音高範圍：{range}
        sound.score = 聲音
        run.succeeded = {command} 已完成，用時 {time}
        run.failed = {command} 失敗，代碼 {n}，用時 {time}
        run.killed = {command} 被 {signal} 終止，用時 {time}
        run.interrupted = {command} 被中斷，用時 {time}
        run.unstarted = {command} 無法啟動：{reason}
        follow.errors.other = {n:m} 個錯誤
        follow.last = {lines}，最後一行：{text}
        follow.binary = 無法讀取的資料
        alerts.resolved = 已恢復：{text}
        monitor.file = 這是檔案，沒有可監看的內容
        speed = 每分鐘 {n} 詞
        verbosity.low = 簡短播報
        verbosity.medium = 適中播報
        verbosity.high = 詳細播報
        hint.keys = 按問號查看按鍵
        hint.series = 按下箭頭到下一個，按問號查看按鍵
        # Rows of hints, which are only shown.
        hint.row.help = {key} 說明
        hint.row.quit = {key} 結束
        hint.row.settings = 上下選擇，左右變更，Enter 儲存，Escape 離開
        hint.row.hear = 空白鍵聽到，N 聽不到，R 重複，Escape 離開
        hint.row.read = 空白鍵 暫停，左右 句子，上下 段落，Escape 離開

        # Keys and settings.
        key.unknown = {key}沒有功能
        key.unknown.help = {key}沒有功能；按{help}查看按鍵
        key.question = 問號
        quit.enter = 按 Enter 鍵結束
        help.closed = 已關閉說明
        leave.nothing = 沒有可以離開的
        leave.nothing.quit = 沒有可以離開的；按{key}結束
        table.off = 圖表
        contrast.high = 高對比
        contrast.plain = 一般對比
        play.mode.contour = 輪廓，高度每變一級響一下
        play.mode.compare = 各數列輪流
        tones.held = 按住按鍵時發聲
        tones.always = 每個資料點都發聲
        tones.never = 資料點不發聲
        tones.unknown = 此服務不播放聲音
        settings.opening = 設定。上下鍵選擇，左右鍵變更，Enter 鍵儲存，Esc 鍵全部還原
        settings.saved = 已儲存
        settings.kept = 全部維持原樣
        hear.opening = 聽力測試。聽到聲音按空白鍵，聽不到按 N，按 R 重複，按 Esc 鍵全部還原
        hear.level = 請把音量調到聽著舒服，然後按空白鍵
        hear.louder = 請調高音量，然後按 R
        hear.lower = 現在聲音越來越低
        hear.higher = 現在聲音越來越高
        hear.saved = 已儲存：聲音從 {lo} 到 {hi} 赫茲
        hear.undo = 如需復原，請從 {file} 的 sound 表中刪除 lowest 和 highest
        hear.narrow = 聽到的不足一個八度。全部維持原樣
        setup.opening = 設定。聽得清楚請按 Enter，聽不清按 N，按 R 重複，按 Esc 鍵離開
        setup.voice = 按 Enter 試聽選擇語音和語速，按 N 保持不變
        setup.shell = 按 Enter 可在 {shell} 中聽到長指令結束，按 N 不聽
        setup.desktop = 按 Enter 可聽到桌面的通知和程式，按 N 不聽
        setup.done = 設定完成
        setting.voice = 語音
        setting.rate = 語速
        setting.verbosity = 詳細程度
        setting.punctuation = 標點
        setting.voice.own = 語言的預設語音
        punctuation.none = 不讀標點
        punctuation.some = 讀部分標點
        punctuation.most = 讀大部分標點
        punctuation.all = 讀全部標點
        sign.bracket-left = 左方括號
        sign.bracket-right = 右方括號
        sign.brace-left = 左大括號
        sign.brace-right = 右大括號
        sign.parenthesis-left = 左圓括號
        sign.parenthesis-right = 右圓括號
        sign.plus = 加號
        sign.equals = 等號
        sign.minus = 減號
        sign.less = 小於號
        sign.greater = 大於號
        sign.comma = 逗號
        sign.full-stop = 句號
        sign.apostrophe = 撇號
        sign.quotation-mark = 引號
        # The keys of explore, and what they do.
        help.opening = {n} 個操作。上下逐個瀏覽，其他鍵說出其功能，Escape 離開
        action.next = 下一個點
        action.previous = 上一個點
        action.tenth-on = 前進檢視的十分之一
        action.tenth-back = 後退檢視的十分之一
        action.first = 第一個點
        action.last = 最後一個點
        action.next-series = 下一個數列
        action.previous-series = 上一個數列
        action.lowest = 最低點
        action.highest = 最高點
        action.average = 下一個平均值處的點
        action.next-peak = 下一個峰
        action.previous-peak = 上一個峰
        action.next-trough = 下一個谷
        action.previous-trough = 上一個谷
        action.go-to-place = 前往某個位置或日期
        action.go-to-value = 前往某個值
        action.zoom-out = 縮小
        action.show-all = 顯示全部資料
        action.fit-values = 使 Y 軸符合可見的值
        action.next-page = 下一頁
        action.previous-page = 上一頁
        action.scroll-right = 向右捲動半個檢視
        action.scroll-left = 向左捲動半個檢視
        action.scroll-up = 向上捲動
        action.scroll-down = 向下捲動
        action.table = 表格，再按為圖表
        action.here = 目前的點及其位置
        action.replay = 再說一遍目前的點
        action.again = 重複最後一句
        action.play = 播放可見部分
        action.play-on = 從此處播放
        action.play-all = 播放所有數列
        action.play-mode = 播放方式：音符、滑音、輪廓
        action.tones = 到達資料點時的聲音
        action.describe = 描述；再按更詳細，再按為統計
        action.x-axis = X 軸
        action.y-axis = Y 軸
        action.mark = 標記目前的點
        action.distance = 與標記的距離
        action.what-changed = 有什麼變化
        action.freeze = 凍結，再繼續
        action.monitor = 監視開或關
        action.live-sound = 新資料點的聲音開或關
        action.silence = 安靜
        action.slower = 語速更慢
        action.faster = 語速更快
        action.verbosity = 詳細程度
        action.options = 目前的語速和詳細程度
        action.high-contrast = 高對比開或關
        action.help = 說明
        action.redraw = 重繪螢幕
        action.quit = 結束
        action.ask-to-quit = 之後按 Enter 結束
        """)

    static let characters = CharacterNames(
        over: SimplifiedChinese.characters,
        """
        control 控制字元
        unknown 未知字元
        TAB 定位字元
        LF 換行
        CRLF 換行
        CR 歸位
        ESC 跳脫
        BS 倒退
        DEL 刪除
        FF 換頁
        NBSP 不斷行空格
        ZWSP 零寬空格
        SHY 軟連字號
        ISP 全形空格
        ! 驚嘆號
        " 雙引號
        # 井號
        % 百分號
        & 和號
        ' 單引號
        ( 左括號
        ) 右括號
        * 星號
        + 加號
        , 逗號
        - 連字號
        . 點
        / 斜線
        : 冒號
        ; 分號
        < 小於
        = 等號
        > 大於
        ? 問號
        @ 小老鼠
        [ 左中括號
        \\ 反斜線
        ] 右中括號
        ^ 插入號
        _ 底線
        ` 重音符號
        { 左大括號
        | 直線
        } 右大括號
        ~ 波浪號
        、 頓號
        。 句號
        「 上引號
        」 下引號
        『 上雙引號
        』 下雙引號
        《 上書名號
        》 下書名號
        【 左方頭括號
        】 右方頭括號
        〜 波浪線
        … 刪節號
        “ 左雙引號
        ” 右雙引號
        ‘ 左單引號
        ’ 右單引號
        „ 下雙引號
        ‚ 下單引號
        « 左尖引號
        » 右尖引號
        ¡ 倒驚嘆號
        ¿ 倒問號
        † 劍號
        ‡ 雙劍號
        ‰ 千分號
        ′ 角分號
        ″ 角秒號
        ¶ 段落號
        – 短破折號
        — 破折號
        • 項目符號
        · 間隔號
        ・ 間隔號
        § 章節號
        € 歐元
        £ 英鎊
        ¥ 日圓
        © 版權
        ® 註冊商標
        ™ 商標
        × 乘號
        ÷ 除號
        ± 正負號
        ← 左箭頭
        ↑ 上箭頭
        → 右箭頭
        ↓ 下箭頭
        ≤ 小於等於
        ≥ 大於等於
        ≠ 不等於
        ≈ 約等於
        ∞ 無限大
        √ 根號
        ✓ 勾號
        """)

    static let keys = KeyNames(
        over: SimplifiedChinese.keys,
        """
        backspace 倒退
        break 中斷
        caps-lock 大寫鎖定
        delete 刪除
        down 下箭頭
        enter 輸入
        kp 數字鍵盤
        left 左箭頭
        linefeed 換行
        menu 選單
        next 下一頁
        num-lock 數字鎖定
        pause 暫停
        print 列印螢幕
        prior 上一頁
        right 右箭頭
        scroll-lock 捲動鎖定
        tab 定位鍵
        up 上箭頭
        """)

    /// Nil, because ``SpelledInteger`` puts every number into words.
    static let numberRules: NumberRules? = nil

    static let hanWords = HanWords(
        beforeValues: "果差是為於到至從由在即等約見得取達如用了設給回出成值度溫", behindValues: "度", behindPairs: "的和與及或是為嗎以已時到至被在就不")

    static let pace = SpokenPace(
        groups: [0.35, 0.60, 1.39], zero: -0.00, scale: 0.27, digit: 0.27,
        pause: 0.12, cut: 0.41, change: 0.15, letter: 0.063, spelled: 0.18,
        wide: 0.22, kana: 0.14, han: 0.26, sign: 0.44, picture: 1.60, word: 0.000)
}

extension SpokenLanguage {
    package static let traditionalChinese: SpokenLanguage = SpokenLanguage(TraditionalChinese.self)
}
