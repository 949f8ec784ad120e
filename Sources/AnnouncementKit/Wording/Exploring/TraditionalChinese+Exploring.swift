// SPDX-License-Identifier: MIT

extension TraditionalChinese {
    static let exploring = """
        jump.peak = 峰值
        jump.trough = 谷值
        jump.none = 沒有更多
        jump.to = 前往：{axis}
        jump.unknown = 這裡沒有{text}
        jump.canceled = 已取消
        mark.set = 標記
        mark.none = 沒有標記
        mark.after = 標記之後 {x}
        mark.before = 標記之前 {x}
        mark.here = 在標記處
        mark.higher = 高 {y}
        mark.lower = 低 {y}
        mark.level = 一樣高
        live.frozen = 已凍結
        live.again = 恢復即時
        live.none = 沒有新內容
        live.ended = 不會再有資料
        speed = 每分鐘 {n} 詞
        verbosity.low = 簡短播報
        verbosity.medium = 適中播報
        verbosity.high = 詳細播報
        """
}
