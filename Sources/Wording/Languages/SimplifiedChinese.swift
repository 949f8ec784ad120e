// SPDX-License-Identifier: MIT

/// The Chinese voices have no names for marks: every mark of ASCII has a name here.
enum SimplifiedChinese: Language {
    static let tag = "zh-Hans"
    static let otherTags = ["zh", "zh-CN", "zh-SG", "zh-MY", "cmn", "cmn-Hans", "yue-Hans", "yue-CN"]
    /// Traditional Chinese is based on these phrases.
    static let phrases = """
        plurals =

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}，{b}
        join.clauses = {a}；{b}
        join.sentences = {a}。{b}

        # Axes and ranges.
        axis.x = X 轴
        axis.y = Y 轴
        axis.titled = {name}轴
        axis.label = {axis}，可见范围从 {lo} 到 {hi}
        axis.log = 对数刻度
        axis.empty = 没有数值
        axis.categories.other = {n:m} 个类别，从{a}到{b}
        axis.showing = 可见 {a}，全部 {b}
        range.changed = {axis}范围已更改，现在是从 {lo} 到 {hi}
        range.also = {axis}现在是从 {lo} 到 {hi}
        range.plain = {lo} 到 {hi}
        range.at = {n}
        range.from = 从 {lo}
        range.to = 到 {hi}
        range.above = {hi}，以 {base} 为基准
        range.below = 往下 {hi}，以 {base} 为基准

        # Charts.
        point.numbered = {x}：{y}
        point.position = 第 {i} 个，共 {n:m} 个
        value.missing = 无数值
        value.infinite = 无限大
        value.infinite.minus = 负无限大
        series.moved = {name}，第 {i} 个数据系列，共 {n:m} 个
        series.points.other = {n:m} 个数据点
        series.gaps = {n:m} 个无数值
        series.infinite = {n:m} 个无限大
        series.hidden.other = {m} 个数据点中有 {n:m} 个在可见范围之外
        series.lowest = 最低 {y}
        series.highest = 最高 {y}
        series.average = 平均 {y}
        series.all = 全部数据
        series.visible = 可见范围
        series.median = 中位数 {y}
        series.deviation = 标准差 {y}
        series.quartiles = 一半在 {a} 和 {b} 之间
        series.seconds.other = {n:m} 秒
        series.minutes.other = {n:m} 分钟
        series.hours.other = {n:m} 小时
        series.days.other = {n:m} 天
        series.weeks.other = {n:m} 周
        series.months.other = {n:m} 个月
        series.quarters.other = {n:m} 个季度
        series.years.other = {n:m} 年
        series.rows.other = {n:m} 行
        series.more.other = 另有 {n:m} 个数据系列
        series.empty = {name}没有数值
        series.single = {name}，一个数据点：{point}
        series.always = 始终为 {y}
        series.quartiles.same = 中间一半为 {y}
        series.first = {name}是第一个数据系列
        series.last = {name}是最后一个数据系列
        series.only = 只有一个数据系列
        opening.series.other = {n:m} 个数据系列
        opening.first = 第一个：{series}
        opening.always = {name}始终为 {y}
        opening.rises = {name}从 {a} 升至 {b}
        opening.falls = {name}从 {a} 降至 {b}
        opening.between = {name}在 {a} 和 {b} 之间
        trend.up = 整体上升 {y}
        trend.down = 整体下降 {y}
        trend.flat = 大致持平
        trend.none = 无明显趋势，从 {a} 到 {b}
        trend.scarce = 点数太少，看不出趋势
        season.year = 每年起伏一次
        season.week = 每周起伏一次
        season.day = 每天起伏一次
        season.every = 大约每 {x} 起伏一次
        zoom.extents = 全部数据
        zoom.in = 已放大
        zoom.out = 已缩小
        zoom.all = 已显示全部数据
        zoom.point = 只显示一个点
        live.points.other = {n:m} 个新数据点
        live.highest = 最高 {y}
        live.lowest = 最低 {y}
        live.latest = 最新 {y}
        alert.changed = {name}从 {a} 变为 {b}
        alert.silent = {name}，{time} 没有新数据点
        extremum.max = 最高
        extremum.min = 最低
        extremum.at = 在 {x} 处为 {y}
        extremum.in = {x}为 {y}
        extremum.row = 第 {x} 行为 {y}
        found = {name}：{point}
        scroll.end = 数据结尾
        scroll.start = 数据开头
        page = 第 {i} 页，共 {n:m} 页
        monitor.on = 监控已开启
        monitor.off = 监控已关闭
        alert.above = {name}为 {y}，高于 {limit}
        alert.below = {name}为 {y}，低于 {limit}
        audio.end = 图表结束
        empty = 没有数据
        burst.other = {name} 另有 {n:m} 条
        burst.unnamed.other = 另有 {n:m} 条

        # Elements.
        trait.selected = 已选中
        trait.dimmed = 变暗
        trait.selected.not = 未选中
        trait.dimmed.not = 未变暗
        trait.button = 按钮
        trait.switchButton = 切换按钮
        switch.on = 打开
        switch.off = 关闭
        trait.tabBar = 标签栏
        trait.heading = 标题
        trait.link = 链接
        trait.adjustable = 可调整
        trait.image = 图像
        trait.searchField = 搜索框
        trait.keyboardKey = 键盘按键
        document.heading = {n} 级标题
        document.list.other = 列表，{n:m} 项
        document.quote = 引用
        document.quote.end = 引用结束
        document.code.short = 代码
        document.code.other = 代码，{n:m} 行
        document.code.in.other = {language} 代码，{n:m} 行
        document.table = 表格
        document.columns.other = {n:m} 列
        document.deleted = 已删除
        document.done = 已完成
        document.open = 未完成
        position = 第 {i} 个，共 {n:m} 个
        bound.maximum = 最大值
        bound.minimum = 最小值
        edge.reached = 已到边缘
        layout.changed = 布局已更改
        screen.changed = 屏幕已更改

        # Numbers. The voice reads hanzi better than digits: 1005 is 一千零五, and "1005" would be 一千五.
        number.notSet = 未设置
        number.about = 约 {n}
        number.mark.speech = 点
        number.minus = 负{n}
        number.two.counted = 两
        number.unit = {n}{unit}
        number.power = {n}乘以十的{e}次方
        number.text.digits = 2
        number.text.marks = lost
        number.scaled = {n}{scale}
        number.scaled.fraction = 2
        number.scaled.ends = both
        number.scales = 12 8 4
        scale.4 = 万
        scale.8 = 亿
        scale.12 = 万亿
        spell.digits = 零 一 二 三 四 五 六 七 八 九
        spell.tens = - 一十 二十 三十 四十 五十 六十 七十 八十 九十
        spell.hundreds = - 一百 二百 三百 四百 五百 六百 七百 八百 九百
        spell.thousands = - 一千 二千 三千 四千 五千 六千 七千 八千 九千
        spell.groups = - 万 亿 万亿 亿亿
        spell.skipped = 零
        spell.firstTen = 十

        # In a client's text.
        text.per = 每{b}{a}
        text.over = {b}分之{a}
        text.mixed = {n}又{f}
        text.power = 的{e}次方
        text.power.2 = 的平方
        text.power.3 = 的立方
        text.dot = 点
        text.names = . / \\ : @ ~
        text.link = 链接到 {name}
        text.hash = 哈希，末尾 {end}
        text.uuid = 标识符，末尾 {end}
        text.signs = ~ 约, = 等于, ≈ 约, ± 正负, + 正, × 乘以, − 负, ≤ 小于等于, ≥ 大于等于, \
        ≠ 不等于, < 小于, > 大于, ÷ 除以, ∞ 无限大, √ 根号, № 编号, → 右箭头
        text.signs.between = + 加, − 减
        text.scales = k 3, K 3, M 6, B 9, bn 9
        text.parameters.own = 参数, 变量
        text.by = {a} 乘 {b}
        text.abbreviations = No. 编号 #, no. 编号 #, Vol. 卷 #, vol. 卷 #, Fig. 图 #, fig. 图 #, p. 页 #, pp. 页 #, vs. 对, \
        etc. 等等 ., e.g. 例如, i.e. 即
        text.date = y/m/d
        text.uncounted = 位于, 位置, 列出, 列表, 本身, 名称, 名为, 组成, 行为, 套用, 条件, 种类, 周期, 次要, 点击
        text.counted = 个, 人, 天, 次, 件, 条, 张, 本, 只, 台, 小时, 分钟, 秒, 点, 块, 元, 倍, 种, 位, 名, 家, 岁, 页, 遍, 周, 万, 亿, 千, 百, 米, 公里, 斤, 公斤, 杯, 瓶, 份, 项, 组, 行, 列, 层, 门, 把, 句, 场, 封, 颗, 片, 段, 辆, 座, 棵, 双, 对, 套, 艘, 户, 排, 年前, 年后, 年内
        text.counted.year = 年
        text.counted.ordinal = 第
        text.counted.names = 对
        prefixes = f 飞, p 皮, n 纳, µ 微, m 毫, k 千, M 兆, G 吉, T 太, P 拍

        # Dates.
        date.order = year first
        date.years = spelled
        date.months = 1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月
        date.months.speech = 一月, 二月, 三月, 四月, 五月, 六月, 七月, 八月, 九月, 十月, 十一月, 十二月
        date.weekdays = 星期日, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六
        date.hours.speech = 零点, 一点, 两点, 三点, 四点, 五点, 六点, 七点, 八点, 九点, 十点, 十一点, 十二点, 十三点, 十四点, 十五点, \
        十六点, 十七点, 十八点, 十九点, 二十点, 二十一点, 二十二点, 二十三点
        date.ymd = {y}年{month}{d}日
        date.md = {month}{d}日
        date.d = {d}日
        date.ym = {y}年{month}
        date.y = {y}年
        date.wmd = {month}{d}日{weekday}
        date.dt = {date} {time}
        date.dt.speech = {date}，{time}
        date.quarters = 第1季度, 第2季度, 第3季度, 第4季度
        date.quarters.speech = 第一季度, 第二季度, 第三季度, 第四季度
        date.yq = {y}年{quarter}
        date.hms.speech = {h}{m}分{seconds}
        date.hm.speech = {h}{m}分
        date.h.speech = {h}
        zone.utc = UTC
        zone.utc.speech = 世界时
        zone.ahead = UTC+{n}
        zone.ahead.speech = 世界时加{n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = 世界时负{n}
        zone.then = {a}，然后{b}

        # Units.
        units = V 伏特, A 安培, W 瓦特, Wh 瓦时, VA 伏安, J 焦耳, N 牛顿, Pa 帕斯卡, Hz 赫兹, F 法拉, Ω 欧姆, S 西门子, T 特斯拉, \
        H 亨利, C 库仑, eV 电子伏特, Bq 贝克勒尔, Sv 希沃特, Gy 戈瑞, g 克, t 吨, kt 千吨, Mt 百万吨, Gt 十亿吨, B 字节, bit 比特, B/s 字节每秒, bit/s 比特每秒, \
        KiB 二进制千字节, MiB 二进制兆字节, GiB 二进制吉字节, TiB 二进制太字节, m 米, cm 厘米, s 秒, min 分钟, h 小时, d 天, wk 周, mo 个月, yr 年, l 升, dl 分升, \
        K 开尔文, mol 摩尔, bar 巴, hPa 百帕, cd 坎德拉, lm 流明, lx 勒克斯, ° 度, rpm 转每分钟, dB 分贝, px 像素, m/s 米每秒, \
        km/h 公里每小时, mph 英里每小时, ha 公顷, m² 平方米, km² 平方公里, m³ 立方米, in 英寸, ft 英尺, mi 英里, lb 磅, persons 人, \
        km 公里, mm 毫米, kg 公斤, EUR 欧元, USD 美元, GBP 英镑, $ 美元, £ 英镑, ¥ 元, JPY 日元, CNY 人民币, TWD 新台币, RUB 卢布, CHF 瑞士法郎, INR 印度卢比, \
        KRW 韩元, BRL 巴西雷亚尔, MXN 墨西哥比索, HKD 港币, BTC 比特币, ETH 以太币
        unit.%.pattern = 百分之{n}
        unit.‰.pattern = 千分之{n}
        unit.°C.pattern = 摄氏{n}度
        unit.°F.pattern = 华氏{n}度
        unit.ppm.pattern = 百万分之{n}
        unit.ppb.pattern = 十亿分之{n}
        unit.persons.display = {n}人

        # Exploring a chart.
        jump.peak = 峰值
        jump.trough = 谷值
        jump.none.peak = 没有更多峰值
        jump.none.trough = 没有更多谷值
        jump.none.average = 没有更多等于平均值 {y} 的点
        jump.none.value = 没有更多等于 {y} 的点
        jump.crossing = 在 {a} 和 {b} 之间穿过平均值 {y}
        jump.before = 经过 {y}，之后是 {x}
        jump.after = 经过 {y}，之前是 {x}
        jump.to = 前往：{axis}
        jump.unknown = 这里没有{text}
        jump.canceled = 已取消
        mark.set = 标记
        mark.none = 没有标记
        mark.after = 标记之后 {x}
        mark.before = 标记之前 {x}
        mark.here = 在标记处
        mark.higher = 高 {y}
        mark.lower = 低 {y}
        mark.level = 一样高
        mark.more = 多 {y}
        mark.less = 少 {y}
        live.frozen = 已冻结
        live.again = 恢复实时
        live.none = 没有新内容
        live.ended = 不会再有数据
        live.file = 这是文件，没有可冻结的内容
        live.complete = 此文件已完整
        live.sound.on = 新数据点会发声
        live.sound.off = 新数据点不发声
        live.scale = 新的音高范围：{range}
        sound.played = 播放{name}
        sound.to = 播放到{x}
        sound.score = 声音
        run.succeeded = {command} 已完成，用时 {time}
        run.failed = {command} 失败，代码 {n}，用时 {time}
        run.killed = {command} 被 {signal} 终止，用时 {time}
        run.interrupted = {command} 被中断，用时 {time}
        run.unstarted = {command} 无法启动：{reason}
        run.instant = 不到一秒
        run.command = 命令
        follow.lines.other = {n:m} 行
        follow.errors.other = {n:m} 个错误
        follow.last = {lines}，最后一行：{text}
        follow.binary = 无法读取的数据
        alerts.resolved = 已恢复：{text}
        monitor.file = 这是文件，没有可监控的内容
        speed = 每分钟 {n} 词
        verbosity.low = 简短播报
        verbosity.medium = 适中播报
        verbosity.high = 详细播报
        hint.keys = 按问号查看按键
        hint.series = 按下箭头到下一个，按问号查看按键
        # Rows of hints, which are only shown.
        hint.row.help = {key} 帮助
        hint.row.quit = {key} 退出
        hint.row.table = {key} 表格
        hint.row.go = {key} 前往
        hint.row.cancel = {key} 取消
        hint.row.back = {key} 返回
        hint.row.settings = 上下选择，左右更改，Enter 保存，Escape 离开
        hint.row.hear = 空格听到，N 听不到，R 重复，Escape 离开
        hint.row.read = 空格 暂停，左右 句子，上下 段落，Escape 退出

        # Keys and settings.
        key.unknown = {key}没有功能
        key.unknown.help = {key}没有功能；按{help}查看按键
        key.question = 问号
        quit.enter = 按回车退出
        help.closed = 已关闭帮助
        leave.nothing = 没有可以离开的
        leave.nothing.quit = 没有可以离开的；按{key}退出
        table.on = 表格
        table.off = 图表
        contrast.high = 高对比度
        contrast.plain = 普通对比度
        play.speed = 播放速度百分之 {n}
        play.mode.notes = 音符
        play.mode.glide = 滑音
        play.mode.contour = 轮廓，高度每变一级响一下
        play.mode.compare = 各数据系列轮流
        tones.held = 按住按键时发声
        tones.always = 每个数据点都发声
        tones.never = 数据点不发声
        tones.unknown = 此服务不播放声音
        settings.opening = 设置。上下键选择，左右键更改，回车保存，Esc 键全部还原
        settings.saved = 已保存
        settings.kept = 全部保持原样
        hear.opening = 听力测试。听到声音按空格，听不到按 N，按 R 重复，按 Esc 键全部还原
        hear.level = 请把音量调到听着舒服，然后按空格
        hear.louder = 请调高音量，然后按 R
        hear.lower = 现在声音越来越低
        hear.higher = 现在声音越来越高
        hear.saved = 已保存：声音从 {lo} 到 {hi} 赫兹
        hear.undo = 如需撤销，请从 {file} 的 sound 表中删除 lowest 和 highest
        hear.narrow = 听到的不足一个八度。全部保持原样
        setup.opening = 设置。听得清楚请按回车，听不清按 N，按 R 重复，按 Esc 键退出
        setup.voice = 按回车试听选择语音和语速，按 N 保持不变
        setup.shell = 按回车可在 {shell} 中听到长命令结束，按 N 不听
        setup.desktop = 按回车可听到桌面的通知和程序，按 N 不听
        setup.done = 设置完成
        setting.voice = 语音
        setting.rate = 语速
        setting.pitch = 音高
        setting.verbosity = 详细程度
        setting.punctuation = 标点
        setting.volume = 音量
        setting.voice.own = 语言的默认语音
        punctuation.none = 不读标点
        punctuation.some = 读部分标点
        punctuation.most = 读大部分标点
        punctuation.all = 读全部标点
        sign.bracket-left = 左方括号
        sign.bracket-right = 右方括号
        sign.brace-left = 左花括号
        sign.brace-right = 右花括号
        sign.parenthesis-left = 左圆括号
        sign.parenthesis-right = 右圆括号
        sign.plus = 加号
        sign.equals = 等号
        sign.minus = 减号
        sign.less = 小于号
        sign.greater = 大于号
        sign.comma = 逗号
        sign.full-stop = 句号
        sign.apostrophe = 撇号
        sign.quotation-mark = 引号
        # The keys of explore, and what they do.
        help.opening = {n} 个操作。上下逐个浏览，其他键说出其功能，Escape 离开
        join.help = {keys}：{action}
        help.or = {a}或{b}
        action.next = 下一个点
        action.previous = 上一个点
        action.tenth-on = 前进视图的十分之一
        action.tenth-back = 后退视图的十分之一
        action.first = 第一个点
        action.last = 最后一个点
        action.next-series = 下一个数据系列
        action.previous-series = 上一个数据系列
        action.lowest = 最低点
        action.highest = 最高点
        action.average = 下一个平均值处的点
        action.next-peak = 下一个峰
        action.previous-peak = 上一个峰
        action.next-trough = 下一个谷
        action.previous-trough = 上一个谷
        action.go-to-place = 前往某个位置或日期
        action.go-to-value = 前往某个值
        action.zoom-in = 放大
        action.zoom-out = 缩小
        action.show-all = 显示全部数据
        action.fit-values = 使 Y 轴适合可见的值
        action.next-page = 下一页
        action.previous-page = 上一页
        action.scroll-right = 向右滚动半个视图
        action.scroll-left = 向左滚动半个视图
        action.scroll-up = 向上滚动
        action.scroll-down = 向下滚动
        action.table = 表格，再按为图表
        action.here = 当前点及其位置
        action.replay = 再说一遍当前点
        action.again = 重复最后一句
        action.play = 播放可见部分
        action.play-on = 从此处播放
        action.play-all = 播放所有数据系列
        action.play-slower = 播放更慢
        action.play-faster = 播放更快
        action.play-mode = 播放方式：音符、滑音、轮廓
        action.tones = 到达数据点时的声音
        action.describe = 描述；再按更详细，再按为统计
        action.x-axis = X 轴
        action.y-axis = Y 轴
        action.mark = 标记当前点
        action.distance = 与标记的距离
        action.what-changed = 有什么变化
        action.freeze = 冻结，再继续
        action.monitor = 监视开或关
        action.live-sound = 新数据点的声音开或关
        action.silence = 安静
        action.slower = 语速更慢
        action.faster = 语速更快
        action.verbosity = 详细程度
        action.options = 当前的语速和详细程度
        action.high-contrast = 高对比度开或关
        action.help = 帮助
        action.redraw = 重绘屏幕
        action.quit = 退出
        action.ask-to-quit = 之后按 Enter 退出
        """
    static let vocabulary = Vocabulary(.simplifiedChinese, phrases)

    static let characters = CharacterNames(
        """
        control 控制字符
        unknown 未知字符
        SP 空格
        TAB 制表符
        LF 换行
        CRLF 换行
        CR 回车
        ESC 退出符
        BS 退格
        DEL 删除
        FF 换页
        NBSP 不换行空格
        ZWSP 零宽空格
        SHY 软连字符
        ISP 全角空格
        ! 感叹号
        " 双引号
        # 井号
        $ 美元
        % 百分号
        & 和号
        ' 单引号
        ( 左括号
        ) 右括号
        * 星号
        + 加号
        , 逗号
        - 连字符
        . 点
        / 斜杠
        : 冒号
        ; 分号
        < 小于号
        = 等号
        > 大于号
        ? 问号
        @ 艾特
        [ 左方括号
        \\ 反斜杠
        ] 右方括号
        ^ 脱字符
        _ 下划线
        ` 反引号
        { 左花括号
        | 竖线
        } 右花括号
        ~ 波浪号
        、 顿号
        。 句号
        「 左直角引号
        」 右直角引号
        『 左双直角引号
        』 右双直角引号
        《 左书名号
        》 右书名号
        【 左方头括号
        】 右方头括号
        〜 波浪线
        … 省略号
        “ 左双引号
        ” 右双引号
        ‘ 左单引号
        ’ 右单引号
        „ 下双引号
        ‚ 下单引号
        « 左尖引号
        » 右尖引号
        ¡ 倒感叹号
        ¿ 倒问号
        † 剑号
        ‡ 双剑号
        ‰ 千分号
        ′ 角分号
        ″ 角秒号
        ¶ 段落号
        – 短破折号
        — 破折号
        • 项目符号
        · 间隔号
        ・ 间隔号
        § 章节号
        ° 度
        € 欧元
        £ 英镑
        ¥ 人民币
        © 版权
        ® 注册商标
        ™ 商标
        × 乘号
        ÷ 除号
        ± 正负号
        ← 左箭头
        ↑ 上箭头
        → 右箭头
        ↓ 下箭头
        ≤ 小于等于
        ≥ 大于等于
        ≠ 不等于
        ≈ 约等于
        ∞ 无限大
        √ 根号
        ✓ 对勾
        """)

    static let keys = KeyNames(
        """
        alt Alt
        altgr Alt Graph
        control Control
        hyper Hyper
        meta Meta
        shift Shift
        super Super
        backspace 退格
        break 中断
        caps-lock 大写锁定
        delete 删除
        down 下箭头
        end End
        enter 回车
        escape Escape
        home Home
        insert 插入
        kp 小键盘
        left 左箭头
        linefeed 换行
        menu 菜单
        next 下一页
        num-lock 数字锁定
        pause 暂停
        print 打印屏幕
        prior 上一页
        return Return
        right 右箭头
        scroll-lock 滚动锁定
        tab 制表键
        up 上箭头
        window Windows
        """)

    /// Nil, because ``SpelledInteger`` puts every number into words.
    static let numberRules: NumberRules? = nil

    static let hanWords = HanWords(
        beforeValues: "果差是为于到至从由在即等约见得取达如用了设给回出成值度温", behindValues: "度", behindPairs: "的和与及或是为吗以已时到至被在就不")

    static let pace = SpokenPace(
        groups: [0.34, 0.33, 1.18], zero: 0.05, scale: 0.49, digit: 0.27,
        pause: 0.11, cut: 0.38, change: 0.16, letter: 0.056, spelled: 0.17,
        wide: 0.22, kana: 0.14, han: 0.26, sign: 0.40, picture: 1.60, word: 0.058)
}

extension SpokenLanguage {
    package static let simplifiedChinese: SpokenLanguage = SpokenLanguage(SimplifiedChinese.self)
}
