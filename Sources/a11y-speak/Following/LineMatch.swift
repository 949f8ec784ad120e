// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// An extended regular expression as in `grep -E`, from the C library. It is harder to slow down than a backtracking
/// engine, and adds nothing to the program.
final class LineMatch {
    private var expression = regex_t()

    /// - Throws: ``CommandFailure`` with the fault of the pattern.
    init(_ pattern: String, ignoresCase: Bool) throws(CommandFailure) {
        // With this locale a letter beyond ASCII is one character.
        setlocale(LC_CTYPE, "C.UTF-8")
        let problem = regcomp(&expression, pattern, REG_EXTENDED | REG_NOSUB | (ignoresCase ? REG_ICASE : 0))
        guard problem == 0 else {
            var text = [CChar](repeating: 0, count: 200)
            regerror(problem, &expression, &text, text.count)
            let reason = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw CommandFailure("--match '\(pattern)' is not a regular expression of grep -E: \(reason).")
        }
    }

    deinit { regfree(&expression) }

    func matches(_ text: String) -> Bool { regexec(&expression, text, 0, nil, 0) == 0 }
}
