// SPDX-License-Identifier: MIT

extension String {
    /// The text in single quotes, as one word for sh, bash and zsh. fish reads a backslash before another one, or before a quote,
    /// as an escape.
    package var inShellQuotes: String {
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return "'" + parts.joined(separator: #"'\''"#) + "'"
    }
}
