# `make` lists the targets. Everything lands in .venv, build, dist, web/node_modules and src/veglia/server/web.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-print-directory

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# From outside, the one could put src/ in front of the compiled package, the other compile the editable one.
unexport PYTHONPATH
unexport VEGLIA_COMPILE

PYTHON ?= $(shell bash tools/python.sh)
VENV := .venv/bin
COMPILED := build/compiled/bin
PINS := requirements/dev.txt

# What the compiled wheel is built with, and what its tests need beyond its own dependencies.
BUILD_NAMES := build msgspec mypy mypy-extensions PyYAML setuptools types-PyYAML wheel
TEST_NAMES := httpx hypothesis pytest pytest-xdist schemathesis
NATIVE := $(wildcard src/veglia/kernel src/veglia/show src/veglia/games src/veglia/agents src/veglia/server src/veglia/lab/load)
BUILD_INPUTS := pyproject.toml setup.py $(PINS)
COMPILED_TESTS := tests/contract tests/kernel tests/games tests/server
WEB_INPUTS := web/package.json web/package-lock.json web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

# What a wheel is made of.
sources = find src/veglia $(BUILD_INPUTS) LICENSE -type f ! -name '*.pyc' -exec cksum {} +

say = @printf '== %s\n' "$(1)"
# $(call venv,folder): a new virtual environment, also where Python comes without ensurepip.
venv = $(PYTHON) -m venv --clear $(1) >/dev/null 2>&1 || { $(PYTHON) -m venv --clear --without-pip $(1) \
	&& $(PYTHON) -m pip --python $(1)/bin/python install -q pip; }
# $(call keep,command,on change): renew the target with the command's output, but only if that differs.
keep = @mkdir -p $(@D); $(1) | LC_ALL=C sort > $@.new; if cmp -s $@.new $@; then rm $@.new; else $(2) mv $@.new $@; fi

# $(call alone,target): make a target while no other make compiles here, as `make play` does in the background.
alone = command -v flock >/dev/null || exec $(MAKE) $(1); \
	flock -n build/lock true || printf '== %s\n' 'wait for another make that compiles here'; exec flock build/lock $(MAKE) $(1)

.PHONY: help setup play lint check test test-web test-compiled wheel compiled bench bench-nodes scale rules types attack soak soak-nodes bite fmt lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/.ready build/web.ready ## make .venv with the pinned tools, build the client, see to Chromium, PostgreSQL, nginx
	@bash tools/chromium.sh
	@bash tools/postgres.sh
	@bash tools/proxies.sh

play: .venv/.ready build/web.ready ## open the table in the browser; bots are compiled meanwhile
	@PYTHON='$(PYTHON)' $(VENV)/python tools/play.py

lint: .venv/.ready ## format, lint, types, layers, secrets and dependencies
	$(call say,ruff format)
	@$(VENV)/ruff format --quiet --check . || { echo 'run: make fmt'; exit 1; }
	$(call say,ruff check)
	@$(VENV)/ruff check --quiet .
	$(call say,mypy)
	@$(VENV)/mypy --no-error-summary $(wildcard examples src tests tools)
	$(call say,lint-imports)
	@mkdir -p build
	@$(VENV)/lint-imports --no-logo > build/lint-imports.log 2>&1 || { cat build/lint-imports.log; exit 1; }
	$(call say,secrets and dependencies)
	@$(VENV)/python -m tools.scan

check: lint ## for daily work, two minutes: lint, types, layers, the tests a change is likely to break
	$(call say,the tests that a change is likely to break)
	@$(VENV)/python -m tools.likely_tests $(ARGS)

test: setup lint ## every check and every test, interpreted and compiled
	$(call say,pytest)
	@$(VENV)/python -m pytest -n 2 --ignore=tests/soak --ignore=tests/browser
	@$(MAKE) test-web test-compiled

test-web: setup ## the client: its types, its own tests, and the table in a real Chromium
	$(call say,svelte-check)
	@cd web && npm run --silent check
	$(call say,vitest)
	@cd web && npm run --silent test
	$(call say,pytest in Chromium)
	@$(VENV)/python -m pytest -n 2 tests/browser

test-compiled: setup compiled ## the tests of the rules and of the server against the compiled wheel
	$(call say,pytest against the compiled wheel)
	@for module in kernel.dice server.net.fast_path; do \
		$(COMPILED)/python -c "import veglia.$$module as m; assert m.__file__.endswith('.so'), m.__file__ + ' is not compiled'"; done
	@$(COMPILED)/python -m pytest -p no:cacheprovider -o pythonpath=. -n 2 $(COMPILED_TESTS)
	$(call say,the same games interpreted and compiled)
	@$(VENV)/python tools/same_games.py $(VENV)/veglia $(COMPILED)/veglia

wheel: .venv/.ready build/web.ready ## the compiled wheel, into dist
	+@$(call alone,dist/.built)

compiled: .venv/.ready build/web.ready ## the compiled wheel in an environment of its own, build/compiled
	+@$(call alone,build/compiled/.ready)

bench: setup compiled ## measure speed, interpreted and compiled, beside the peers
	@$(VENV)/veglia bench

bench-nodes: setup compiled ## a server on SQLite, one node and two on PostgreSQL, measured in one run
	@$(VENV)/python -m tools.bench_nodes $(ARGS)

scale: setup compiled ## what a choice, a table, a bot and a hint cost, and what a million tables need
	@$(VENV)/python -m tools.scale $(ARGS)

rules: setup ## write down which rules the tests cite
	@$(VENV)/python -m tools.rulecheck --write

types: setup ## write the client's types for what goes over the wire
	@$(VENV)/python -m tools.wire_types --write

attack: setup ## attack a server of our own on loopback; in small this is part of make test
	$(call say,attack)
	@ulimit -n "$$(ulimit -Hn)" && VEGLIA_ATTACK=8 $(VENV)/python -m pytest tests/attack

soak: setup ## the long random games, and a sweep that is stopped fifty times
	$(call say,soak)
	@$(VENV)/python -m pytest tests/soak

soak-nodes: setup ## 200 tables on two nodes while a hundred things fail; ARGS="--tables 50 --faults 12"
	$(call say,soak-nodes)
	@$(VENV)/python -m tests.soak.faults $(ARGS)

bite: setup ## break rules code on purpose and show what no test notices; ARGS="--games dark_side --minutes 10"
	$(call say,bite)
	@$(VENV)/python -m tools.bite $(ARGS)

fmt: setup ## format the code and mend what ruff can mend
	$(call say,ruff format and fix)
	@$(VENV)/ruff check --quiet --fix-only .
	@$(VENV)/ruff format --quiet .

lock: ## pin what requirements/dev.in names; UPGRADE=1 also moves the present pins
	$(call say,lock$(if $(UPGRADE), with the newest versions))
	@mkdir -p build
	@$(call venv,build/lock)
	@build/lock/bin/pip install -q --upgrade $(if $(UPGRADE),,-c $(PINS)) -r requirements/dev.in
	@build/lock/bin/pip freeze --all --exclude pip > build/dev.txt
	@$(call venv,build/lock)
	@build/lock/bin/pip install -q --upgrade -c build/dev.txt $(BUILD_NAMES)
	@build/lock/bin/pip freeze --all --exclude pip > build/build.txt
	@mv build/dev.txt $(PINS) && mv build/build.txt requirements/build.txt && rm -r build/lock

clean: ## remove what was built and cached; .venv and node_modules stay
	$(call say,clean)
	@rm -rf build dist src/*.egg-info src/veglia/server/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find examples src tests tools bench -name __pycache__ -prune -exec rm -r {} + 2>/dev/null || true

# Without dependency resolution, and checked afterwards: the pins have to be complete by themselves.
.venv/.ready: $(PINS) requirements/build.txt pyproject.toml setup.py
	$(call say,setup)
	@test -n '$(PYTHON)' || { echo 'Python 3.11 or newer is needed (or say which: make PYTHON=...)'; exit 1; }
	@! grep -vxFf $(PINS) requirements/build.txt || { echo 'requirements/build.txt pins these otherwise than $(PINS): make lock'; exit 1; }
	@test -x $(VENV)/pip || { $(call venv,.venv); }
	@$(VENV)/pip install -q --no-deps -r $(PINS)
	@$(VENV)/pip install -q --no-deps --no-build-isolation --editable .
	@found=$$($(VENV)/pip check) || { echo "$$found"; exit 1; }
	@touch $@

# The client: installed as pinned, built again when its sources differ.
web/node_modules/.ready: web/package.json web/package-lock.json
	$(call say,install what the client is built with)
	@command -v npm >/dev/null || { echo 'the client needs Node.js 20 or newer with npm'; exit 1; }
	@# Not `npm ci`: it insists on the packages of other platforms, which a registry for this one need not have.
	@cd web && npm install --no-save --no-progress --loglevel=error >/dev/null
	@touch $@

build/web.ready: build/web.cksum web/node_modules/.ready
	$(call say,build the client)
	@cd web && npm run --silent build > ../build/web.log 2>&1 || { cat ../build/web.log; exit 1; }
	@touch $@

build/compiled/.ready: dist/.built
	$(call say,install the compiled wheel into build/compiled)
	@rm -f $@
	@test -x $(COMPILED)/pip || { $(call venv,build/compiled); }
	@$(COMPILED)/pip install -q --force-reinstall --no-deps dist/veglia-*.whl
	@$(COMPILED)/pip install -q -c $(PINS) dist/veglia-*.whl $(TEST_NAMES)
	@found=$$($(COMPILED)/pip check) || { echo "$$found"; exit 1; }
	@# By this a server knows whether it is of its own sources.
	@$(COMPILED)/python -I -m veglia.server.workers.compiled > $@

dist/.built: build/sources.cksum build/native.cksum | .venv/.ready build/web.ready
	$(call say,compile the wheel (minutes, if the rules changed))
	@# What a build has left that did not come to its end may be half a file.
	@test -e $@ || find build/lib.* -type f -delete 2>/dev/null || true
	@rm -f $@ dist/veglia-*.whl
	@find build/lib.* -type f ! -name '*.so' -delete 2>/dev/null || true
	@VEGLIA_COMPILE=1 $(VENV)/python -m build --wheel --no-isolation --outdir dist > build/wheel.log 2>&1 \
		|| { tail -n 60 build/wheel.log; echo 'all of it: build/wheel.log'; exit 1; }
	@$(sources) | LC_ALL=C sort | cmp -s - build/sources.cksum \
		|| { echo 'the sources changed while they were compiled: once more'; exit 1; }
	@touch $@

# By content, not by time: a file that is gone counts as a change, a new checkout does not.
build/sources.cksum: FORCE | build/web.ready
	$(call keep,$(sources))

build/web.cksum: FORCE
	$(call keep,find web/src web/public $(WEB_INPUTS) -type f -exec cksum {} +)

# As long as no compiled module changes, its object files serve again.
build/native.cksum: FORCE
	$(call keep,{ cksum $(BUILD_INPUTS); find $(NATIVE) -name '*.py' -exec cksum {} +; },rm -rf build/lib.* build/temp.* build/mypyc;)

FORCE:
