import type { Kind } from '../../catalogue/catalogue.ts';
import { NIGHTSTANDS } from '../../groups/beside-bed.ts';
import { DESKS } from '../../groups/desk.ts';
import { hangs } from '../../solve/free-intervals.ts';
import type { Placed } from '../../solve/state.ts';
import { distanceToBox } from '../../space/box.ts';
import { isHabitable } from '../../space/habitable.ts';
import { degreesOff, gapBetween, isInRow, lookFrom, shareBeforeGlass } from '../look.ts';
import { isLamp, isPlant, isScreen, isStorage } from '../seats.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

const PASSAGES: readonly string[] = ['hall', 'corridor'];
const isOneOf =
  (kinds: readonly Kind[]) =>
  ({ kind }: Placed): boolean =>
    kinds.includes(kind);
const isDesk = isOneOf(DESKS);
const isNightstand = isOneOf(NIGHTSTANDS);
const onFloor = ({ pieces }: FurnishedRoom, test: (p: Placed) => boolean): Placed[] =>
  pieces.filter((p) => !hangs(p) && test(p));

/** From this share before a window on a piece takes the light. */
const BEFORE_WINDOW = 0.35;

function storageAndWindow(room: FurnishedRoom): Rating[] {
  if (!isHabitable(room.scene.space.type)) return [];
  return onFloor(room, (p) => isStorage(p) && !isNightstand(p)).map((piece) => {
    const figure = shareBeforeGlass(room.scene.space, piece.box);
    return { value: falling(figure, 0, BEFORE_WINDOW), figure, piece };
  });
}

/** Pieces that almost touch along one wall, and by how much one may be deeper, metres. */
const TOUCH = 0.15;
const SAME_DEPTH = 0.03;
const UNLIKE_DEPTH = 0.06;

function depths(room: FurnishedRoom): Rating[] {
  if (!isHabitable(room.scene.space.type) && !PASSAGES.includes(room.scene.space.type)) return [];
  const row = onFloor(room, (p) => (isStorage(p) || isScreen(p) || isDesk(p)) && !isNightstand(p));
  return row.flatMap((piece, k) =>
    row
      .slice(0, k)
      .filter((other) => isInRow(piece.box, other.box, TOUCH))
      .map((other) => {
        const figure = Math.abs(piece.box.depth - other.box.depth);
        return { value: falling(figure, SAME_DEPTH, UNLIKE_DEPTH), figure, piece };
      }),
  );
}

/** Between a cupboard and the wall or cupboard beside it, metres: none, or enough to be seen as meant. */
const DUST = { touches: 0.04, gathers: 0.1, seen: 0.3, meant: 0.4 } as const;

function dust(room: FurnishedRoom): Rating[] {
  const own = onFloor(room, (p) => isStorage(p) && !isNightstand(p));
  return own.flatMap((piece) => {
    const others = own.filter((p) => p !== piece);
    return (['left', 'right'] as const).flatMap((side) => {
      const views = lookFrom(room.scene.space, piece.box, side, others, 3);
      // The back of the piece is at the wall: what is beside its back counts.
      const figure = views[0]!.distance;
      if (figure > DUST.meant) return [];
      return [{ value: figure < DUST.gathers ? falling(figure, DUST.touches, DUST.gathers) : falling(figure, DUST.meant, DUST.seen), figure, piece }]; // biome-ignore format: one line
    });
  });
}

/** Windows beyond this do not light a desk, metres. */
const LIGHTS = 4;

/** Light from the side; against the light one squints, with it behind one the screen mirrors the window. */
function deskLight(room: FurnishedRoom): Rating[] {
  const { windows } = room.scene.space;
  if (!windows.length) return [];
  return room.pieces.filter(isDesk).map((piece) => {
    const near = windows.map(({ middle }) => ({ middle, figure: distanceToBox(piece.box, ...middle) })).sort((a, b) => a.figure - b.figure)[0]!; // biome-ignore format: one line
    const off = degreesOff(piece.box, near.middle);
    const side = off < 45 ? 0.5 : off < 135 ? 1 : 0.7;
    return { value: side * falling(near.figure, 1.2, LIGHTS + 1.2), figure: near.figure, piece };
  });
}

/** A chair no further from a desk than this is at it, metres. */
const CHAIR_AT_DESK = 0.4;

const deskChair = (room: FurnishedRoom): Rating[] =>
  room.pieces.filter(isDesk).map((piece) => {
    const seats = room.pieces.filter(({ kind }) => /chair|stool|bench/.test(kind));
    const figure = Math.min(1, ...seats.map((seat) => gapBetween(seat.box, piece.box)));
    return { value: figure <= CHAIR_AT_DESK ? 1 : 0, figure, piece };
  });

/** From a desk chair to what is not of its desk, metres: it is pushed back and turned, or caught between a bed and a cupboard. */
const TURNS = 0.8;
const CAUGHT = 0.3;

function deskChairRoom({ pieces, placements }: FurnishedRoom): Rating[] {
  return pieces.filter(({ kind }) => kind === 'office-chair').map((piece) => {
    const group = placements.find(({ candidate }) => candidate.pieces.includes(piece));
    const own = group ? [...group.candidate.pieces, ...group.extras] : pieces.filter(isDesk);
    const others = pieces.filter((p) => p !== piece && !own.includes(p) && !hangs(p) && !isPlant(p) && !isLamp(p));
    const figure = Math.min(TURNS, ...others.map((p) => gapBetween(piece.box, p.box)));
    return { value: falling(figure, TURNS, CAUGHT), figure, piece };
  }); // biome-ignore format: one rating a chair
}

/** A closet is fitted over most of its length; the rest is where one reaches in or walks. */
const FITTED = 1;
const BARE = 0.4;
/** On a shelf that is less deep stands one row of jars, and not all of it can be used, metres. */
const SHELF_DEPTH = 0.2;
const isFitting = ({ kind }: Placed): boolean => isStorage({ kind }) || /closet|rail|shel|larder|fridge|freezer|washing|dryer|cupboard/.test(kind); // biome-ignore format: one line

function fitted(room: FurnishedRoom): Rating[] {
  const { type, segments, fixtures } = room.scene.space;
  if (type !== 'closet' || fixtures.length) return [];
  const longest = Math.max(...segments.map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])));
  const run = onFloor(room, isFitting).reduce((sum, { box: { width, depth } }) => {
    const [short, long] = width < depth ? [width, depth] : [depth, width];
    return sum + long * Math.min(1, short / SHELF_DEPTH);
  }, 0);
  return [{ value: falling(run / longest, FITTED, BARE), figure: run }];
}

/** From the door to the first coats or shoes, metres: up to the one it is good, from the other on too far. */
const HANG_UP = 2;
const WALKS_ON = 3;

/** Where one takes off a coat, as the crow flies from the door that one came in by. */
function coats(room: FurnishedRoom): Rating[] {
  const { space, entrances, tasks } = room.scene;
  if (!entrances.length || !tasks.some(({ what }) => what === 'arrive')) return [];
  const places = room.pieces.filter(({ kind }) => /coat|shoe|wardrobe|hall-bench/.test(kind));
  const doors = entrances.map((k) => space.doors[k]!.at);
  return places.slice(0, 1).map((piece) => {
    const figure = Math.min(...places.flatMap(({ box }) => doors.map(([x, y]) => distanceToBox(box, x, y))));
    return { value: falling(figure, HANG_UP, WALKS_ON), figure, piece };
  });
}

/** Cupboards, clothes, coats and desks stand as a designer would have them. */
export const STORING_TERMS: readonly Term[] = [
  { name: 'storage-and-window', weight: 1, rate: storageAndWindow, source: 'windows stay free of cupboards, low ones too (house rule)' },
  { name: 'even-depths', weight: 1, rate: depths, source: 'cupboards side by side are of one depth, within 6 cm (house rule)' },
  { name: 'dust-gaps', weight: 0.3, rate: dust, source: 'no gaps of 0.1 to 0.3 m beside cupboards: nothing fits and nobody cleans there (house rule)' },
  { name: 'desk-light', weight: 0.5, rate: deskLight, source: 'daylight from the side on a desk, no window opposite its screen (interior design practice)' },
  { name: 'desk-chair', weight: 1, rate: deskChair, source: 'a chair at every desk' },
  { name: 'desk-chair-room', weight: 0.5, rate: deskChairRoom, source: 'room about a desk chair, not between bed and cupboard (seen in 252 judged pairs, see bench/pairs)' },
  { name: 'closet-fitted', weight: 2, rate: fitted, source: 'rails and shelves as long as the longest wall of a closet; 0.4 of that is bare (house rule)' },
  { name: 'coats-at-door', weight: 1, rate: coats, source: 'coats and shoes within 3 m of the door (house rule)' },
]; // biome-ignore format: a table
