// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The rule book: a row for each priority. README shows ``own``, ARCHITECTURE's decisions show ``speechDispatcher``; a test
/// compares them.
package final class MannersTable: Sendable {
    let high, message, `default`, low, notification, progress: Manners

    package subscript(priority: AnnouncementPriority) -> Manners {
        switch priority {
        case .high: high
        case .message: message
        case .default: `default`
        case .low: low
        case .notification: notification
        case .progress: progress
        }
    }

    /// The rules of this queue. They also decide when announcements of both conventions meet.
    package static let own = MannersTable(
        high: Manners(
            .high, cuts: .all(but: .high), whenCut: .never, lifetime: .unlimited, survives: .always,
            mayBeDropped: false, makesRoom: true, waitsForDevice: true, turns: .asTheyCame, heardInPause: true,
            joinsGroups: false, maySpeedUp: false),
        message: Manners(
            .message, cuts: .below(.message), whenCut: .resumes, survives: .briefly, waitsForDevice: true),
        default: Manners(.default, cuts: .all(from: .default), whenCut: .gone, mayQueue: true, maySpeedUp: false),
        low: Manners(.low, whenCut: .repeats, lifetime: .asked(otherwise: .seconds(5))),
        notification: Manners(.notification, cuts: [.notification], whenCut: .gone, waits: .never),
        progress: Manners(.progress, whenCut: .gone, waitsAs: .message, isSeries: true))

    /// The rules between clients of Speech Dispatcher, as measured on 0.11.4. A cut announcement is not spoken again,
    /// and the messages of a block do not cut each other.
    ///
    /// One deviation: only `progress` cancels a waiting `progress`. Speech Dispatcher cancels and restores it, or all
    /// of its series, or none, depending on timing. Here the last of a series waits until no other message waits, and
    /// is then spoken as a `message`.
    package static let speechDispatcher = MannersTable(
        high: Manners(
            .high, cuts: .all(but: .high), cancels: [.notification], whenCut: .never, lifetime: .unlimited,
            survives: .always, mayBeDropped: false, waitsForDevice: true, mayBeSilent: true, turns: .asTheyCame,
            heardInPause: true, joinsGroups: false, maySpeedUp: false),
        message: Manners(
            .message, cuts: .below(.message), cancels: [.default, .notification], whenCut: .gone, survives: .briefly,
            mayBeDropped: false, waitsForDevice: true, mayBeSilent: true),
        default: Manners(
            .default, cuts: .all(from: .default), cancels: [.default, .notification], whenCut: .gone,
            mayBeDropped: false, mayBeSilent: true, maySpeedUp: false),
        low: Manners(
            .low, whenCut: .gone, lifetime: .asked(otherwise: .seconds(5)), mayBeDropped: false, mayBeSilent: true),
        notification: Manners(
            .notification, cuts: [.notification], cancels: [.notification], whenCut: .gone, waits: .behindItsBlock,
            mayBeDropped: false, mayBeSilent: true),
        progress: Manners(
            .progress, cuts: [.notification], cancels: [.notification, .progress], whenCut: .gone, heardAs: .message,
            mayBeDropped: false, isSeries: true, mayBeSilent: true))

    static func of(_ convention: Convention) -> MannersTable {
        switch convention {
        case .own: own
        case .speechDispatcher: speechDispatcher
        }
    }

    /// The priorities whose announcements an arrival may cancel while they wait.
    let canBeCanceled: PrioritySet

    private init(
        high: Manners, message: Manners, default: Manners, low: Manners, notification: Manners, progress: Manners
    ) {
        (self.high, self.message, self.default) = (high, message, `default`)
        (self.low, self.notification, self.progress) = (low, notification, progress)
        canBeCanceled = [high, message, `default`, low, notification, progress]
            .reduce([]) { $0.union($1.cancels) }
    }
}

extension Announcement {
    /// The row of the rule book for its priority and convention.
    package var manners: Manners { MannersTable.of(convention)[priority] }

    /// How long it stays worth announcing while it waits; nil when it never expires.
    var lifetime: Duration? {
        switch manners.lifetime {
        case .unlimited: nil
        case .asked(let otherwise): expires ?? otherwise
        }
    }
}
