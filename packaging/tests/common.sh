# SPDX-License-Identifier: MIT
# Functions that the package tests share. Each test runs as root on a separate machine, where the user ann is logged in
# and hears.
set -euo pipefail

runtime=/run/user/$(id -u ann)
manager=user@$(id -u ann).service
. /etc/os-release

fail() { echo "package-test: $VERSION_CODENAME: $1" >&2; exit 1; }
ok() { echo "ok: $VERSION_CODENAME: $1"; }
ann() {
  (cd /home/ann && exec setpriv --reuid=ann --regid=ann --init-groups \
    env -i PATH=/usr/bin:/bin HOME=/home/ann LANG=C.UTF-8 XDG_RUNTIME_DIR="$runtime" "$@")
}
shown() { ann systemctl --user show --value --property="$1" "${2-a11y-speakd.service}"; }
is_active() { ann systemctl --user --quiet is-active "$1"; }
# Waits until a command succeeds.
until_() {
  local what=$1 _
  shift
  for _ in {1..600}; do if "$@"; then return; fi; sleep 0.1; done
  fail "no sign of $what within 60 s"
}
apt() {
  # An old package list may name packages that no longer exist.
  apt-get -q -y "$@" >>/share/apt.log 2>&1 || { apt-get -q update && apt-get -q -y "$@"; } >>/share/apt.log 2>&1 ||
    fail "apt-get $1 failed: $(grep '^E:' /share/apt.log | tail -n 1)"
}
# All files that packages may leave, apart from apt's and dpkg's own records.
files() {
  find / -xdev \( -path /var/cache -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /tmp \
    -o -path /home/ann \) -prune -o -print | sort
}
# The reply to a client of Speech Dispatcher, through its socket.
ssip() {
  ann timeout 20 perl -MIO::Socket::UNIX -e \
    'my $s = IO::Socket::UNIX->new(shift) or die; print $s "$_\r\n" for @ARGV, "QUIT"; print <$s>' \
    "$runtime/speech-dispatcher/speechd.sock" "$@" | tr -d '\r'
}

# A sound server with a null sink, PipeWire or PulseAudio as the machine has it.
if command -v pipewire-pulse >/dev/null; then
  mkdir -p /home/ann/.config/pipewire/pipewire.conf.d
  # At the synthesizer's rate, because resampling blurs an s, and in large cycles, because the machine may be busy.
  cat >/home/ann/.config/pipewire/pipewire.conf.d/ears.conf <<'CONF'
context.properties = { default.clock.rate = 22050 default.clock.allowed-rates = [ 22050 ]
  default.clock.quantum = 2048 default.clock.min-quantum = 2048 }
context.objects = [ { factory = adapter args = { factory.name = support.null-audio-sink node.name = ears
  media.class = Audio/Sink audio.position = [ MONO ] audio.rate = 22050 } } ]
CONF
else
  mkdir -p /home/ann/.config/pulse
  cat >/home/ann/.config/pulse/default.pa <<'PA'
load-module module-native-protocol-unix
load-module module-null-sink sink_name=ears rate=22050 channels=1
PA
fi
chown -R ann: /home/ann/.config
has_ears() { ann timeout 5 pactl info 2>/dev/null | grep -q '^Default Sink: ears$'; }
# Logs ann in. If she is logged in, her session ends first, and nothing of it is left.
login() {
  systemctl stop "$manager" "user-runtime-dir@${manager#user@}"
  systemctl start "$manager"
  until_ "the user's manager" test -S "$runtime/systemd/private"
  ann systemctl --user is-system-running --wait >/dev/null || true # degraded, it still works
}
