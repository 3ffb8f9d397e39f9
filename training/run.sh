#!/bin/bash
# Everything for one network: makes drawings, learns from them while more are made, and quantises.
#
#     training/run.sh OUT MINUTES [DEVICE] [options of train.py]
#
# MAKERS processes make EACH drawings from seed FROM on, every eighth of furnished plans only; PYTHON and NODE name the programs;
# learning begins with FIRST drawings.
#     training/run.sh --background | --status | --stop [OUT]     the network with geometry, on the CPU (see background.sh)
set -euo pipefail
case ${1:-} in --background | --status | --stop) exec "$(dirname "$0")/background.sh" "$@" ;; esac
out=$1 minutes=$2 device=${3:-cpu}
shift $(($# < 3 ? $# : 3))
from=${FROM:-2100001} makers=${MAKERS:-1} each=${EACH:-3000} python=${PYTHON:-python3} node=${NODE:-node}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out/drawings"
for i in $(seq 0 $((makers - 1))); do
  # Called again it goes on with the drawings that are there: nothing may be written anew while it is read.
  [ -e "$out/make-$i.log" ] && continue
  kind=$([ $((i % 8)) = 7 ] && echo "--kind furniture" || true)
  # shellcheck disable=SC2086 # two words or none
  "$node" "$here/../synth/make.ts" --from $((from + i * each)) --count "$each" --out "$out/drawings" --classes $kind >"$out/make-$i.log" 2>&1 &
done
# The makers stop with the script.
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
# Also with fewer, once there will be no more.
until [ "$(find "$out/drawings" -name '*.classes.png' | wc -l)" -ge "${FIRST:-200}" ] || [ -z "$(jobs -r)" ]; do sleep 1; done
[ -e "$out/drawings/classes.json" ] || { cat "$out"/make-*.log >&2; exit 1; }
"$python" "$here/train.py" --data "$out/drawings" --out "$out/net" --minutes "$minutes" --device "$device" "$@"
"$python" "$here/quantise.py" --net "$out/net/plan-net.onnx" --data "$out/drawings" --out "$out/net/plan-net.quantised.onnx"
