// SPDX-License-Identifier: MIT

extension String {
    /// As text of SSML.
    var escapedForMarkup: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
