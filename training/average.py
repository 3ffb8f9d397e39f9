"""Makes one network of two that answer alike: its logits are the mean of theirs.

    python3 training/average.py --nets out/a.onnx out/b.onnx --out src/adapters/network/plan-net.onnx

Networks of other runs err elsewhere; what both say is surer (`README.md`, run 10). Costs the time of both. Both take `ink` and answer
`logits` with the same classes; quantise them first.
"""
import argparse
import os

import onnx
from onnx import compose, helper

parser = argparse.ArgumentParser()
parser.add_argument("--nets", nargs="+", required=True)
parser.add_argument("--out", required=True)
options = parser.parse_args()

graph = onnx.GraphProto(name="plan-net")
versions: dict[str, int] = {}
answers = []
for i, file in enumerate(options.nets):
    prefix = f"{i}/"
    model = compose.add_prefix(onnx.load(file), prefix)
    for node in model.graph.node:
        node.input[:] = ["ink" if name == f"{prefix}ink" else name for name in node.input]
    graph.node.extend(model.graph.node)
    graph.initializer.extend(model.graph.initializer)
    answers.append(f"{prefix}logits")
    versions |= {o.domain: max(o.version, versions.get(o.domain, 0)) for o in model.opset_import}
    if not graph.input:
        graph.input.extend(value for value in model.graph.input if value.name == f"{prefix}ink")
        graph.output.extend(model.graph.output)
        graph.input[0].name, graph.output[0].name = "ink", "logits"
graph.node.append(helper.make_node("Mean", answers, ["logits"]))
average = helper.make_model(graph, opset_imports=[helper.make_opsetid(*o) for o in versions.items()], ir_version=8)
onnx.checker.check_model(average, full_check=True)
onnx.save(average, options.out)
print(f"wrote {options.out}, {os.path.getsize(options.out) / 1e6:.1f} MB")
