import type { Opening, Plan, Room, RoomType, Wall } from '#core/plan/schema.ts';
import { addBalcony } from './dwelling/balcony.ts';
import { layOutBlock } from './dwelling/block-layout.ts';
import { BUILDING, COUNTRIES } from './dwelling/building.ts';
import { carveClosets } from './dwelling/carve-closets.ts';
import { layOutCluster } from './dwelling/cluster-layout.ts';
import { placeDoor } from './dwelling/doors.ts';
import { placeFixtures } from './dwelling/fixtures.ts';
import { addFreeEnds, type OpenSite } from './dwelling/free-ends.ts';
import { hingeGardenDoor } from './dwelling/garden-door.ts';
import { layOutInstitution } from './dwelling/institution-layout.ts';
import { addJogs } from './dwelling/jogs.ts';
import { LANGUAGES, type Language, type NamingStyle, nameRoom } from './dwelling/names.ts';
import { openFronts } from './dwelling/open-fronts.ts';
import { addPorch, namePorch } from './dwelling/porch.ts';
import { areaOf, clearFloor } from './dwelling/rooms.ts';
import { layOutOpenPlan, layOutStudio } from './dwelling/small-layouts.ts';
import { layOutSpine } from './dwelling/spine-layout.ts';
import { turnLayout } from './dwelling/turn-layout.ts';
import type { Cell, Country, Dwelling, DwellingKind, ExtraLabel, Layout } from './dwelling/types.ts';
import { varyShape } from './dwelling/vary-shape.ts';
import { pickBuild } from './dwelling/wall-build.ts';
import { OUTSIDE, raiseWalls, runApart, type WallMm } from './dwelling/walls.ts';
import { waysLead } from './dwelling/ways-lead.ts';
import { addWindbreaks } from './dwelling/windbreaks.ts';
import { placeWindows } from './dwelling/windows.ts';
import { makeRandom, type Random } from './random.ts';
import type { Repertoire } from './repertoire.ts';

export interface DwellingOptions {
  kind?: DwellingKind;
  country?: Country;
  language?: Language;
  /** 1 to 4; ignored for studios and clusters. */
  bedrooms?: number;
  /** All walls are of this thickness, mm. */
  evenWalls?: number;
  /** `usual` where nothing is said. */
  repertoire?: Repertoire;
}

const ATTEMPTS = 200;
/** Share of the dwellings that are houses beyond the usual share, in the wide repertoire. */
const MORE_HOUSES = 0.15;
/** Share of plans whose walls are hardly more than bold lines, as in sketches and plans of institutions, and their thickness in mm. */
const SKETCHES = 0.04;
const SKETCH_WALL = 70;
/** Thickness of thin partitions, mm. */
const THIN = 60;
/** Share of old houses with walls of rubble or of two bricks and more, in the wide repertoire, and their thicknesses in mm. */
const OLD_HOUSES = 0.06;
const OLD_EXTERIOR = [450, 500, 600, 700, 850];
const OLD_INTERIOR = [150, 250, 300, 400];
/** Share of the other homes whose walls are built as in their country's trade, in the wide repertoire. */
const BY_TRADE = 0.85;
/** What thick walls and closets must leave of a bedroom, and walls of a closet, m², in the wide repertoire. */
const LEAST_FLOOR: Partial<Record<RoomType, number>> = { bedroom: 6.5, closet: 0.55 };
/** Where doors of balconies mostly hang beside a window. */
const NORDIC: ReadonlySet<Country> = new Set(['fi', 'se']);
/** How much wider than usual the windows of a home are, in the wide repertoire. */
const GLAZING = [1, 1.2, 1.4, 1.7];
/** Share of homes with a wing at an angle or with curved walls, in the wide repertoire. */
const BENT = 0.34;

/**
 * A home with exact truth: same seed and options, same home. Everything is in metres, x right, y down, with the top left corner of
 * the outer walls at the origin. Every room is reached through doors, no door leaf meets another, fixtures keep clear of the swings.
 */
export function makeDwelling(seed: number, options: DwellingOptions = {}): Dwelling {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const dwelling = attemptDwelling(seed, options, makeRandom(`dwelling/${seed}/${attempt}`));
    if (dwelling) return dwelling;
  }
  throw new Error(`No dwelling works out for seed ${seed} with ${JSON.stringify(options)}`);
}

function attemptDwelling(seed: number, options: DwellingOptions, random: Random): Dwelling | undefined {
  // What the home is must not depend on how often it took to build one: otherwise the difficult ones would become rare.
  const wish = makeRandom(`wish/${seed}`);
  const { kind, country, bedrooms, naming } = decideWish(options, wish);
  const building = BUILDING[country];
  const isWide = options.repertoire === 'wide';

  const plain = layOut(kind, bedrooms, random);
  if (!plain) return undefined;
  if (random.fork('jogs?').chance(0.5)) addJogs(plain, random.fork('jogs'));
  if (isWide) carveClosets(plain, random.fork('closets'));
  const shell = raiseShell(plain, country, isWide ? wish : undefined, random, options.evenWalls);
  if (!shell) return undefined;
  const { layout, walls, boundaries, floors } = shell;
  const types = new Map<string, RoomType>(layout.cells.map((cell) => [cell.key, cell.type]));
  const site: OpenSite = { walls, boundaries, floors, types, placed: [] };
  const widths = {
    room: random.pick(building.room),
    bath: random.pick(building.bath),
    closet: random.int(62, 75) * 10,
    entrance: random.pick(building.entrance),
  };
  for (const link of layout.links) if (!placeDoor(link, site, widths, random)) return undefined;
  const isHome = kind !== 'institution';
  const outdoor = random.chance(isHome ? 0.55 : 0)
    ? addBalcony(site, kind === 'house' || random.fork('deck').chance(0.3) ? 'terrace' : 'balcony', random)
    : undefined;
  if (isWide) hingeGardenDoor(site, NORDIC.has(country), random.fork('garden door'));
  placeWindows(site, random, isWide ? wish.fork('glazing').pick(GLAZING) : 1);
  if (isWide) openFronts(site);
  if (isWide && !waysLead(site, outdoor?.outline)) return undefined;
  const porch = isWide && isHome ? addPorch(site, outdoor?.outline, kind === 'house', random.fork('porch')) : undefined;
  const outdoors = [outdoor, porch].flatMap((floor) => (floor ? [floor.outline] : []));
  if (isWide && outdoor) addWindbreaks(site, outdoor, porch ? [porch.outline] : [], random.fork('windbreaks'));
  if (isWide) addFreeEnds(site, layout.cells, outdoors, random.fork('free ends'));

  const fixtures = [];
  for (const cell of layout.cells) {
    const placed = placeFixtures(cell.key, cell.type, floors.get(cell.key)!, site.placed, random);
    if (!placed) return undefined;
    fixtures.push(...placed);
  }
  const label = labeller(layout.cells, naming, wish);
  const rooms: Room[] = layout.cells.map((cell) => {
    const outline = floors.get(cell.key)!;
    return {
      id: cell.key,
      type: cell.type,
      label: label(cell.key, cell.type),
      outline,
      holes: [],
      area: round(areaOf(outline)),
    };
  });
  // Its outline is in whole millimetres, which the usual repertoire's area was never measured on.
  const ground = outdoor && (isWide ? areaOf(outdoor.outline) : outdoor.area);
  if (outdoor) rooms.push({ ...outdoor, area: round(ground!), label: label(outdoor.id, outdoor.type) });
  if (porch) rooms.push({ ...porch, area: round(areaOf(porch.outline)), label: namePorch(naming, wish.fork('porch')) });
  const plan: Plan = {
    walls: walls.map(toMetres),
    openings: site.placed.map(({ opening }): Opening => opening),
    rooms,
    fixtures,
    furniture: [],
  };
  varyShape(plan, isWide, isWide ? label('corner-closet', 'closet') : '', random);
  return {
    seed,
    kind,
    country,
    language: naming.language,
    plan,
    extraLabels: extraLabels(rooms, fixtures, naming, wish),
    ...(isWide && wish.fork('bent').chance(BENT) ? { bent: true } : {}),
  };
}

/** The walls of a layout and the floors between them; undefined where they leave too little. `wish` decides of the wide repertoire. */
function raiseShell(plain: Layout, country: Country, wish: Random | undefined, random: Random, even?: number) {
  const building = BUILDING[country];
  const isSketch = random.fork('sketch').chance(SKETCHES);
  const old = wish?.fork('old').chance(OLD_HOUSES) ? random.fork('old') : undefined;
  const trade = !isSketch && !old && !even && wish?.fork('trade').chance(BY_TRADE);
  const build = trade ? pickBuild(country, plain, random.fork('build')) : undefined;
  const layout = turnLayout(
    plain,
    { swapAxes: random.chance(0.35), mirrorX: random.chance(0.5), mirrorY: random.chance(0.5) },
    even ??
      (isSketch ? SKETCH_WALL : old ? old.pick(OLD_EXTERIOR) : (build?.exterior ?? random.pick(building.exterior))),
  );
  const isThin = isSketch || random.fork('thin').chance(0.12);
  const interior = even ?? (isThin ? THIN : old ? old.pick(OLD_INTERIOR) : random.pick(building.interior));
  const twoKinds = (...sides: string[]) => (sides.includes(OUTSIDE) ? layout.exterior : interior);
  const { walls, boundaries } = raiseWalls(layout.cells, build?.between ?? twoKinds);
  if (wish && !runApart(walls)) return undefined;
  const floors = new Map<string, [number, number][]>();
  for (const cell of layout.cells) {
    const floor = clearFloor(cell, walls);
    if (!floor || (wish && areaOf(floor) < (LEAST_FLOOR[cell.type] ?? 0))) return undefined;
    floors.set(cell.key, floor);
  }
  return { layout, walls, boundaries, floors };
}

/** What the home is to be, as far as it is not given. */
function decideWish(options: DwellingOptions, wish: Random) {
  // Garage doors come with houses and would be rare without more of these.
  const house = options.repertoire === 'wide' && wish.fork('house').chance(MORE_HOUSES);
  const kind =
    options.kind ??
    (house ? 'house' : undefined) ??
    wish.weighted({ studio: 0.08, flat: 0.24, 'open-flat': 0.14, house: 0.16, cluster: 0.38 });
  const country = options.country ?? wish.weighted(COUNTRIES);
  const language = options.language ?? (wish.chance(0.9) ? BUILDING[country].language : wish.pick(LANGUAGES));
  const bedrooms =
    options.bedrooms ?? (kind === 'house' ? wish.int(2, 4) : kind === 'open-flat' ? wish.int(1, 3) : wish.int(1, 4));
  const naming: NamingStyle = { language, capitals: wish.chance(0.6), abbreviated: wish.chance(0.3) };
  return { kind, country, bedrooms, naming };
}

function layOut(kind: DwellingKind, bedrooms: number, random: Random): Layout | undefined {
  if (kind === 'studio') return layOutStudio(random);
  if (kind === 'cluster') {
    // Most clusters do not work out; trying again here is much cheaper than raising walls.
    for (let i = 0; i < 40; i++) {
      const layout = layOutCluster(random.fork(`cluster${i}`));
      if (layout) return layout;
    }
    return undefined;
  }
  if (kind === 'block') return layOutBlock(random);
  if (kind === 'institution') return layOutInstitution(random);
  if (kind === 'open-flat') return layOutOpenPlan(bedrooms, random);
  return layOutSpine({ bedrooms, openKitchen: random.chance(0.45), house: kind === 'house' }, random);
}

/** Numbers the bedrooms when there are several; equal types otherwise get the same name. */
function labeller(
  cells: readonly Cell[],
  naming: NamingStyle,
  random: Random,
): (key: string, type: RoomType) => string {
  const bedrooms = cells.filter((cell) => cell.type === 'bedroom').map((cell) => cell.key);
  const names = new Map<RoomType, string>();
  const numbered = bedrooms.length > 1 && random.chance(0.8);
  return (key, type) => {
    if (!names.has(type)) names.set(type, nameRoom(type, naming, random));
    const name = names.get(type)!;
    return numbered && type === 'bedroom' ? `${name} ${bedrooms.indexOf(key) + 1}` : name;
  };
}

/** An open living-kitchen is often printed with two names instead of one; then the room's label is the first. */
function extraLabels(
  rooms: Room[],
  fixtures: Dwelling['plan']['fixtures'],
  naming: NamingStyle,
  random: Random,
): ExtraLabel[] {
  const open = rooms.find((room) => room.type === 'living-kitchen');
  const counter = fixtures.find((fixture) => fixture.room === open?.id && fixture.kind === 'kitchen-counter');
  if (!open || !counter || random.chance(0.5)) return [];
  open.label = nameRoom('living', naming, random);
  const [cx, cy] = [0, 1].map((axis) => counter.outline.reduce((sum, p) => sum + p[axis]!, 0) / 4) as [number, number];
  const middle = [0, 1].map((axis) => open.outline.reduce((sum, p) => sum + p[axis]!, 0) / open.outline.length) as [
    number,
    number,
  ];
  const [dx, dy] = [middle[0] - cx, middle[1] - cy];
  const length = Math.hypot(dx, dy) || 1;
  return [
    {
      room: open.id,
      text: nameRoom('kitchen', naming, random),
      at: [round(cx + (dx / length) * 1.1), round(cy + (dy / length) * 1.1)],
    },
  ];
}

function toMetres({ id, vertical, at, low, high, thickness, exterior }: WallMm): Wall {
  const point = (along: number): [number, number] => (vertical ? [at / 1000, along / 1000] : [along / 1000, at / 1000]);
  return { id, from: point(low), to: point(high), thickness: thickness / 1000, exterior };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
