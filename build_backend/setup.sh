#!/bin/sh
# Makes what the Makefile runs: .venv from a hashed lock, the C++ core, the web client, a browser for the tests.
#
#   setup.sh run       the runtime's packages, the core and the client
#   setup.sh dev       the same, and the tools and libraries of the tests
#   setup.sh browser   a Chromium, if the machine has none
#
# What is up to date is left alone. Exit codes: 10 Python, 11 C++ compiler, 12 Python's headers, 13 packages,
# 14 Node, 15 client build, 16 core build, 17 browser.
set -u
cd "$(dirname "$0")/.." || exit 1

fresh=
packages=

# Nothing half-made stays behind, and nothing goes on running.
clean_up() {
    [ -z "$packages" ] || kill "$packages" 2>/dev/null
    [ -z "$fresh" ] || rm -rf .venv
}
trap clean_up EXIT
trap 'exit 130' INT TERM

fail() {
    printf 'splitpot: %s\n' "$2" >&2
    exit "$1"
}

find_python() {
    for name in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
        if "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            python=$name
            return
        fi
    done
    fail 10 "Python 3.11 or newer with its venv module is needed, and no python3 here is (Debian: apt-get install python3 python3-venv)."
}

# Answers whether .venv is whole: made here, from these very packages. An interrupted one has no such note.
venv_is() {
    [ -x .venv/bin/python ] && [ "$(cat .venv/.made-in 2>/dev/null)" = "$PWD" ]
}

make_venv() {
    lock=$1
    if venv_is; then
        cmp -s "$lock" ".venv/.$lock" && return
    else
        find_python
        echo "Making .venv with $($python --version)"
        fresh=yes
        "$python" -m venv --clear .venv || fail 13 "the virtual environment .venv could not be made."
    fi
    echo "Installing $lock"
    .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r "$lock" \
        || fail 13 "the packages of $lock could not be installed; is the package index within reach?"
    cp "$lock" ".venv/.$lock"
    # The development lock holds all of the runtime's.
    [ "$lock" = requirements-dev.lock ] && cp requirements.lock .venv/.requirements.lock
    printf '%s' "$PWD" > .venv/.made-in
    fresh=
}

check_compiler() {
    compiler=${CXX:-}
    for name in c++ g++ clang++; do
        [ -n "$compiler" ] || ! command -v "$name" >/dev/null || compiler=$name
    done
    [ -n "$compiler" ] && echo 'constexpr auto f = []<typename T>(T t) { return t; }; int x = f(0);' \
        | $compiler -std=c++20 -x c++ -fsyntax-only - 2>/dev/null \
        || fail 11 "a C++20 compiler is needed to build the evaluator (Debian: apt-get install g++)."
}

check_headers() {
    "${1:-$python}" -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").is_file())' \
        || fail 12 "Python's C headers are needed to build the evaluator (Debian: apt-get install python3-dev)."
}

core_digest() {
    cat core/* setup.py pyproject.toml build_backend/splitpot_build.py | cksum
}

core_is_built() {
    [ -f src/splitpot/evaluator/_core.abi3.so ] && [ -f src/splitpot/poker/_quick.abi3.so ] \
        && [ "$(core_digest)" = "$(cat .venv/.core 2>/dev/null)" ]
}

build_core() {
    core_is_built && return
    echo "Building the core"
    log=.venv/core-build.log
    .venv/bin/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e . >"$log" 2>&1 \
        || { cat "$log" >&2; fail 16 "the C++ core could not be built, as said above."; }
    core_digest > .venv/.core
}

# The client's packages come in beside Python's; only without a fitting Node must it wait for the one in .venv.
prepare() {
    lock=$1
    if ! venv_is || ! core_is_built; then
        if venv_is; then python=.venv/bin/python; else find_python; fi
        check_compiler
        check_headers
    fi
    if ! venv_is && "$python" build_backend/client.py has-node; then
        "$python" build_backend/client.py install &
        packages=$!
        make_venv "$lock"
        build_core
        wait "$packages"
        came=$?
        packages=
        [ $came = 0 ] || exit $came
    else
        make_venv "$lock"
        build_core
    fi
    if [ -f client/package.json ] && ! .venv/bin/python build_backend/client.py has-node; then
        make_node
    fi
    .venv/bin/python build_backend/client.py build
}

make_node() {
    lock=requirements-node.lock
    cmp -s "$lock" ".venv/.$lock" && return
    echo "Installing Node into .venv"
    .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r "$lock" \
        || fail 14 "the web client needs Node 20.19 or newer, and none could be had from the package index either."
    cp "$lock" ".venv/.$lock"
}

find_browser() {
    command -v chromium >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing Chromium"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null && return
    fi
    .venv/bin/python -m playwright install chromium \
        || fail 17 "the browser tests need Chromium; install it so that 'chromium' is in PATH."
}

case ${1:-} in
    run) prepare requirements.lock ;;
    dev) prepare requirements-dev.lock ;;
    browser) find_browser ;;
    *) fail 2 "setup.sh takes run, dev or browser." ;;
esac
