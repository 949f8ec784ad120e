// SPDX-License-Identifier: MIT

/// The parts of a moment that are announced. A language's phrase for it is under `date.` and the name of the case; `dt` joins a date and a
/// time of day.
enum DatePattern: Int, CaseIterable {
    case ymd, md, d, ym, yq, q, m, y, wmd, dt, hms, hm, h
}
