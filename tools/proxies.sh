#!/usr/bin/env bash
# Sees to nginx and HAProxy, in front of which the tests put two nodes. Without them everything else works.
set -u
has() { command -v "$1" >/dev/null || [ -x "/usr/sbin/$1" ]; }
has nginx && has haproxy && has openssl && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    printf '== install nginx and HAProxy for the tests of several nodes\n'
    mkdir -p build
    export DEBIAN_FRONTEND=noninteractive
    # Only the programs: what the packages would start is not started, as no policy allows it here.
    policy=/usr/sbin/policy-rc.d
    [ -e $policy ] || { printf '#!/bin/sh\nexit 101\n' > $policy && chmod +x $policy && trap 'rm -f $policy' EXIT; }
    { apt-get update && apt-get install -y --no-install-recommends nginx haproxy openssl; } > build/proxies.log 2>&1 && exit 0
    echo 'nginx and HAProxy could not be installed (see build/proxies.log).'
fi
echo 'There is no nginx or no HAProxy here. The server works without them, but the tests of several nodes in'
echo '`make test` need them: install the packages nginx, haproxy and openssl, or run `make setup` as root on Debian.'
