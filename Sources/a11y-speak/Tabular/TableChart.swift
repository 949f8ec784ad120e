// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A table as a chart.
struct TableChart: Sendable, Equatable {
    var chart: ChartDescriptor
    /// What was recognised, assumed or left out, a sentence each.
    var notes: [String]
}
