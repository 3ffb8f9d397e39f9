import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { box, thinLines } from './box.fixture.ts';
import { joinScraps } from './join-scraps.ts';

/** Areas of the faces of the box with a scrap of 70 x 60 cut off its corner; `seen` is what the network sees along the cut. */
function areas(seen: string, { own = false, drawn = false } = {}) {
  const free = invert(box());
  const walls = thinLines();
  const cut = [
    [
      [130, 58],
      [130, 122],
    ],
    [
      [58, 120],
      [132, 120],
    ],
  ] as const;
  for (const [from, to] of cut) fillBand(free, [...from], [...to], 3, 0);
  if (drawn) for (const [from, to] of cut) fillBand(walls.mask, [...from], [...to], 3);
  const classes = paintClasses(['room', 'wall', 'furniture'], 500, 300, [
    { name: 'wall', x0: 50, y0: 50, x1: 450, y1: 60 },
    { name: 'wall', x0: 50, y0: 50, x1: 60, y1: 250 },
    { name: 'wall', x0: 440, y0: 50, x1: 450, y1: 250 },
    { name: 'wall', x0: 50, y0: 240, x1: 450, y1: 250 },
    { name: seen, x0: 126, y0: 60, x1: 134, y1: 124 },
    { name: seen, x0: 60, y0: 116, x1: 134, y1: 124 },
  ]);
  const faces = findComponents(free, 4);
  const joined = joinScraps(faces, walls, (label) => own || label === faces.labels[200 * 500 + 300], classes);
  return joined.list.map(({ area }) => area);
}

describe('joinScraps', () => {
  it('joins what furniture cuts off a room to the rest of it', () => {
    expect(areas('furniture')).toHaveLength(1);
  });

  it('leaves ground between walls, with a mark of its own, or behind something drawn', () => {
    expect(areas('wall')).toHaveLength(2);
    expect(areas('furniture', { own: true })).toHaveLength(2);
    expect(areas('furniture', { drawn: true })).toHaveLength(2);
  });
});
