# Sourced by run.sh: OpenStack Swift with its S3 interface, one copy of everything on one device.

# start_swift FOLDER: exports TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY and TEST_S3_SECRET_KEY.
start_swift() {
  local folder=$1 account container object proxy memcached kind
  read -r account container object proxy memcached < <(free_ports 5)
  mkdir -p "$folder/device/disk"
  for kind in account container object; do
    write_storage_config "$kind" "${!kind}" "$folder" >"$folder/$kind.conf"
  done
  make_rings "$folder" "$account" "$container" "$object" || fail "Swift could not be set up"
  write_proxy_config "$proxy" "$memcached" "$folder" >"$folder/proxy.conf"
  memcached -l 127.0.0.1 -p "$memcached" -U 0 -m 16 -u "$(id -un)" </dev/null >"$folder/memcached.log" 2>&1 &
  swift_pids+=($!)
  for kind in account container object proxy; do
    "swift-$kind-server" "$folder/$kind.conf" --verbose </dev/null >"$folder/$kind.log" 2>&1 &
    swift_pids+=($!)
  done
  for kind in memcached account container object proxy; do
    wait_for "Swift's $kind" "$folder/$kind.log" bash -c "exec 3<>/dev/tcp/127.0.0.1/${!kind}"
  done
  export TEST_S3_ENDPOINT=http://127.0.0.1:$proxy TEST_S3_ACCESS_KEY=test:tester TEST_S3_SECRET_KEY=testing
}

swift_pids=()
stop_swift() {
  ((${#swift_pids[@]} == 0)) || kill "${swift_pids[@]}" 2>/dev/null || true
  wait "${swift_pids[@]}" 2>/dev/null || true
}

# Swift's rings say which device has what: here one device has all. (swift-ring-builder would take nine starts of a second.)
make_rings() { # FOLDER ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT
  /usr/bin/python3 - "$@" <<'PYTHON'
import os, sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
try:
    os.setxattr(folder, "user.plenish", b"")
except OSError as error:
    sys.exit(f"Swift keeps what it knows of an object in extended attributes, which {folder} has not ({error}). Set TMPDIR to another file system.")
for kind, port in zip(("account", "container", "object"), map(int, ports)):
    builder = RingBuilder(part_power=0, replicas=1, min_part_hours=0)
    address = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "device": "disk", "weight": 1.0, **address})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{kind}.ring.gz")
PYTHON
}

write_storage_config() { # KIND PORT FOLDER
  cat <<CONFIG
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 0
user = $(id -un)
swift_dir = $3
devices = $3/device
mount_check = false
fallocate_reserve = 0
log_level = WARNING
[pipeline:main]
pipeline = $1-server
[app:$1-server]
use = egg:swift#$1
CONFIG
}

write_proxy_config() { # PORT MEMCACHED_PORT FOLDER
  cat <<CONFIG
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $1
workers = 0
user = $(id -un)
swift_dir = $3
log_level = WARNING
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$2
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
CONFIG
}
