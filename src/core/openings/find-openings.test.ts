import { describe, expect, it } from 'vitest';
import { createBitmap, unite } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { Swing, WallsPx } from '../structure/types.ts';
import { findOpenings } from './find-openings.ts';

/** One level wall from x = 100 to 900 at y = 200, 20 px thick; the usual door is 90 px wide. */
const Y = 200;
const THICK = 20;
const DOOR = 90;

interface Drawn {
  /** Breaks in the wall body. */
  readonly gaps?: [number, number][];
  /** Lines along the wall: from, to, and where across it from -0.5 to 0.5. */
  readonly along?: [number, number, number][];
  readonly lines?: [PointPx, PointPx][];
  readonly swings?: Swing[];
  /** More walls, as thick. */
  readonly more?: [PointPx, PointPx][];
  /** Stretches of the body with this grey. */
  readonly tinted?: [number, number, number][];
  readonly exterior: boolean;
}

function openingsOf({ gaps = [], along = [], lines = [], swings = [], more = [], tinted = [], exterior }: Drawn) {
  const mask = createBitmap(1000, 400);
  fillBand(mask, [100, Y], [900, Y], THICK);
  for (const [lo, hi] of gaps) fillBand(mask, [lo, Y], [hi, Y], THICK + 2, 0);
  for (const [from, to] of more) fillBand(mask, from, to, THICK);
  const ink = unite(mask, createBitmap(1000, 400));
  const drawn = [
    ...lines,
    ...along.map(([lo, hi, at]): [PointPx, PointPx] => [
      [lo, Y + at * THICK],
      [hi, Y + at * THICK],
    ]),
  ].map(([from, to]) => ({ from, to, thick: 2 }));
  for (const l of drawn) fillBand(ink, l.from, l.to, 2);
  const walls: WallsPx = {
    walls: [{ from: [100, Y], to: [900, Y], thicknessPx: THICK, exterior }],
    mask,
    thicknessPx: THICK,
    doorPx: DOOR,
    swings,
    lines: drawn,
    spirals: [],
  };
  return findOpenings(pageOf(ink, tinted), walls);
}

function pageOf(ink: Bitmap, tinted: [number, number, number][]): Page {
  const grey = Uint8Array.from(ink.data, (v) => (v ? 0 : 255));
  for (const [lo, hi, shade] of tinted) {
    for (let y = Y - 6; y <= Y + 6; y++) grey.fill(shade, y * ink.width + lo, y * ink.width + hi);
  }
  const rgb = new Uint8Array(3 * grey.length);
  const region = { x0: 0, y0: 0, x1: ink.width, y1: ink.height };
  return { widthPx: 1000, heightPx: 400, region, ink, lineInk: ink, grey, rgb, strokePx: 2, textPx: 14 };
}

function swing(hinge: number, closed: number, turn = 90): Swing {
  const radius = Math.abs(closed - hinge);
  const a = (turn * Math.PI) / 180;
  const leaf: PointPx = [hinge + Math.sign(closed - hinge) * radius * Math.cos(a), Y + radius * Math.sin(a)];
  return { hinge: [hinge, Y], closed: [closed, Y], leaf, radius };
}

describe('doors', () => {
  it('have the hinge and the open leaf of their swing, from jamb to jamb', () => {
    const [door, ...rest] = openingsOf({ exterior: false, gaps: [[300, 390]], swings: [swing(300, 390)] });
    expect(rest).toEqual([]);
    expect(door).toMatchObject({ kind: 'door', swing: { hinge: [300, Y] } });
    expect(door!.swing!.leaf[1]).toBeCloseTo(Y + 90);
    expect(door!.from[0]).toBeCloseTo(300, -1);
    expect(door!.to[0]).toBeCloseTo(390, -1);
  });

  it('are as wide as their leaf where an arrow that points at them stands in the gap', () => {
    const found = openingsOf({ exterior: false, gaps: [[300, 340]], swings: [swing(300, 390)] });
    expect(found.map(({ kind, from, to }) => [kind, Math.round(from[0]), Math.round(to[0])])).toEqual([
      ['door', 300, 390],
    ]);
  });

  it('with two leaves that meet are one, two that lie beside each other are two', () => {
    const kinds = (swings: Swing[]) => openingsOf({ exterior: false, gaps: [[300, 480]], swings }).map((o) => o.kind);
    expect(kinds([swing(300, 390), swing(480, 390)])).toEqual(['double']);
    expect(kinds([swing(300, 385), swing(395, 480)])).toEqual(['door', 'door']);
  });

  it('are seen by a free leaf alone; a line from wall to wall is none', () => {
    const leaf: [PointPx, PointPx] = [
      [300, Y + 10],
      [300, Y + 98],
    ];
    const counter: [PointPx, PointPx] = [
      [300, Y + 10],
      [300, Y + 170],
    ];
    const kindsWith = (line: [PointPx, PointPx]) =>
      openingsOf({ exterior: false, gaps: [[300, 390]], lines: [line] }).map((o) => o.kind);
    expect(kindsWith(leaf)).toEqual(['door']);
    expect(kindsWith(counter)).toEqual(['gap']);
  });

  it('of leaves without arcs are no narrower than doors are: of two leaves, and in an outer wall', () => {
    const kinds = (width: number, exterior: boolean, both: boolean) => {
      const leaf = (x: number): [PointPx, PointPx] => [
        [x, Y + 10],
        [x, Y + 10 + (both ? 0.45 : 0.8) * width],
      ];
      const lines = both ? [leaf(300), leaf(300 + width)] : [leaf(300)];
      return openingsOf({ exterior, gaps: [[300, 300 + width]], lines }).map((o) => o.kind);
    };
    expect(kinds(90, false, true)).toEqual(['double']);
    expect(kinds(40, false, true)).toEqual(['gap']);
    expect(kinds(60, false, false)).toEqual(['door']);
    expect(kinds(60, true, false)).toEqual(['gap']);
    expect(kinds(80, true, false)).toEqual(['door']);
  });

  it('slide where panels lie beside each other at different depths', () => {
    const along: Drawn['along'] = [
      [300, 400, -0.2],
      [380, 480, 0.2],
    ];
    expect(openingsOf({ exterior: false, gaps: [[300, 480]], along }).map((o) => o.kind)).toEqual(['sliding']);
  });

  it('of a garage have lines in the middle only', () => {
    const gaps: [number, number][] = [[300, 560]];
    const at = (...across: number[]) =>
      openingsOf({ exterior: true, gaps, along: across.map((a) => [300, 560, a]) }).map((o) => o.kind);
    expect(at(-0.1, 0.1)).toEqual(['garage']);
    expect(at(-0.45, 0.45)).toEqual(['window']);
  });

  it('have side lights of their own', () => {
    const along = [-0.45, 0, 0.45].flatMap((a): [number, number, number][] => [
      [300, 345, a],
      [435, 480, a],
    ]);
    const found = openingsOf({ exterior: true, gaps: [[300, 480]], along, swings: [swing(345, 435)] });
    expect(found.map((o) => o.kind).sort()).toEqual(['door', 'window', 'window']);
  });
});

describe('windows', () => {
  const pane: Drawn['along'] = [
    [300, 400, -0.45],
    [300, 400, 0],
    [300, 400, 0.45],
  ];

  it('are lines through a gap of an outer wall, with a casement ajar or without', () => {
    const found = (swings: Swing[]) =>
      openingsOf({ exterior: true, gaps: [[300, 400]], along: pane, swings }).map((o) => o.kind);
    expect(found([])).toEqual(['window']);
    expect(found([swing(300, 400, 30)])).toEqual(['window']);
    expect(found([swing(300, 400, 90)])).toEqual(['door']);
  });

  it('filled with a tint stand out of the wall body', () => {
    const [window, ...rest] = openingsOf({ exterior: true, tinted: [[400, 560, 190]] });
    expect(rest).toEqual([]);
    expect(window!.kind).toBe('window');
    expect(window!.from[0]).toBeCloseTo(400, -1);
    expect(window!.to[0]).toBeCloseTo(560, -1);
  });

  it('are no piers between them, however grey these are', () => {
    // From jamb to jamb, with a line of full wall at both.
    const tinted: Drawn['tinted'] = [[404, 556, 100]];
    const gaps: [number, number][] = [
      [300, 400],
      [560, 660],
    ];
    const along = [...pane!, ...pane!.map(([lo, hi, at]): [number, number, number] => [lo + 260, hi + 260, at])];
    const found = openingsOf({ exterior: true, gaps, along, tinted });
    expect(found.map((o) => [Math.round(o.from[0]), o.kind])).toEqual([
      [300, 'window'],
      [560, 'window'],
    ]);
  });

  it('of two sashes are one', () => {
    const tinted: Drawn['tinted'] = [
      [400, 475, 190],
      [480, 555, 190],
    ];
    expect(openingsOf({ exterior: true, tinted })).toHaveLength(1);
  });
});

describe('alcoves', () => {
  const gaps: [number, number][] = [[300, 420]];
  const along: [number, number, number][] = [-0.4, 0, 0.4].map((at) => [300, 420, at]);

  it('have no window in their mouth, whatever is drawn there', () => {
    const sides: [PointPx, PointPx][] = [290, 430].map((x) => [
      [x, Y - 50],
      [x, Y],
    ]);
    expect(openingsOf({ exterior: true, gaps, along }).map(({ kind }) => kind)).toEqual(['window']);
    expect(openingsOf({ exterior: true, gaps, along, more: sides }).map(({ kind }) => kind)).toEqual(['window']);
    expect(openingsOf({ exterior: true, gaps, along, more: [...sides, [[280, Y - 50], [440, Y - 50]]] })).toEqual([]); // biome-ignore format: a wall
  });
});
