#!/bin/bash
# SPDX-License-Identifier: MIT
# Tests an application's announcements without a sound card: renders its events, listens, and compares.
#   hear-announcements.sh EVENTS EXPECTED [FOLDER]
# EVENTS is a file of JSON lines, or a command that writes them ("./my-app --events"). EXPECTED has one announcement a
# line, or is a WebVTT file. FOLDER (default: announcements) gets the sound, its captions and the recognized text.
# Exit codes: 0 as expected, 1 not as expected, 2 usage. A11Y_SPEAK names the client when it is not on the PATH.
set -euo pipefail

(($# == 2 || $# == 3)) || { sed -n '3,6s/^# //p' "$0" >&2; exit 2; }
events=$1 expected=$2 folder=${3:-announcements}
speak=${A11Y_SPEAK:-a11y-speak}
mkdir -p "$folder"

if [[ -f $events ]]; then
  cp "$events" "$folder/events.jsonl"
else
  bash -c "$events" >"$folder/events.jsonl" || { echo "hear-announcements: '$events' failed" >&2; exit 1; }
fi

# In the style caption, because the recognizer understands every word of it.
{
  echo '{"method":"configure","params":{"voice":"caption","language":"en-us"}}'
  cat "$folder/events.jsonl"
} | "$speak" render - -o "$folder/announcements.wav"

status=0
"$speak" listen "$folder/announcements.wav" --expect-file "$expected" | tee "$folder/heard.txt" || status=$?

# Shown on GitHub's page of the run, in addition to the log.
if [[ -n ${GITHUB_STEP_SUMMARY-} ]]; then
  { echo '### Recognized announcements'; echo '```'; cat "$folder/heard.txt"; echo '```'; } >>"$GITHUB_STEP_SUMMARY"
fi
exit "$status"
