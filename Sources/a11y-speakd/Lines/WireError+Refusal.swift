// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification

/// Turns every failure of a request into an error of the protocol, in this one place.
extension WireError {
    init(refusing error: any Error) {
        switch error {
        case let error as WireError:
            self = error
        case let error as VoiceChoice.UnknownVoice:
            self.init(.unknownVoice, error.description)
        case QueueRefusal.overloaded(let limit, let ofClient):
            let whose = ofClient ? "of this client " : ""
            self.init(
                .overloaded,
                "\(limit) announcements \(whose)wait already: send fewer, or use a slot so that the newest replaces the others."
            )
        case let failure as AccessibilityScreen.Failure:
            self.init(failure)
        case let failure as ChartFailure:
            self.init(failure)
        case ScoreRequestFailure.unknownSeries, ScoreRequestFailure.unknownAxis:
            self.init(.unknownChart, "\(error)")
        case is ScoreRequestFailure, is ScoreFailure, is PitchBandFailure:
            self.init(.invalidParams, "\(error)")
        case QueueRefusal.closed:
            self.init(.stopping, "The daemon is stopping: try again when it is back.")
        default:
            self.init(.internalError, "The request failed: \(error).")
        }
    }
}

/// Errors of a connection, not of a request.
extension WireError {
    static func tooLong(limit: Int) -> WireError {
        WireError(
            .lineTooLong, "A line is longer than \(limit) bytes, so the connection is closed: send shorter texts.")
    }

    static let unfinished = WireError(
        .unfinishedLine,
        "This line has not ended within \(LineIntake.patience.components.seconds) seconds, so it is not carried out: "
            + "send each line whole.")

    static func slowReader(eventsDropped count: Int) -> WireError {
        WireError(.slowReader, "\(count) events were not sent, because this connection was not read.")
    }
}

extension WireError {
    /// - Parameter known: the elements of the connection.
    init(unknownElement name: String, known: KnownNames) {
        let list = known.isEmpty ? "" : ", which displays \(known.list(near: name))"
        self.init(
            .unknownElement,
            "There is no element \(name.quoted) on this connection\(list): send the whole element first.")
    }

    private init(_ failure: AccessibilityScreen.Failure) {
        switch failure {
        case .unknownElement(let name):
            self.init(unknownElement: name, known: KnownNames([]))
        case .tooManyElements(let limit):
            self.init(.overloaded, "This connection displays \(limit) elements already: end the display of some.")
        case .tooMuchText(let limit):
            self.init(.overloaded, "The elements of this connection have \(limit) bytes of text already: end some.")
        case .namelessElement:
            self.init(.invalidParams, "The \"element\" needs an \"id\", so that it can be named when its display ends.")
        }
    }
}
