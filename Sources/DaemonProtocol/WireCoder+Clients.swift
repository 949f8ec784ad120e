// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials

/// The lines of clients.
extension WireCoder {
    /// Reads a client's line.
    /// - Parameter number: the line's number, used in errors.
    /// - Throws: a ``WireError`` if the line is not JSON or not an object, so that its id is unknown.
    package func clientMessage(_ line: some Sequence<UInt8>, number: Int) throws(WireError) -> ClientMessage {
        do {
            return try JSONDecoder().decode(ClientMessage.self, from: Data(line))
        } catch let error as WireError {
            throw error
        } catch DecodingError.typeMismatch {
            throw WireError(
                .invalidRequest, "Line \(number) is not a JSON object: lists and bare values are not accepted.")
        } catch {
            throw WireError(.parseError, "Line \(number) is not JSON in UTF-8: send one object on one line.")
        }
    }

    /// Reads the time and the client from a line of a file.
    func schedule(_ line: [UInt8], number: Int) throws(WireError) -> LineSchedule {
        do {
            return try JSONDecoder().decode(LineSchedule.self, from: Data(line))
        } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
            throw WireError(
                .invalidParams, "Line \(number): \"at\" must be a number of seconds, and \"client\" a string.")
        } catch DecodingError.typeMismatch {
            throw WireError(
                .invalidRequest, "Line \(number) is not a JSON object: lists and bare values are not accepted.")
        } catch {
            throw WireError(.parseError, "Line \(number) is not JSON in UTF-8: send one object on one line.")
        }
    }
}
