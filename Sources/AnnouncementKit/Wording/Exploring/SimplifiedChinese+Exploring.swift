// SPDX-License-Identifier: MIT

extension SimplifiedChinese {
    static let exploring = """
        jump.peak = 峰值
        jump.trough = 谷值
        jump.none = 没有更多
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
        live.frozen = 已冻结
        live.again = 恢复实时
        live.none = 没有新内容
        live.ended = 不会再有数据
        speed = 每分钟 {n} 词
        verbosity.low = 简短播报
        verbosity.medium = 适中播报
        verbosity.high = 详细播报
        """
}
