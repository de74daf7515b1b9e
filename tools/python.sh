#!/usr/bin/env bash
# Prints the Python that everything is set up with, or nothing where none is new enough: python.sh [PYTHON...]
# The system's comes first: distributions optimise it by profile, and it draws a table a seventh faster
# than one built from source without asking for that. It has to compile extensions, and to install into what it
# makes; one that can do less is taken when there is no other.
set -u
[ $# -gt 0 ] || set -- /usr/bin/python3.11 python3.11 python3 python3.12 python3.13 python3.14
is_new='import sys; sys.exit(sys.version_info < (3, 11))'
is_whole='
import os, sys, sysconfig, venv
from importlib.util import find_spec
header = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(not os.path.exists(header) or not (find_spec("ensurepip") or find_spec("pip")))'
new=
for name in "$@"; do
    "$name" -c "$is_new" 2>/dev/null || continue
    new=${new:-$name}
    if "$name" -c "$is_whole" 2>/dev/null; then
        echo "$name"
        exit
    fi
done
echo "$new"
