#!/bin/bash
# Trains the network for as long as it is let, at the lowest priority, on the CPU.
#
#     training/run.sh --background [OUT]   starts, or goes on from the newest checkpoint in OUT
#     training/run.sh --status [OUT]       says where it stands
#     training/run.sh --stop [OUT]
#
# OUT keeps sheets, checkpoints and logs: $XDG_CACHE_HOME/plenish-training, or that in ~/.cache. MINUTES of one cosine (a day), SHEETS
# to learn from, FROM which seed, BATCH crops of SIDE pixels a step, PROCESSES, START (an earlier network: the one that is shipped), RATE at first
# (0.00015: lower than from scratch, see geometry/README.md), PYTHON and NODE.
set -euo pipefail
# Tensors of a step stay with the process, in large pages: given back and fetched anew they cost two fifths of its time.
export MALLOC_MMAP_THRESHOLD_=8589934592 MALLOC_TRIM_THRESHOLD_=17179869184 GLIBC_TUNABLES=glibc.malloc.hugetlb=1
what=$1 out=${2:-${XDG_CACHE_HOME:-$HOME/.cache}/plenish-training}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out/sheets"
out=$(cd "$out" && pwd)
lock=$out/lock group=$out/pid

# Whoever trains holds the lock as long as it lives: no pid of a process long gone can be mistaken for it.
running() { ! flock --nonblock "$lock" true; }

status() {
  if running; then echo "training runs (process group $(cat "$group"))"; else echo "training does not run"; fi
  echo "$(find "$out/sheets" -name '*.classes.png' | wc -l) sheets in $out/sheets"
  [ ! -e "$out/losses.tsv" ] || { head -1 "$out/losses.tsv"; tail -1 "$out/losses.tsv"; }
  [ ! -e "$out/checkpoint.pt" ] || echo "checkpoint of $(date -r "$out/checkpoint.pt" '+%F %T')"
}

train() {
  local python=${PYTHON:-python3} node=${NODE:-node} sheets=${SHEETS:-4000} from=${FROM:-4000001}
  # Called again it makes only the sheets that are missing at the end.
  local made
  made=$(find "$out/sheets" -name '*.classes.png' | wc -l)
  [ "$made" -ge "$sheets" ] ||
    "$node" "$here/../synth/make.ts" --from $((from + made)) --count $((sheets - made)) --out "$out/sheets" --truth --wide >>"$out/make.log" 2>&1 &
  until [ "$(find "$out/sheets" -name '*.classes.png' | wc -l)" -ge 100 ] || [ -z "$(jobs -r)" ]; do sleep 5; done
  cd "$here"
  "$python" -W ignore -m geometry.train --data "$out/sheets" --out "$out" --minutes "${MINUTES:-1440}" --processes "${PROCESSES:-$(nproc)}" \
    --batch "${BATCH:-3}" --side "${SIDE:-512}" --start "${START:-../src/adapters/network/geometry-net.onnx}" --rate "${RATE:-1.5e-4}"
  wait
}

case $what in
  --status) status ;;
  --stop)
    running || { echo "training does not run"; exit 0; }
    kill -- "-$(cat "$group")"
    # Gone once nobody holds the lock: a step under way may take a while to die.
    flock --wait 60 "$lock" true && echo "stopped; --background goes on from the last checkpoint" ;;
  --background)
    if running; then status; exit 0; fi
    setsid nice -n 19 ionice -c 3 flock --nonblock "$lock" "$0" --train "$out" >>"$out/train.log" 2>&1 </dev/null &
    echo $! >"$group"
    echo "started; training/run.sh --status $out says where it stands, $out/train.log what went wrong" ;;
  --train) train ;;
esac
