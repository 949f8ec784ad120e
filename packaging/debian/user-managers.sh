# Runs a command at the service manager of each user who has one, as that user. The manager's own socket needs neither
# D-Bus in the session nor a login. deb-systemd-invoke needs both, and cannot reload the managers.
#   each_user ACTION COMMAND        ACTION is what policy-rc.d is asked about
each_user() {
    [ -z "${DPKG_ROOT:-}" ] || return 0
    if command -v policy-rc.d >/dev/null; then
        answer=0
        policy-rc.d a11y-speakd "$1" >/dev/null 2>&1 || answer=$?
        [ "$answer" -ne 101 ] || return 0
    fi
    for manager in /run/user/*/systemd/private; do
        [ -S "$manager" ] || continue
        runtime=${manager%/systemd/private}
        uid=${runtime##*/}
        group=$(id -g "$uid" 2>/dev/null) || continue
        # A manager that hangs must not delay the packages.
        setpriv --reuid="$uid" --regid="$group" --clear-groups --inh-caps=-all \
            env -i PATH=/usr/bin:/bin XDG_RUNTIME_DIR="$runtime" \
            timeout --kill-after=5 30 sh -c "$2" </dev/null >/dev/null 2>&1 || true
    done
}
