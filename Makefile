# One word per job. `make` says which.

DATA ?= data
HOST ?= 127.0.0.1
PORT ?= 8000
PYTEST ?=
BENCH ?=

PYTHON_IN_VENV := .venv/bin/python
SETUP := sh build_backend/setup.sh
CLIENT := $(PYTHON_IN_VENV) build_backend/client.py

.PHONY: help setup run check test style screenshots lighthouse protocol bench clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## everything for development: .venv, the C++ core, the web client
	@$(SETUP) dev

run: ## open the room: make run [DATA=data] [HOST=127.0.0.1] [PORT=8000]
	@$(SETUP) run
	@exec .venv/bin/splitpot serve --data "$(DATA)" --host "$(HOST)" --port "$(PORT)"

check: setup style ## the fast part of the tests
	$(PYTHON_IN_VENV) -m pytest -n 2 -q -m "not slow and not browser" $(PYTEST)

test: setup style ## everything that can be tested here
	@$(SETUP) browser
	$(CLIENT) script test
	$(PYTHON_IN_VENV) -m pytest -n 2 --dist worksteal $(PYTEST)

style: setup
	$(PYTHON_IN_VENV) -m ruff check --quiet .
	$(PYTHON_IN_VENV) -m mypy
	$(CLIENT) script check

screenshots: setup ## pictures of every screen, into screenshots/
	@$(SETUP) browser
	$(PYTHON_IN_VENV) -m tests.browser.screenshots screenshots

lighthouse: setup ## what Lighthouse says of lobby and table, on phone and desktop
	@$(SETUP) browser
	$(PYTHON_IN_VENV) -m tests.browser.lighthouse

protocol: setup ## write the client's types and the wire's page anew from the messages
	$(PYTHON_IN_VENV) -m splitpot.protocol.typescript client/src/protocol
	$(PYTHON_IN_VENV) -m splitpot.protocol.page > docs/protocol.md.new
	mv docs/protocol.md.new docs/protocol.md

bench: setup ## how fast the room is on this machine: make bench [BENCH=--write], which writes it into docs/
	@for script in $(filter-out bench/speed.py,$(wildcard bench/*.py)); do $(PYTHON_IN_VENV) "$$script" || exit 1; done
	@$(PYTHON_IN_VENV) bench/speed.py $(BENCH)

clean: ## remove all that make made, but no data
	rm -rf .venv client/node_modules src/splitpot/web/client src/splitpot/locales build dist screenshots
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf src/*.egg-info src/splitpot/evaluator/*.so src/splitpot/poker/*.so
	find src tests build_backend bench -name __pycache__ -type d -prune -exec rm -rf {} +
