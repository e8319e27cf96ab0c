#!/bin/sh
# Dumps the database at intervals; a file with the name of a backup is a whole one.
set -eu
umask 077
folder=${BACKUP_DIR:-/backup}
PGPASSWORD=$(cat "${SECRETS_DIR:-/run/secrets}/POSTGRES_PASSWORD")
export PGPASSWORD

once() {
  file=$folder/leads-$(date -u +%Y%m%dT%H%M%SZ).dump
  if pg_dump --format=custom --file="$file.partial" --host="${PGHOST:-database}" --username=leads "${PGDATABASE:-leads}" \
    && pg_restore --file=/dev/null "$file.partial"; then
    mv "$file.partial" "$file"
    echo "$file"
  else
    rm -f "$file.partial"
    echo 'The backup failed.' >&2
    return 1
  fi
  # shellcheck disable=SC2012 # our own names, without line breaks
  (cd "$folder" && ls -1 leads-*.dump) | sort -r | tail -n "+$((BACKUP_KEEP + 1))" | while IFS= read -r old; do
    rm "$folder/$old"
  done
}

if [ "${1:-}" = --once ]; then
  once
  exit
fi
while :; do
  once || true
  sleep "$BACKUP_EVERY_SECONDS"
done
