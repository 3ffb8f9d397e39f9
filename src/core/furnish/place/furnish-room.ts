import { type Template, tight } from '../candidates/template.ts';
import { templatesFor } from '../candidates/wishes.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import { FILL_BANDS } from '../rules/fill-bands.ts';
import type { Row } from '../rules/row.ts';
import { enumeratePlaces } from './enumerate.ts';
import { extendState } from './extend.ts';
import { rowsFor } from './rows-for.ts';
import { bodyArea, type Candidate, type Scene, type State } from './state.ts';

/** States kept after each row, and ways a state goes on from the first row and from later ones. */
const BEAM = 8;
/** The same in rooms so large that more or less everything fits. */
const BEAM_LARGE = 5;
const ROOMY = 30;
const BRANCH_FIRST = 12;
const BRANCH = 3;
/** Places that are walked through before a row is given up. */
const MOST_TRIES = 90;
/** Variants of a group that are walked through at one place before that place is given up. */
const MOST_AT_ONE_PLACE = 7;
const MUST_MISSED = 100;
const SHOULD_MISSED = 1.2;
/** The room is furnished on until it is this much inside its band. */
const INTO_BAND = 0.03;
/** In large rooms a little more, or a corner of them stays bare: m² and share. */
const LARGE = 18;
/** Between the middles of two plants of a room, metres. */
const PLANTS_APART = 1.6;
const INTO_BAND_LARGE = 0.06;

/** Furnishes one room: the programme's groups by beam search, then what fills it. */
export function furnishRoom(scene: Scene): State {
  const rows = rowsFor(scene);
  const start: State = {
    placed: [],
    obstacles: [],
    rugs: [],
    rugPieces: [],
    open: scene.walk.open,
    score: 0,
    missed: [],
    local: new Map(),
  };
  const musts = rows.filter((r) => r.level === 'must' || r.level === 'try');
  const templates = new Map<Row, Template[]>(rows.map((r) => [r, templatesFor(r, scene)]));
  let beam: State[] = [start];
  for (const row of musts) beam = advance(beam, row, templates.get(row)!, scene);
  if (beam[0]!.missed.some((m) => m.must)) {
    // Once more with the smallest variants only and from the piece that is hardest to place.
    let small: State[] = [start];
    for (const row of musts) small = advance(small, row, smallest(templates.get(row)!), scene);
    if (small[0]!.missed.filter((m) => m.must).length < beam[0]!.missed.filter((m) => m.must).length) beam = small;
  }
  for (const row of rows.filter((r) => r.level === 'should'))
    beam = advance(beam.slice(0, 4), row, templates.get(row)!, scene);
  const best = beam[0]!;
  return fillRoom(best, rows.filter((r) => r.level === 'fill'), templates, scene); // biome-ignore format: one line
}

const smallest = (templates: readonly Template[]): Template[] =>
  [...templates].sort((a, b) => areaOf(a) - areaOf(b)).slice(0, 24);
const areaOf = (t: Template): number => t.parts.reduce((sum, p) => sum + (p.x1 - p.x0) * (p.y1 - p.y0), 0);

const isSpared = (row: Row, state: State, scene: Scene): boolean =>
  row.unless?.some((kind) => state.placed.some((p) => p.kind === kind) || scene.drawn.has(kind)) ?? false;

function advance(beam: readonly State[], row: Row, templates: readonly Template[], scene: Scene): State[] {
  const next: State[] = [];
  for (const state of beam) {
    if (isSpared(row, state, scene) || (row.level === 'should' && isFull(state, scene))) {
      next.push(state);
      continue;
    }
    const branch = beam.length === 1 ? BRANCH_FIRST : row.level === 'should' ? 2 : BRANCH;
    const fitting = row.level === 'should' ? templates.filter((t) => areaOf(t) <= roomLeft(state, scene)) : templates;
    let grown = tryPlaces(enumeratePlaces(row, fitting, scene, state), scene, state, branch, false);
    if (!grown.length && row.level === 'must') grown = placeAnyhow(row, templates, scene, state);
    next.push(...(grown.length ? grown.map((s) => judgeFill(s, scene)) : [miss(state, row)]));
  }
  return next.sort((a, b) => b.score - a.score).slice(0, scene.space.area > ROOMY ? BEAM_LARGE : BEAM);
}

/** A must that has no good place: without its use zones, and at last where one can hardly get to it. */
function placeAnyhow(row: Row, templates: readonly Template[], scene: Scene, state: State): State[] {
  const places = enumeratePlaces(row, templates.map(tight), scene, state);
  const grown = tryPlaces(places, scene, state, 2, false);
  if (grown.length) return grown;
  const forced = tryPlaces([...enumeratePlaces(row, templates, scene, state), ...places], scene, state, 1, true);
  return forced.map((s) => ({ ...s, score: s.score - 8 }));
}

function tryPlaces(places: readonly Candidate[], scene: Scene, state: State, branch: number, force: boolean): State[] {
  const grown: State[] = [];
  const seen = new Map<string, number>();
  const failed = new Map<string, number>();
  let tries = 0;
  for (const place of places) {
    if (grown.length >= branch || tries >= MOST_TRIES) break;
    const index = place.template.free ? -1 : scene.lines.indexOf(place.line);
    const keys = [`${index} ${Math.round(place.t / 0.6)}`, place.template.name];
    if (branch > 1 && ((seen.get(keys[0]!) ?? 0) >= 2 || (seen.get(keys[1]!) ?? 0) >= Math.max(2, branch / 3)))
      continue;
    const place0 = `${keys[0]} ${place.template.name.split('-')[0]} ${place.line.frame.rotation}`;
    if ((failed.get(place0) ?? 0) >= MOST_AT_ONE_PLACE) continue;
    tries++;
    const state2 = extendState(scene, state, place, force);
    if (!state2) {
      failed.set(place0, (failed.get(place0) ?? 0) + 1);
      continue;
    }
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    grown.push(state2);
  }
  return grown;
}

function miss(state: State, row: Row): State {
  if (row.level === 'try') return { ...state, score: state.score - 2.5 };
  const kind = kindOf(row);
  const must = row.level === 'must';
  const reason = must ? 'no free place that leaves doors, windows and the way through free' : 'no place left';
  return {
    ...state,
    score: state.score - (must ? MUST_MISSED : SHOULD_MISSED),
    missed: [...state.missed, { kind, reason, must }],
  };
}

const GROUP_KINDS: Partial<Record<Row['group'], Kind>> = { bed: 'single-bed', desk: 'desk', dining: 'dining-table', sofa: 'sofa', bath: 'shower', reading: 'armchair', counter: 'kitchen-counter', outdoor: 'bistro-table', car: 'car' }; // biome-ignore format: a table
const kindOf = (row: Row): Kind => row.kind ?? GROUP_KINDS[row.group] ?? 'shelf';

const fillOf = (state: State, scene: Scene): number =>
  (bodyArea(state) + scene.drawnArea) / Math.max(0.5, scene.space.area);

/** Floor that may still be covered, m². */
function roomLeft(state: State, scene: Scene): number {
  const band = FILL_BANDS[scene.space.type];
  return band ? (band[1] - fillOf(state, scene)) * scene.space.area - 0.03 : Infinity;
}

/** A room that is fuller than its band is worse by how much it is. */
function judgeFill(state: State, scene: Scene): State {
  const over = -roomLeft(state, scene) / Math.max(1, scene.space.area);
  return over > 0 ? { ...state, score: state.score - over * 12 } : state;
}

function isFull(state: State, { space, drawnArea }: Scene): boolean {
  const band = FILL_BANDS[space.type];
  if (!band) return false;
  return (bodyArea(state) + drawnArea) / Math.max(0.5, space.area) > band[1] - 0.04;
}

/** Plants stand apart: a row of them looks like a shop. */
const isApart = (row: Row, place: Candidate, state: State): boolean =>
  row.kind !== 'plant' ||
  state.placed.every(
    (p) =>
      p.kind !== 'plant' ||
      place.pieces.every((q) => Math.hypot(p.box.at[0] - q.box.at[0], p.box.at[1] - q.box.at[1]) > PLANTS_APART),
  );

/** Adds the fillers of the programme, in order, until the room is well inside its band. */
function fillRoom(state: State, rows: readonly Row[], templates: ReadonlyMap<Row, Template[]>, scene: Scene): State {
  const band = FILL_BANDS[scene.space.type];
  // Where the room lacks what it is there for, trifles would only look odd.
  if (!band || state.missed.some((m) => m.must)) return state;
  let current = state;
  for (const row of rows) {
    for (let k = 0; k < (row.times ?? 1); k++) {
      const fill = fillOf(current, scene);
      if (fill >= band[0] + (scene.space.area > LARGE ? INTO_BAND_LARGE : INTO_BAND)) return current;
      if (isSpared(row, current, scene)) break;
      const fitting = templates.get(row)!.filter((t) => areaOf(t) <= roomLeft(current, scene));
      const places = enumeratePlaces(row, fitting, scene, current).filter((place) => isApart(row, place, current));
      const [grown] = tryPlaces(places, scene, current, 1, false);
      if (!grown) break;
      current = grown;
    }
  }
  return current;
}
