import { describe, expect, it } from 'vitest';
import { findOpenings } from '../openings/find-openings.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, unite } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { withBands } from '../raster/with-bands.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import type { Page, PointPx } from '../sheet/types.ts';
import { pageOf } from '../walls/seen.fixture.ts';
import { findBays, missingBays } from './find-bays.ts';
import { placeBays } from './place-bays.ts';
import type { WallPx, WallsPx } from './types.ts';

const [WIDTH, HEIGHT] = [520, 420];
const DOOR = 80;
const THICK = 12;
/** The break in the upper wall, and how far bays reach out of it. */
const [LEFT, RIGHT, TOP, REACH] = [180, 340, 140, 60];
const CANTED: PointPx[] = [
  [LEFT, TOP],
  [LEFT + 50, TOP - REACH],
  [RIGHT - 50, TOP - REACH],
  [RIGHT, TOP],
];
const SQUARE: PointPx[] = [
  [LEFT, TOP],
  [LEFT, TOP - REACH],
  [RIGHT, TOP - REACH],
  [RIGHT, TOP],
];

const wall = (from: PointPx, to: PointPx): WallPx => ({ from, to, thicknessPx: THICK, exterior: true });
const CORNERS: PointPx[] = [
  [60, TOP],
  [460, TOP],
  [460, 380],
  [60, 380],
];
const WALLS = CORNERS.map((from, i) => wall(from, CORNERS[(i + 1) % 4]!));

/** One room with a break in its upper wall, and before it a way drawn with lines at the given distances from its middle. */
function draw(
  way: readonly PointPx[],
  lines: readonly number[],
  { posts = false, swings = [], walled = false, twin = false, boards = false }: Partial<More> = {},
) {
  const mask = withBands(createBitmap(WIDTH, HEIGHT), WALLS, () => THICK);
  fillBand(mask, [LEFT, TOP], [RIGHT, TOP], THICK + 2, 0);
  const drawn = createBitmap(WIDTH, HEIGHT);
  const thin: { from: PointPx; to: PointPx; thick: number }[] = [];
  for (const off of lines) {
    const moved = way.map(([x, y], i): PointPx => {
      const [a, b] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return [x + ((b[1] - a[1]) / long) * off, y - ((b[0] - a[0]) / long) * off];
    });
    for (let i = 1; i < moved.length; i++) thin.push({ from: moved[i - 1]!, to: moved[i]!, thick: 2.2 });
  }
  for (const { from, to, thick } of thin) fillBand(drawn, from, to, thick);
  if (posts) for (const [x, y] of way.slice(1, -1)) fillBand(drawn, [x - 8, y], [x + 8, y], 16);
  if (boards) for (let y = TOP - REACH + 8; y < 380; y += 14) fillBand(drawn, [70, y], [450, y], 1);
  const ink = unite(mask, drawn);
  const page: Page = { ...pageOf(ink, 2), grey: ink.data.map((v) => (v ? 0 : 255)) };
  const around = walled ? way.slice(1).map((to, i) => wall(way[i]!, to)) : [];
  if (twin) around.push({ ...wall([LEFT - 20, TOP + 4], [RIGHT + 20, TOP + 4]), thicknessPx: 3 });
  const walls: WallsPx = {
    walls: [...WALLS, ...around],
    mask,
    thicknessPx: THICK,
    doorPx: DOOR,
    swings,
    lines: thin,
    spirals: [],
  };
  return { page, walls };
}

interface More {
  posts: boolean;
  swings: WallsPx['swings'];
  /** The way is walled like the house, with walls in the list. */
  walled: boolean;
  /** A thin wall runs across the mouth, as where the faces of a wall are found apart. */
  twin: boolean;
  /** Boards of the floor are drawn through the bay. */
  boards: boolean;
}

/** The walls with the bays that stand before breaks in them. */
const addBays = (walls: WallsPx, page: Page, classes?: PixelClasses) =>
  placeBays(walls, findBays(walls, page, classes), classes);

function read(way: readonly PointPx[], lines: readonly number[], more?: Partial<More>, classes?: PixelClasses) {
  const { page, walls } = draw(way, lines, more);
  const bayed = addBays(walls, page, classes);
  const openings = findOpenings(page, bayed);
  return { walls, bayed, openings, rooms: closeRooms(bayed, openings, [], classes).rooms };
}

describe('findBays and placeBays', () => {
  it.each([
    ['canted', CANTED, 110 * REACH],
    ['square', SQUARE, 160 * REACH],
  ])('makes a %s bay a part of its room, with a window in every side', (_, way, area) => {
    const { bayed, openings, rooms } = read(way, [-5, 5]);
    const sides = bayed.walls.filter((w) => w.glazed);
    expect(sides).toHaveLength(3);
    expect(openings.map((o) => o.kind)).toEqual(['window', 'window', 'window']);
    expect(new Set(openings.map((o) => bayed.walls[o.wall]))).toEqual(new Set(sides));
    expect(rooms).toHaveLength(1);
    const [plain, whole] = [(400 - THICK) * (240 - THICK), rooms[0]!.areaPx];
    expect(Math.abs(whole - plain - area)).toBeLessThan(0.25 * area);
    // The wall that it stands before ends at its jambs.
    expect(bayed.walls.filter((w) => !w.glazed)).toHaveLength(5);
  });

  it('stays open where the network takes its mouth for a door: a cupboard has no windows', () => {
    const mouth = { name: 'door', x0: LEFT, y0: TOP - 8, x1: RIGHT, y1: TOP + 30 };
    const { rooms } = read(CANTED, [-5, 5], {}, paintClasses(['room', 'door'], WIDTH, HEIGHT, [mouth]));
    expect(rooms).toHaveLength(1);
    expect(rooms[0]!.areaPx).toBeGreaterThan((400 - THICK) * (240 - THICK) + 80 * REACH);
  });

  /** What the network sees: windows in the bay's sides, or walls. */
  const sides = (name: string) => {
    const [x0, x1, y0] = [LEFT - 8, RIGHT + 8, TOP - REACH - 8];
    const parts = [
      { name, x0, y0, x1, y1: y0 + 16 },
      { name, x0, y0, x1: x0 + 16, y1: TOP },
      { name, x0: x1 - 16, y0, x1, y1: TOP },
    ];
    return paintClasses(['room', 'wall', 'window'], WIDTH, HEIGHT, parts);
  };

  it('glazes a bay that was walled like a room, where the network sees windows in its sides', () => {
    const { walls, bayed } = read(SQUARE, [-5, 5], { walled: true }, sides('window'));
    expect(bayed.walls.filter((w) => w.glazed)).toHaveLength(3);
    // The walls that it was given fall, and the wall behind it is parted.
    expect(bayed.walls).toHaveLength(WALLS.length + 1 + 3);
    expect(walls.walls).toHaveLength(WALLS.length + 3);
  });

  it('glazes it where the wall that it stands before is an inner one for it', () => {
    const { page, walls } = draw(SQUARE, [-5, 5], { walled: true });
    const inner = { ...walls, walls: walls.walls.map((w, i) => ({ ...w, exterior: i > 0 && w.exterior })) };
    expect(addBays(inner, page, sides('window')).walls.filter((w) => w.glazed)).toHaveLength(3);
    expect(addBays(inner, page, sides('wall'))).toBe(inner);
  });

  it('bears walls that are lines without thickness', () => {
    const { page, walls } = draw(CANTED, [-5, 5]);
    const lines = { ...walls, walls: walls.walls.map((w) => ({ ...w, thicknessPx: 0 })) };
    expect(addBays(lines, page).walls.length).toBeGreaterThanOrEqual(WALLS.length);
  });

  it('leaves out sides without length, along which all walls would lie', () => {
    const { page, walls } = draw(CANTED, [-5, 5]);
    const [bay] = findBays(walls, page);
    const point: WallPx = { ...bay!.sides[0]!, to: bay!.sides[0]!.from };
    const bayed = placeBays(walls, [{ ...bay!, sides: [...bay!.sides, point] }]);
    expect(bayed.walls).toEqual(placeBays(walls, [bay!]).walls);
  });

  it('ends every wall that runs across its mouth', () => {
    const { bayed } = read(CANTED, [-5, 5], { twin: true });
    const thin = bayed.walls.filter((w) => w.thicknessPx === 3);
    expect(thin.map(({ from, to }) => [from[0], to[0]])).toEqual([
      [LEFT - 20, expect.closeTo(LEFT, -1)],
      [expect.closeTo(RIGHT, -1), RIGHT + 20],
    ]);
  });

  it('leaves an alcove as it is, whose sides are walls', () => {
    const { walls, bayed } = read(SQUARE, [-5, 5], { walled: true }, sides('wall'));
    expect(bayed).toBe(walls);
  });

  it('looks through boards where the network sees windows', () => {
    const { walls, bayed } = read(SQUARE, [-5, 5], { boards: true });
    expect(bayed).toBe(walls);
    expect(read(SQUARE, [-5, 5], { boards: true }, sides('window')).bayed.walls.filter((w) => w.glazed)).toHaveLength(
      3,
    );
  });

  it('keeps the posts between its windows as wall', () => {
    const { bayed, openings } = read(SQUARE, [-5, 5], { posts: true });
    for (const [x, y] of SQUARE.slice(1, -1)) expect(bayed.mask.data[y * WIDTH + x]).toBe(1);
    const front = openings.find((o) => Math.abs(o.from[1] - o.to[1]) < 2)!;
    expect(Math.abs(front.to[0] - front.from[0])).toBeGreaterThan(RIGHT - LEFT - 40);
    expect(Math.abs(front.to[0] - front.from[0])).toBeLessThan(RIGHT - LEFT - 10);
  });

  it.each([
    ['no lines before the break', [], {}],
    ['a single line: steps, paving, a dimension', [0], {}],
    [
      'a door hung in the break',
      [-5, 5],
      { swings: [{ hinge: [LEFT, TOP], closed: [LEFT + 60, TOP], leaf: [LEFT, TOP - 60], radius: 60 }] },
    ],
  ] as [string, number[], Partial<More>][])('leaves walls as they are with %s', (_, lines, more) => {
    const { walls, bayed } = read(CANTED, lines, more);
    expect(bayed).toBe(walls);
  });

  it('takes no ground that is open to one side for a bay', () => {
    const { walls, bayed } = read(CANTED.slice(0, 3), [-5, 5]);
    expect(bayed).toBe(walls);
  });

  describe('of other walls', () => {
    const { page, walls } = draw(SQUARE, [-5, 5]);
    const bays = findBays(walls, page, sides('window'));

    it('are missing where the network sees windows in them and their mouths are free', () => {
      expect(bays).toHaveLength(1);
      expect(missingBays(bays, [], walls)).toEqual(bays);
      expect(missingBays(bays, bays, walls)).toEqual([]);
      expect(missingBays(findBays(walls, page, sides('wall')), [], walls)).toEqual([]);
      const mask = { ...walls.mask, data: walls.mask.data.slice() };
      fillBand(mask, [LEFT, TOP], [RIGHT, TOP], THICK);
      expect(missingBays(bays, [], { ...walls, mask })).toEqual([]);
    });

    it('are none where they are no deeper than a wall', () => {
      expect(missingBays(bays, [], { ...walls, thicknessPx: REACH })).toEqual([]);
    });

    it('have windows where their panes were taken for wall', () => {
      const mask = { ...walls.mask, data: walls.mask.data.slice() };
      for (const [i, to] of SQUARE.slice(1).entries()) fillBand(mask, SQUARE[i]!, to, THICK);
      const walled = { ...walls, mask };
      const kinds = (classes: PixelClasses) =>
        findOpenings(page, placeBays(walled, bays, classes)).map(({ kind }) => kind);
      expect(kinds(sides('window'))).toEqual(['window', 'window', 'window']);
      expect(kinds(sides('wall'))).toEqual([]);
    });
  });
});
