import { describe, expect, it } from 'vitest';
import { findOpenings } from '../openings/find-openings.ts';
import { fillBand } from '../raster/fill-band.ts';
import { findDrawing } from '../sheet/find-drawing.ts';
import type { Bitmap, PointPx, Sheet } from '../sheet/types.ts';
import { traceWalls } from '../walls/trace-walls.ts';
import { closeRooms } from './close-rooms.ts';

/** A sheet drawn in code: two rooms of 8 x 6 and 4 x 6 m at 60 px/m, a door between them, a front door and a window. */
const PX = 60;
const [LEFT, TOP, WIDTH, HEIGHT, SPLIT] = [200, 160, 12 * PX, 6 * PX, 8 * PX];

type Style = 'solid' | 'outlined' | 'light on dark' | 'grey on tinted paper';

function drawDwelling(style: Style): Sheet {
  const ink: Bitmap = { width: 1200, height: 760, data: new Uint8Array(1200 * 760) };
  const [right, bottom] = [LEFT + WIDTH, TOP + HEIGHT];
  const middle = LEFT + SPLIT;
  wall(ink, style, [LEFT, TOP], [right, TOP], [[LEFT + 2 * PX, LEFT + 4 * PX]]);
  wall(ink, style, [LEFT, bottom], [right, bottom], [[LEFT + 6 * PX, LEFT + 6.9 * PX]]);
  wall(ink, style, [LEFT, TOP], [LEFT, bottom], []);
  wall(ink, style, [right, TOP], [right, bottom], []);
  wall(ink, style, [middle, TOP], [middle, bottom], [[TOP + 3 * PX, TOP + 3.9 * PX]]);
  for (const off of [-7, 0, 7]) fillBand(ink, [LEFT + 2 * PX, TOP + off], [LEFT + 4 * PX, TOP + off], 2.2);
  swing(ink, [LEFT + 6 * PX, bottom], 0.9 * PX, -90);
  swing(ink, [middle, TOP + 3 * PX], 0.9 * PX, 0);
  const [paper, line] = style === 'light on dark' ? [25, 235] : style === 'solid' ? [255, 0] : [225, 90];
  const grey = Uint8Array.from(ink.data, (v) => (v ? line : paper));
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < grey.length; i++) rgb.fill(grey[i]!, 3 * i, 3 * i + 3);
  return { widthPx: ink.width, heightPx: ink.height, grey, rgb };
}

/** A wall 16 px thick with breaks, which are given along it in picture coordinates. */
function wall(ink: Bitmap, style: Style, from: PointPx, to: PointPx, breaks: [number, number][]): void {
  const k = from[1] === to[1] ? 0 : 1;
  const stops = [from[k] - 8, ...breaks.flat(), to[k] + 8];
  for (let i = 0; i < stops.length; i += 2) {
    const a: PointPx = k === 0 ? [stops[i]!, from[1]] : [from[0], stops[i]!];
    const b: PointPx = k === 0 ? [stops[i + 1]!, from[1]] : [from[0], stops[i + 1]!];
    if (style !== 'outlined') {
      fillBand(ink, a, b, 16);
      continue;
    }
    const shift = (p: PointPx, d: number): PointPx => (k === 0 ? [p[0], p[1] + d] : [p[0] + d, p[1]]);
    for (const d of [-7, 7]) fillBand(ink, shift(a, d), shift(b, d), 2.2);
    for (const p of [a, b]) fillBand(ink, shift(p, -7), shift(p, 7), 2.2);
  }
}

/** Leaf and quarter arc; `open` is the direction of the open leaf in degrees, it closes 90 degrees clockwise from there. */
function swing(ink: Bitmap, hinge: PointPx, radius: number, open: number): void {
  const at = (deg: number): PointPx => [
    hinge[0] + radius * Math.cos((deg * Math.PI) / 180),
    hinge[1] + radius * Math.sin((deg * Math.PI) / 180),
  ];
  fillBand(ink, hinge, at(open), 2.2);
  for (let d = 0; d < 90; d += 2) fillBand(ink, at(open + d), at(open + d + 2.5), 2.2);
}

function read(style: Style) {
  const page = findDrawing(drawDwelling(style), []);
  const walls = traceWalls(page);
  const openings = findOpenings(page, walls);
  return { page, walls, openings, rooms: closeRooms(walls, openings, []) };
}

describe.each<Style>(['solid', 'outlined', 'light on dark', 'grey on tinted paper'])('a dwelling drawn %s', (style) => {
  const { walls, openings, rooms } = read(style);
  const areas = rooms.rooms.map((r) => r.areaPx / PX ** 2).sort((a, b) => b - a);

  it('has its two rooms, wall face to wall face', () => {
    expect(areas).toHaveLength(2);
    const clear = 16 / PX;
    expect(Math.abs(areas[0]! / ((8 - clear) * (6 - clear)) - 1)).toBeLessThan(0.05);
    expect(Math.abs(areas[1]! / ((4 - clear) * (6 - clear)) - 1)).toBeLessThan(0.05);
    for (const r of rooms.rooms) expect(r.outline.length).toBeLessThanOrEqual(6);
  });

  it('has walls of the right thickness around it', () => {
    expect(Math.abs(walls.thicknessPx - 16)).toBeLessThan(2.5);
    const long = walls.walls.filter((w) => Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]) > 5 * PX);
    expect(long.filter((w) => w.exterior).length).toBeGreaterThanOrEqual(4);
  });

  it('knows the width of a door and where the doors hang', () => {
    expect(Math.abs(walls.doorPx / PX - 0.9)).toBeLessThan(0.1);
    const doors = openings.filter((o) => o.kind === 'door');
    expect(doors).toHaveLength(2);
    for (const hinge of [
      [LEFT + 6 * PX, TOP + HEIGHT],
      [LEFT + SPLIT, TOP + 3 * PX],
    ] as const) {
      const near = doors.some(
        (d) => d.swing && Math.hypot(d.swing.hinge[0] - hinge[0], d.swing.hinge[1] - hinge[1]) < 0.15 * PX,
      );
      expect(near).toBe(true);
    }
  });

  it('has one window', () => {
    const windows = openings.filter((o) => o.kind === 'window');
    expect(windows).toHaveLength(1);
    expect(Math.abs(Math.abs(windows[0]!.to[0] - windows[0]!.from[0]) / PX - 2)).toBeLessThan(0.2);
  });
});

describe('a sheet without a plan', () => {
  it.each([255, 0])('of one brightness (%i) has no walls and no rooms', (level) => {
    const grey = new Uint8Array(400 * 300).fill(level);
    const page = findDrawing(
      { widthPx: 400, heightPx: 300, grey, rgb: new Uint8Array(3 * grey.length).fill(level) },
      [],
    );
    const walls = traceWalls(page);
    expect(walls.walls).toHaveLength(0);
    expect(closeRooms(walls, findOpenings(page, walls), []).rooms).toHaveLength(0);
  });
});
