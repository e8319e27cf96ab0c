#!/bin/sh
# The command line of the service with its settings and its user: `leads list` (as root). Install:
#   ln -s /srv/site/deploy/leads.sh /usr/local/bin/leads
# SUDO_USER is the name in the audit log.
set -eu
exec systemd-run --quiet --pipe --wait --collect --uid=leads --gid=leads \
  --working-directory=/srv/site \
  --property=EnvironmentFile=/etc/leads.env --property=UMask=0077 --setenv=SUDO_USER="${SUDO_USER:-${USER:-root}}" \
  /usr/bin/node server/dist/cli.js "$@"
