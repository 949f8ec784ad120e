#!/bin/sh
# SPDX-License-Identifier: MIT
# Announces a text and prints the reply:  announce.sh TEXT ...      Needs socat.
[ $# -gt 0 ] || { echo "usage: announce.sh TEXT ..." >&2; exit 2; }

# The text as a JSON string: control characters become spaces, backslash and quote are escaped.
text=$(printf '%s' "$*" | tr '\000-\037' ' ' | sed 's/[\\"]/\\&/g')
socket=${A11Y_SPEAKD_SOCKET:-${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/a11y-speakd/events.sock}

# -t 10: after sending the request, wait this many seconds for the daemon to answer and close.
printf '{"jsonrpc":"2.0","id":1,"method":"announce","params":{"text":"%s"}}\n' "$text" |
  socat -t 10 - "UNIX-CONNECT:$socket" |
  awk '{ print } /"result"/ { done = 1 } END { exit !done }'
