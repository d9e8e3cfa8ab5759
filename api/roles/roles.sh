#!/bin/sh
# Runs in the container postgres when its volume is empty; later by hand, see docs/operations.md.
set -eu
: "${MIGRATION_PASSWORD:?}" "${API_PASSWORD:?}"
export PGOPTIONS="-c waymark.migration_password=$MIGRATION_PASSWORD -c waymark.api_password=$API_PASSWORD"
exec psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file /roles.sql
