// SPDX-License-Identifier: GPL-3.0-or-later

/// The reply to a command: data lines, then one line with the same code.
struct SSIPReply: Error, Sendable, Hashable {
    let code: Int
    let text: String
    /// The data lines, without their code.
    var data: [String]

    init(_ code: Int, _ text: String, data: [String] = []) {
        self.code = code
        self.text = text
        self.data = data
    }

    func with(_ data: [String]) -> SSIPReply { SSIPReply(code, text, data: data) }

    /// The complete bytes to send.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for line in data { bytes += Array("\(code)-\(SSIPReply.oneLine(line))\r\n".utf8) }
        return bytes + Array("\(code) \(text)\r\n".utf8)
    }

    /// The text on one line, with question marks for control characters, because a client's own words must not end a
    /// line.
    static func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" }) else { return text }
        let scalars = text.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? "?" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

/// Replies to commands that were carried out.
extension SSIPReply {
    static let languageSet = SSIPReply(201, "OK LANGUAGE SET")
    static let prioritySet = SSIPReply(202, "OK PRIORITY SET")
    static let rateSet = SSIPReply(203, "OK RATE SET")
    static let pitchSet = SSIPReply(204, "OK PITCH SET")
    static let punctuationSet = SSIPReply(205, "OK PUNCTUATION SET")
    static let capitalsSet = SSIPReply(206, "OK CAP LET RECOGNITION SET")
    static let spellingSet = SSIPReply(207, "OK SPELLING SET")
    static let clientNameSet = SSIPReply(208, "OK CLIENT NAME SET")
    static let voiceSet = SSIPReply(209, "OK VOICE SET")
    static let stopped = SSIPReply(210, "OK STOPPED")
    static let paused = SSIPReply(211, "OK PAUSED")
    static let resumed = SSIPReply(212, "OK RESUMED")
    static let canceled = SSIPReply(213, "OK CANCELED")
    static let outputModuleSet = SSIPReply(216, "OK OUTPUT MODULE SET")
    static let pauseContextSet = SSIPReply(217, "OK PAUSE CONTEXT SET")
    static let volumeSet = SSIPReply(218, "OK VOLUME SET")
    static let ssmlModeSet = SSIPReply(219, "OK SSML MODE SET")
    static let notificationSet = SSIPReply(220, "OK NOTIFICATION SET")
    static let cursorSetFirst = SSIPReply(220, "OK CURSOR SET FIRST")
    static let cursorSetLast = SSIPReply(221, "OK CURSOR SET LAST")
    static let cursorSet = SSIPReply(222, "OK CURSOR SET TO POSITION")
    static let cursorForward = SSIPReply(223, "OK CURSOR MOVED FORWARD")
    static let cursorBackward = SSIPReply(224, "OK CURSOR MOVED BACKWARD")
    static let messageQueued = SSIPReply(225, "OK MESSAGE QUEUED")
    static let messageCanceled = SSIPReply(227, "OK MESSAGE CANCELED")
    static let receivingData = SSIPReply(230, "OK RECEIVING DATA")
    static let goodbye = SSIPReply(231, "HAPPY HACKING")
    static let messageList = SSIPReply(241, "OK MSGS LIST SENT")
    static let clientID = SSIPReply(245, "OK CLIENT ID SENT")
    static let help = SSIPReply(248, "OK HELP SENT")
    static let voiceList = SSIPReply(249, "OK VOICE LIST SENT")
    static let moduleList = SSIPReply(250, "OK MODULE LIST SENT")
    static let value = SSIPReply(251, "OK GET RETURNED")
    static let insideBlock = SSIPReply(260, "OK INSIDE BLOCK")
    static let outsideBlock = SSIPReply(261, "OK OUTSIDE BLOCK")
    static let debuggingSet = SSIPReply(262, "OK DEBUGGING SET")
    static let pitchRangeSet = SSIPReply(263, "OK PITCH RANGE SET")
}

/// Replies to commands that cannot be carried out.
extension SSIPReply {
    static let textTooLong = SSIPReply(300, "ERR MESSAGE TOO LONG")
    static let prioritySelfOnly = SSIPReply(301, "ERR COULDNT SET PRIORITY")
    static let languageNotSet = SSIPReply(302, "ERR COULDNT SET LANGUAGE")
    static let rateNotSet = SSIPReply(303, "ERR COULDNT SET RATE")
    static let pitchNotSet = SSIPReply(304, "ERR COULDNT SET PITCH")
    static let punctuationNotSet = SSIPReply(305, "ERR COULDNT SET PUNCT MODE")
    static let capitalsNotSet = SSIPReply(306, "ERR COULDNT SET CAP LET RECOGNITION")
    static let spellingNotSet = SSIPReply(308, "ERR COULDNT SET SPELLING")
    static let voiceNotSet = SSIPReply(309, "ERR COULDNT SET VOICE")
    static let clientNameNotSet = SSIPReply(311, "ERR COULDNT SET CLIENT_NAME")
    static let outputModuleNotSet = SSIPReply(312, "ERR COULDNT SET OUTPUT MODULE")
    static let pauseContextNotSet = SSIPReply(313, "ERR COULDNT SET PAUSE CONTEXT")
    static let volumeNotSet = SSIPReply(314, "ERR COULDNT SET VOLUME")
    static let ssmlModeNotSet = SSIPReply(315, "ERR COULDNT SET SSML MODE")
    static let notificationNotSet = SSIPReply(316, "ERR COULDNT SET NOTIFICATION")
    static let debuggingNotSet = SSIPReply(317, "ERR COULDNT SET DEBUGGING")
    static let noVoices = SSIPReply(321, "ERR MODULE CANT REPORT VOICES")
    static let alreadyInsideBlock = SSIPReply(330, "ERR ALREADY INSIDE BLOCK")
    static let alreadyOutsideBlock = SSIPReply(331, "ERR ALREADY OUTSIDE BLOCK")
    static let notInsideBlock = SSIPReply(332, "ERR NOT ALLOWED INSIDE BLOCK")
    static let pitchRangeNotSet = SSIPReply(340, "ERR COULDNT SET PITCH RANGE")
    static let notImplemented = SSIPReply(380, "ERR NOT YET IMPLEMENTED")
    static let noMessage = SSIPReply(403, "ERR NO MESSAGE")
    static let positionTooLow = SSIPReply(404, "ERR POSITION TOO LOW")
    static let unknownID = SSIPReply(406, "ERR ID DOESNT EXIST")
    static let unknownPriority = SSIPReply(408, "ERR UNKNOWN PRIORITY")
    static let rateTooHigh = SSIPReply(409, "ERR RATE TOO HIGH")
    static let rateTooLow = SSIPReply(410, "ERR RATE TOO LOW")
    static let pitchTooHigh = SSIPReply(411, "ERR PITCH TOO HIGH")
    static let pitchTooLow = SSIPReply(412, "ERR PITCH TOO LOW")
    static let volumeTooHigh = SSIPReply(413, "ERR VOLUME TOO HIGH")
    static let volumeTooLow = SSIPReply(414, "ERR VOLUME TOO LOW")
    static let pitchRangeTooHigh = SSIPReply(415, "ERR PITCH RANGE TOO HIGH")
    static let pitchRangeTooLow = SSIPReply(416, "ERR PITCH RANGE TOO LOW")
    static let invalidCommand = SSIPReply(500, "ERR INVALID COMMAND")
    static let invalidEncoding = SSIPReply(501, "ERR INVALID ENCODING")
    static let missingParameter = SSIPReply(510, "ERR MISSING PARAMETER")
    static let notNumber = SSIPReply(511, "ERR PARAMETER NOT A NUMBER")
    static let notOnOff = SSIPReply(513, "ERR PARAMETER NOT ON OR OFF")
    static let invalidParameter = SSIPReply(514, "ERR PARAMETER INVALID")
}
