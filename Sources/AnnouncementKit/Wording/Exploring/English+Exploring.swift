// SPDX-License-Identifier: MIT

extension English {
    static let exploring = """
        jump.peak = Peak
        jump.trough = Trough
        jump.none = no more
        jump.to = Go to: {axis}
        jump.unknown = {text} is no place here
        jump.canceled = Canceled
        mark.set = Mark
        mark.none = No mark
        mark.after = {x} after the mark
        mark.before = {x} before the mark
        mark.here = at the mark
        mark.higher = {y} higher
        mark.lower = {y} lower
        mark.level = as high
        live.frozen = Frozen
        live.again = Live again
        live.none = Nothing new
        live.ended = No more data will come
        speed = {n} words per minute
        verbosity.low = Low verbosity
        verbosity.medium = Medium verbosity
        verbosity.high = High verbosity
        """
}
