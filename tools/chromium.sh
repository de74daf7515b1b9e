#!/usr/bin/env bash
# Sees to the Chromium that the browser tests drive. Without it everything else works.
set -u
command -v chromium >/dev/null && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    printf '== install Chromium for the browser tests\n'
    mkdir -p build
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update && apt-get install -y --no-install-recommends chromium; } > build/chromium.log 2>&1 && exit 0
    echo 'Chromium could not be installed (see build/chromium.log).'
fi
echo 'There is no Chromium here. The table plays in any browser, but the browser tests in `make test` need it:'
echo 'install the package chromium, or run `make setup` as root on Debian.'
