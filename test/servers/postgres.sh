# Sourced by run.sh: a PostgreSQL server with an empty database cluster of its own.

# PostgreSQL refuses to run as root.
as_postgres() {
  if ((EUID == 0)); then runuser -u postgres -- "$@"; else "$@"; fi
}

# start_postgres FOLDER: exports TEST_DATABASE_URL.
start_postgres() {
  postgres_folder=$1
  local port
  port=$(free_ports 1)
  mkdir "$postgres_folder"
  if ((EUID == 0)); then chown postgres "$postgres_folder"; fi
  cd "$postgres_folder"
  as_postgres initdb -D "$postgres_folder/data" -U plenish --auth=trust --encoding=UTF8 --locale=C >"$postgres_folder/log" ||
    fail "initdb could not make a database cluster"
  # Nothing in it outlives the tests, so nothing has to reach the disk.
  as_postgres pg_ctl -D "$postgres_folder/data" -l "$postgres_folder/data/log" -w start >/dev/null \
    -o "-h 127.0.0.1 -p $port -k $postgres_folder -c max_connections=200 -c fsync=off -c full_page_writes=off" ||
    { tail -n 20 "$postgres_folder/data/log" >&2; fail "PostgreSQL did not start; the end of its log is above"; }
  cd - >/dev/null
  export TEST_DATABASE_URL=postgres://plenish@127.0.0.1:$port/postgres
}

stop_postgres() {
  [[ -f ${postgres_folder:-}/data/postmaster.pid ]] || return 0
  (cd "$postgres_folder" && as_postgres pg_ctl -D "$postgres_folder/data" -m immediate -w stop >/dev/null) || true
}
