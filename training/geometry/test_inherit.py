"""A network that takes up an earlier one answers as that did, in all channels that both have, also from the file that the service runs.

    cd training && python3 -m geometry.test_inherit
"""
import subprocess
import sys
import tempfile

import torch

from geometry.channels import Channels
from geometry.checkpoint import begin_with, described, inherit, read_network, save
from geometry.model import GeometryNet

torch.manual_seed(1)
channels = Channels(["wall", "room"], ["corner", "end"], ["door"], ["bed"])
fine, coarse = channels.fine(), channels.coarse()
shown = torch.rand(1, 2, 128, 192)


def scrambled(net: GeometryNet) -> GeometryNet:
    """As if it had learnt something: nothing of it is zero."""
    with torch.no_grad():
        for value in net.parameters():
            value.add_(torch.randn_like(value) * 0.02)
    return net.eval()


def check_alike(earlier: GeometryNet, layout: dict[str, int], net: GeometryNet) -> None:
    (before, far), (after, near) = earlier(shown), net(shown)
    new = dict(zip(fine, after.split(list(fine.values()), 1)))
    for name, values in zip(layout, before.split(list(layout.values()), 1)):
        assert torch.allclose(values, new[name], atol=1e-4), f"{name} is off by {float((values - new[name]).abs().max())}"
    assert torch.allclose(far, near, atol=1e-4)


fewer = {name: n for name, n in fine.items() if name != "jamb_points"}
earlier = scrambled(GeometryNet(fewer, coarse))
net = GeometryNet(fine, coarse).eval()
inherit(net, {"average": earlier.state_dict(), **described(earlier, channels), "fine": fewer}, channels)
check_alike(earlier, fewer, net)

with tempfile.TemporaryDirectory() as folder:
    whole = scrambled(GeometryNet(fine, coarse))
    save(f"{folder}/weights.pt", {"average": whole.state_dict(), "step": 3, **described(whole, channels)})
    subprocess.run([sys.executable, "-W", "ignore", "-m", "geometry.export", "--net", f"{folder}/weights.pt", "--out", f"{folder}/net.onnx"], check=True)
    for file, steps in (("weights.pt", 3), ("net.onnx", 0)):
        net = GeometryNet(fine, coarse).eval()
        assert begin_with(net, f"{folder}/{file}", channels) == steps
        check_alike(whole, fine, net)

# The network that is kept, in eight bits: what takes it up sees a square of walls as it does.
KEPT, AGREE = "../src/adapters/network/geometry-net.onnx", 0.99
eight_bits, channels = read_network(KEPT)
net = GeometryNet(channels.fine(), channels.coarse()).eval()
begin_with(net, KEPT, channels)
square = torch.zeros(1, 2, 256, 256)
for x, y, w, h in ((30, 40, 190, 6), (30, 40, 6, 160), (30, 194, 190, 6), (214, 40, 6, 160)):
    square[0, 0, y : y + h, x : x + w] = 1
asked, taken_up = (answer[0][:, : len(channels.classes)].argmax(1) for answer in (eight_bits(square), net(square)))
assert len(asked.unique()) > 2, "it sees next to nothing in a square of walls"
share = float((asked == taken_up).float().mean())
assert share > AGREE, f"only {share:.3f} of the cells are of the same class"
print("inherits")
