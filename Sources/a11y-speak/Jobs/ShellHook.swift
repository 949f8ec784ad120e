// SPDX-License-Identifier: MIT

import ArgumentParser

/// The text that a shell evaluates to announce the end of long commands. The shell only reads the clock before and
/// after each command. A separate process announces; the shell neither waits for it nor lists it as a job. The command
/// line is passed in the environment, which other users cannot read.
struct ShellHook: Sendable {
    enum Shell: String, CaseIterable, Sendable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    /// The environment variable with the typed line; empty when the line must not be announced.
    static let variable = "A11Y_SPEAK_COMMAND"

    /// A name or path, quoted for the shell.
    let program: String
    /// In milliseconds: shorter commands are not announced.
    let threshold: Int
    /// Options of the announcing command: " --sensitive".
    let options: String

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private func teller(_ shell: Shell, _ status: String, _ milliseconds: String) -> String {
        "command \(program) shell-hook \(shell)\(options) --status \(status) --milliseconds \(milliseconds) "
            + "</dev/null >/dev/null 2>&1 &"
    }

    /// PS0 is expanded before each command, so the user's traps stay untouched. A line that is not in the history, for
    /// example after a space, has no name. HISTCMD shows whether the line was added to the history. A repeated line may
    /// not be added either; then the last word, "$_", is compared.
    private var bash: String {
        """
        __a11y_speak_ended() {
          local code=$? began=$__a11y_speak_began before=$__a11y_speak_number line= took
          __a11y_speak_began= __a11y_speak_number=${HISTCMD-}
          [[ -n $began ]] || return $code
          took=$(((${EPOCHREALTIME//[!0-9]/} - began) / 1000))
          ((took >= \(threshold))) || return $code
          line=$(HISTTIMEFORMAT= builtin history 1)
          line=${line#"${line%%[0-9]*}"}
          line=${line#*[[:space:]]}
          [[ $before != "$__a11y_speak_number" || -n $1 && $line == *"$1"* ]] || line=
          (A11Y_SPEAK_COMMAND=$line \(teller(.bash, "$code", "$took")))
          return $code
        }
        if [[ -z ${EPOCHREALTIME-} ]]; then
          echo 'a11y-speak: its hook needs bash 5 or newer.' >&2
        elif [[ $- == *i* && -z ${__a11y_speak_hook-} ]]; then
          __a11y_speak_hook=1 __a11y_speak_began= __a11y_speak_number=${HISTCMD-}
          PS0=${PS0-}'${__a11y_speak_hook:$((__a11y_speak_began = ${EPOCHREALTIME//[!0-9]/}, 0)):0}'
          if [[ $(declare -p PROMPT_COMMAND 2>/dev/null) == 'declare -a'* ]]; then
            PROMPT_COMMAND=('__a11y_speak_ended "$_"' "${PROMPT_COMMAND[@]}")
          else
            PROMPT_COMMAND='__a11y_speak_ended "$_"'${PROMPT_COMMAND:+$'\\n'$PROMPT_COMMAND}
          fi
        fi
        """
    }

    private var zsh: String {
        """
        __a11y_speak_begins() {
          __a11y_speak_began=$EPOCHREALTIME
          __a11y_speak_line=$1
          [[ $1 != ' '* ]] || __a11y_speak_line=
        }
        __a11y_speak_ended() {
          local code=$? began=$__a11y_speak_began
          emulate -L zsh
          __a11y_speak_began=
          [[ -n $began ]] || return $code
          integer took=$(((EPOCHREALTIME - began) * 1000))
          ((took >= \(threshold))) || return $code
          (A11Y_SPEAK_COMMAND=$__a11y_speak_line \(teller(.zsh, "$code", "$took")))
          return $code
        }
        if [[ -o interactive ]] && zmodload zsh/datetime; then
          typeset -g __a11y_speak_began= __a11y_speak_line=
          autoload -Uz add-zsh-hook
          add-zsh-hook preexec __a11y_speak_begins
          add-zsh-hook precmd __a11y_speak_ended
        fi
        """
    }

    private var fish: String {
        """
        function __a11y_speak_ended --on-event fish_postexec
            set -l code $status
            set -l line $argv[1]
            test "$CMD_DURATION" -ge \(threshold); or return $code
            string match --quiet -- ' *' $line; and set line ''
            A11Y_SPEAK_COMMAND=$line \(teller(.fish, "$code", "$CMD_DURATION"))
            disown 2>/dev/null
            return $code
        end
        """
    }
}
