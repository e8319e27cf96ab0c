#!/bin/sh
# Gives the program settings from files: /run/secrets/LEAD_KEY becomes the setting LEAD_KEY. Secrets in the environment of
# a container would be shown by "inspect".
set -eu
for file in "${SECRETS_DIR:-/run/secrets}"/*; do
  name=${file##*/}
  case $name in
    '' | *[!A-Z0-9_]*) continue ;;
  esac
  if [ -f "$file" ]; then
    value=$(cat "$file")
    export "$name=$value"
  fi
done
exec "$@"
