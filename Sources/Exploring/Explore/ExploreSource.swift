// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Tables

/// The source of the chart: a table, or a chart of another program.
package struct ExploreSource: Sendable {
    let path: String
    let options: TableOptions
    /// A chart that another program shows, with the daemon that has it; nil for a table.
    var shown: (chart: ShownChart, daemon: DaemonLink)?

    package init(path: String, options: TableOptions, shown: (chart: ShownChart, daemon: DaemonLink)? = nil) {
        self.path = path
        self.options = options
        self.shown = shown
    }

    /// Whether new data may arrive: true for pipes and for other programs' charts, false for files.
    var isLive: Bool {
        guard shown == nil else { return true }
        var status = stat()
        let found = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)
        guard found == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// - Throws: ``CommandFailure`` with the reason.
    func read() async throws -> TableChart {
        do {
            return try await TableFile.load(path, options)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// The chart's title while the chart is unknown.
    var title: String {
        options.title ?? shown.map { $0.chart.title ?? ChartDescriptor.nameless }
            ?? TableChart.title(ofFile: TableFile.name(of: path))
    }

    /// - Throws: ``CommandFailure`` with the reason.
    func openLive() throws -> LiveTable {
        if let shown { return LiveTable(shown.chart, through: shown.daemon) }
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure("\(path) cannot be read: \(String(cString: strerror(errno))).")
        }
        return LiveTable(descriptor: descriptor, name: path, options: options)
    }
}
