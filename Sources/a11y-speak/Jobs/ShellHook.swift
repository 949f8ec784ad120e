// SPDX-License-Identifier: MIT

import ArgumentParser

/// What a shell evaluates so that it tells of commands that took long. The shell reads the clock before and after each command and
/// no more; what is to be said is said by a process that it neither waits for nor knows as a job. The command line goes there in the
/// environment, which no other user sees.
struct ShellHook: Sendable {
    enum Shell: String, CaseIterable, Sendable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    /// The environment's variable with the line that was typed; empty when it is not to be told.
    static let variable = "A11Y_SPEAK_COMMAND"

    /// A name or path as the shell takes it.
    let program: String
    /// In milliseconds: what took less is not told.
    let threshold: Int
    /// Of the command that tells: " --sensitive".
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

    /// PS0 is expanded before each command, so that no trap is needed: the user's own, and those of others, stay. A line that the
    /// history does not keep, such as one behind a space, has no name. HISTCMD tells whether it was kept; it was not either if it is
    /// the line before again, of which the last word, "$_", is the same.
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
