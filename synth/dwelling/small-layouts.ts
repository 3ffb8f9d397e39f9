import type { Random } from '../random.ts';
import type { Cell, Layout, Link } from './types.ts';

/** One room with its kitchen in it, a bathroom and an entrance beside it, sometimes a closet. */
export function layOutStudio(random: Random): Layout {
  const width = random.int(380, 560) * 10;
  const depth = random.int(430, 620) * 10;
  const strip = random.int(190, 260) * 10;
  const bathDepth = random.int(200, 270) * 10;
  const closetDepth = depth - bathDepth > 3300 && random.chance(0.6) ? random.int(95, 150) * 10 : 0;
  const hallEnd = depth - closetDepth;
  const cells: Cell[] = [
    { key: 'living', type: 'living-kitchen', rects: [{ x0: strip, y0: 0, x1: strip + width, y1: depth }] },
    { key: 'bath', type: 'bathroom', rects: [{ x0: 0, y0: 0, x1: strip, y1: bathDepth }] },
    { key: 'hall', type: 'hall', rects: [{ x0: 0, y0: bathDepth, x1: strip, y1: hallEnd }] },
  ];
  const links: Link[] = [
    { from: 'hall', to: 'outside', kind: 'door' },
    { from: 'hall', to: 'bath', kind: 'door' },
    { from: 'hall', to: 'living', kind: random.pick(['door', 'gap', 'door', 'double'] as const) },
  ];
  if (closetDepth) {
    cells.push({ key: 'closet', type: 'closet', rects: [{ x0: 0, y0: hallEnd, x1: strip, y1: depth }] });
    links.push({ from: 'hall', to: 'closet', kind: random.pick(['door', 'sliding'] as const) });
  }
  return { cells, links };
}

/** A large open living room in the middle from which all rooms are reached: two bedrooms left, a suite right. */
export function layOutOpenPlan(bedrooms: number, random: Random): Layout {
  const left = random.int(310, 400) * 10;
  const middle = random.int(420, 620) * 10;
  const bath = random.int(190, 250) * 10;
  const bed2 = random.int(290, 370) * 10;
  const bed3 = random.int(290, 370) * 10;
  const depth = bedrooms >= 2 ? bed2 + bath + bed3 : bed2 + bath + random.int(180, 220) * 10;
  const [x1, x2] = [left, left + middle];
  const third = bedrooms >= 3 ? 'bedroom' : random.pick(['study', 'bedroom', 'utility'] as const);
  const cells: Cell[] = [
    { key: 'living', type: 'living-kitchen', rects: [{ x0: x1, y0: 0, x1: x2, y1: depth }] },
    { key: 'bed2', type: 'bedroom', rects: [{ x0: 0, y0: 0, x1, y1: bed2 }] },
    { key: 'bath', type: 'bathroom', rects: [{ x0: 0, y0: bed2, x1, y1: bed2 + bath }] },
    {
      key: 'bed3',
      type: depth - bed2 - bath > 2500 ? third : 'utility',
      rects: [{ x0: 0, y0: bed2 + bath, x1, y1: depth }],
    },
  ];
  const links: Link[] = [
    { from: 'living', to: 'outside', kind: 'door' },
    { from: 'living', to: 'bed2', kind: 'door' },
    { from: 'living', to: 'bath', kind: 'door' },
    { from: 'living', to: 'bed3', kind: 'door' },
  ];
  // The bathroom strip is as wide as the bedrooms: what it does not need becomes a closet of the second bedroom or a laundry.
  if (left > 3200) {
    const cut = random.int(100, 130) * 10;
    cells[2]!.rects[0]!.x0 = cut;
    cells.push({ key: 'closet2', type: 'closet', rects: [{ x0: 0, y0: bed2, x1: cut, y1: bed2 + bath }] });
    links.push({ from: 'bed2', to: 'closet2', kind: random.pick(['door', 'sliding'] as const) });
  }
  if (bedrooms >= 2) addRightWing(cells, links, x2, depth, random);
  return { cells, links };
}

function addRightWing(cells: Cell[], links: Link[], x: number, depth: number, random: Random): void {
  const width = random.int(360, 450) * 10;
  const master = random.int(340, 420) * 10;
  const wet = random.int(200, 250) * 10;
  const bathWidth = random.int(210, 260) * 10;
  cells.push({ key: 'bed1', type: 'bedroom', rects: [{ x0: x, y0: 0, x1: x + width, y1: master }] });
  cells.push({
    key: 'ensuite',
    type: 'bathroom',
    rects: [{ x0: x + width - bathWidth, y0: master, x1: x + width, y1: master + wet }],
  });
  cells.push({
    key: 'dressing',
    type: 'closet',
    rects: [{ x0: x, y0: master, x1: x + width - bathWidth, y1: master + wet }],
  });
  links.push({ from: 'living', to: 'bed1', kind: 'door' }, { from: 'bed1', to: 'ensuite', kind: 'door' });
  links.push({ from: 'bed1', to: 'dressing', kind: random.pick(['door', 'gap'] as const) });
  const rest = depth - master - wet;
  if (rest > 2300) {
    const type = random.pick(['study', 'utility', 'dining', 'bedroom'] as const);
    cells.push({ key: 'extra', type, rects: [{ x0: x, y0: master + wet, x1: x + width, y1: depth }] });
    links.push({ from: 'living', to: 'extra', kind: type === 'dining' ? 'gap' : 'door' });
  }
}
