#!/usr/bin/env bash
# Sees to the PostgreSQL that the tests of several nodes start. Without it everything else works.
set -u
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    printf '== install PostgreSQL for the tests of several nodes\n'
    mkdir -p build
    export DEBIAN_FRONTEND=noninteractive
    # Only the programs: no database is made, none is started, and none is started later with the computer.
    mkdir -p /etc/postgresql-common && printf 'create_main_cluster = false\n' >> /etc/postgresql-common/createcluster.conf
    { apt-get update && apt-get install -y --no-install-recommends postgresql-15; } > build/postgres.log 2>&1 && exit 0
    echo 'PostgreSQL could not be installed (see build/postgres.log).'
fi
echo 'There is no PostgreSQL here. Tables are kept in a file without it, but the tests of several nodes in'
echo '`make test` need it: install the package postgresql-15, or run `make setup` as root on Debian.'
