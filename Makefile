# A fresh machine needs Python 3.11 or newer and make; everything else is installed into .venv.
#   make play    start the dashboards and open the gallery
#   make test    check everything
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo -n)
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq
BROWSERS := chromium chromium-browser google-chrome

.PHONY: play lab test soak bench lint words pictures browser clean

play: $(VENV)/.installed
	$(BIN)/spacegames

lab: $(VENV)/.installed
	$(BIN)/spacegames lab

test: lint browser
	$(BIN)/python -m pytest -q -n $(JOBS) --dist loadgroup --nbmake --junitxml=build/tests.xml tests spacegames docs README.md notebooks

soak: $(VENV)/.test
	SPACEGAMES_SOAK=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist loadgroup tests

bench: $(VENV)/.bench browser
	$(BIN)/python benchmarks

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

words: $(VENV)/.test
	mkdir -p spacegames/locale
	$(BIN)/pybabel -q extract -F babel.cfg -k _ -k ngettext:1,2 --sort-by-file --add-location=file --no-wrap \
		--project=spacegames --version=0.1 --copyright-holder="the spacegames contributors" -o spacegames/locale/spacegames.pot spacegames

pictures: $(VENV)/.installed
	$(BIN)/python docs/draw_pictures.py

browser: $(VENV)/.test
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	echo "Installing Chromium for the browser tests"; \
	{ command -v apt-get >/dev/null && $(APT) update && $(APT) install -y chromium; } || echo "No Chromium could be installed: the browser tests will be skipped."

# Debian keeps a part of Python that makes environments in a package of its own.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "spacegames needs Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { command -v apt-get >/dev/null && $(APT) update && $(APT) install -y python3-venv; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	touch $@

$(VENV)/.test: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[test]'
	touch $@ $(VENV)/.installed

$(VENV)/.bench: $(VENV)/.test
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
