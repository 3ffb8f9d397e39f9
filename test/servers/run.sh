#!/usr/bin/env bash
# test/servers/run.sh COMMAND...: starts PostgreSQL and OpenStack Swift (as an S3 store) on free ports of this machine, in a
# folder of their own, runs COMMAND with TEST_DATABASE_URL and TEST_S3_* set, and stops both, however COMMAND ends.
# Their packages are named in .ci/run.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
  echo "test/servers/run.sh: $1" >&2
  exit 1
}

# wait_for WHAT LOG CHECK...
wait_for() {
  local what=$1 log=$2 attempt
  shift 2
  for attempt in {1..120}; do
    "$@" >/dev/null 2>&1 && return
    sleep 0.5
  done
  tail -n 20 "$log" >&2
  fail "$what did not start within a minute; the end of its log is above"
}

free_ports() { # HOW MANY
  /usr/bin/python3 - "$1" <<'PYTHON'
import socket, sys
probes = [socket.socket() for _ in range(int(sys.argv[1]))]
for probe in probes: probe.bind(("127.0.0.1", 0))
print(*(probe.getsockname()[1] for probe in probes))
PYTHON
}

(($# > 0)) || fail "Expected a command to run, got none. For example: test/servers/run.sh npm test"
source "$here/postgres.sh"
source "$here/swift.sh"
# Debian keeps PostgreSQL's programs off the path.
PATH=$PATH:/usr/sbin:/sbin$(printf ':%s' /usr/lib/postgresql/*/bin)
if command -v pg_config >/dev/null; then PATH=$PATH:$(pg_config --bindir); fi
for program in /usr/bin/python3 initdb pg_ctl memcached swift-{account,container,object,proxy}-server; do
  command -v "$program" >/dev/null || fail "$program is missing. Debian has it; .ci/run names the packages."
done

servers=$(mktemp -d "${TMPDIR:-/tmp}/plenish-servers-XXXXXX")
chmod 755 "$servers" # PostgreSQL has a user of its own, who must get in.
clean_up() {
  stop_swift
  stop_postgres
  rm -rf "$servers"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

start_postgres "$servers/postgres"
start_swift "$servers/swift"
"$@"
