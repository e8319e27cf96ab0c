#!/bin/sh
# Puts a release in place, on the server; needs Node, tar, sha256sum and (for .zst) zstd, nothing of the project:
#
#   deploy.sh ukan-<version>-<revision>-<platform>.tar.zst   unpack, check, switch, restart, wait; back by itself on failure
#   deploy.sh --back                                         back to the release before
#   deploy.sh --list                                         the releases; * marks the present one
#
# The variables below can be set for another layout.
set -eu

RELEASES=${LEADS_RELEASES:-/srv/releases}
LINK=${LEADS_LINK:-/srv/site}
ENV_FILE=${LEADS_ENV:-/etc/leads.env}
RESTART=${LEADS_RESTART:-systemctl restart leads.service}
READY=${LEADS_READY:-http://127.0.0.1:9090/readyz}
WAIT_SECONDS=${LEADS_WAIT:-60}
KEEP=${LEADS_KEEP:-5}

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

current() { basename "$(readlink "$LINK" 2>/dev/null || true)"; }

# `ln -sfn` deletes the old link before it makes the new one; a rename replaces it at once.
point_to() {
  rm -f "$LINK.new"
  ln -s "$RELEASES/$1" "$LINK.new"
  mv -T "$LINK.new" "$LINK"
}

ready() {
  node -e 'fetch(process.argv[1], {signal: AbortSignal.timeout(2000)})
    .then((answer) => process.exit(answer.status === 200 ? 0 : 1), () => process.exit(1))' "$READY"
}

# Restarts and waits until the service is ready.
restart() {
  $RESTART || return 1
  left=$WAIT_SECONDS
  while [ "$left" -gt 0 ]; do
    if ready; then return 0; fi
    sleep 1
    left=$((left - 1))
  done
  return 1
}

# Runs a command with the settings of the service. The file is that of systemd, which is no shell script.
with_settings() (
  [ ! -f "$ENV_FILE" ] || while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '' | '#'* | ';'*) continue ;;
      *=*) ;;
      *) continue ;;
    esac
    value=${line#*=}
    case $value in
      \"*\" | \'*\')
        value=${value#?}
        value=${value%?}
        ;;
    esac
    export "${line%%=*}=$value"
  done <"$ENV_FILE"
  "$@"
)

unpack() {
  archive=$1
  [ -f "$archive" ] || fail "There is no file $archive."
  name=$(basename "$archive")
  name=${name%.tar.*}
  case $name in
    ukan-*) ;;
    *) fail "$archive is not named like a release: ukan-<version>-<revision>-<platform>.tar.zst" ;;
  esac
  [ ! -e "$RELEASES/$name" ] || fail "$RELEASES/$name is there already; delete it to unpack it again."
  mkdir -p "$RELEASES"
  rm -rf "$RELEASES/.unpacking"
  mkdir "$RELEASES/.unpacking"
  tar -xf "$archive" -C "$RELEASES/.unpacking" --no-same-owner || fail "The archive cannot be unpacked."
  (
    # "set -e" has no effect in a condition.
    cd "$RELEASES/.unpacking/$name" \
      && sha256sum --check --strict --quiet SHA256SUMS \
      && test "$(find . -type f ! -name SHA256SUMS | wc -l)" -eq "$(wc -l <SHA256SUMS)" # none besides
  ) || {
    rm -rf "$RELEASES/.unpacking"
    fail "The archive is damaged or was changed; nothing was installed."
  }
  mv -T "$RELEASES/.unpacking/$name" "$RELEASES/$name"
  rmdir "$RELEASES/.unpacking"
}

# Native packages are built for a platform, and the settings must suit the new release.
preflight() (
  cd "$RELEASES/$1" || exit 1
  node -e 'new (require("better-sqlite3"))(":memory:").close()' || exit 1
  with_settings node server/dist/main.js --check
)

# Deletes all but the newest releases; never the present one and the one before.
clean() {
  # shellcheck disable=SC2012 # our own names, without line breaks
  (cd "$RELEASES" && ls -1td ukan-*) | tail -n "+$((KEEP + 1))" | while IFS= read -r old; do
    if [ "$old" != "$(current)" ] && [ "$old" != "$(cat "$RELEASES/.previous" 2>/dev/null)" ]; then
      rm -rf "${RELEASES:?}/$old"
      say "Deleted $old."
    fi
  done
}

# Switches to a release; back to the present one when it does not become ready.
switch_to() {
  before=$(current)
  point_to "$1"
  if restart; then
    [ -z "$before" ] || printf '%s\n' "$before" >"$RELEASES/.previous"
    say "$1 is in use."
    return 0
  fi
  [ -n "$before" ] || fail "$1 did not become ready within $WAIT_SECONDS s, and there is no release before it."
  say "$1 did not become ready within $WAIT_SECONDS s: back to $before." >&2
  point_to "$before"
  restart || fail "$before does not become ready either: look at journalctl -u leads."
  fail "$before is in use again; $RELEASES/$1 is kept for a look."
}

case ${1:-} in
  '' | -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0" ;;
  --list)
    for folder in "$RELEASES"/ukan-*; do
      name=$(basename "$folder")
      if [ "$name" = "$(current)" ]; then say "* $name"; else say "  $name"; fi
    done
    ;;
  --back)
    back=$(cat "$RELEASES/.previous" 2>/dev/null) || fail "There is no release before this one."
    [ -d "$RELEASES/$back" ] || fail "$RELEASES/$back is gone."
    switch_to "$back"
    ;;
  -*) fail "Unknown option $1; see deploy.sh --help." ;;
  *)
    unpack "$1"
    touch "$RELEASES/$name"
    if ! preflight "$name"; then
      rm -rf "${RELEASES:?}/$name"
      fail "The release does not suit this machine or its settings; nothing was changed."
    fi
    switch_to "$name"
    clean
    ;;
esac
