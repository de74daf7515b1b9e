#!/usr/bin/env bash
# Prints the Python that everything is set up with, or nothing where none is new enough.
# The system's comes first: distributions optimise it by profile, which makes the server a seventh faster than
# one built from source without asking for that. One that cannot compile extensions is taken when no other is here.
set -u
found=
for name in /usr/bin/python3.11 python3.11 python3 python3.12 python3.13 python3.14; do
    "$name" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$name" -c 'import os, sys, sysconfig as s; sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))'; then
        echo "$name"
        exit
    fi
    found=${found:-$name}
done
echo "$found"
