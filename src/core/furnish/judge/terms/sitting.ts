import { seatsOn } from '../../groups/seating.ts';
import type { Placed } from '../../solve/state.ts';
import { toLocal } from '../../space/box.ts';
import { degreesOff, frontOf, gapBetween, isInRow, lookFrom } from '../look.ts';
import {
  CUP_REACH, deadStripShare, faceEachOther, gapToStrangers, isArmchair, isCoffeeTable, isLamp, isLowTable, isPlant, isSeat, isSofa, isStorage,
  TO_STRANGER,
} from '../seats.ts'; // biome-ignore format: one list
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';
import { WATCHING_TERMS } from './watching.ts';

const sofas = ({ pieces }: FurnishedRoom): Placed[] => pieces.filter(isSofa);
const seats = ({ pieces }: FurnishedRoom): Placed[] => pieces.filter(isSeat);

/** Share of the back of a sofa from which on a strip behind it that only gathers dust is bad. */
const STRIP_SHARE = 0.4;

const sofaBack = (room: FurnishedRoom): Rating[] =>
  sofas(room).map((piece) => {
    const figure = deadStripShare(room.scene.space, piece, room.pieces);
    return { value: falling(figure, 0, STRIP_SHARE), figure, piece };
  });

/** A door this close behind one's back is felt, metres. */
const DOOR_BEHIND = 1.5;

function doorBehindSofa({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  return pieces.filter(isSofa).map((piece) => {
    const between = pieces.filter((p) => p !== piece && !isPlant(p) && !isLamp(p) && p.underside === undefined);
    const doors = lookFrom(space, piece.box, 'back', between).filter(
      ({ opening, distance }) => opening === 'door' && distance < DOOR_BEHIND,
    );
    const figure = doors.length ? Math.min(...doors.map(({ distance }) => distance)) : DOOR_BEHIND;
    return { value: doors.length < 2 ? 1 - 0.3 * doors.length : 0, figure, piece };
  });
}

/** A seat that looks on a wall closer than this stares at it, metres (Infinigen: 1 m free of walls before a sofa). */
const STARES = 1;
const LOOKS = 1.4;
const EYE_LEVEL = 1.2;

function outlook({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  return pieces.filter(isSeat).map((piece) => {
    const front = frontOf(piece.box);
    const blocks = (p: Placed) => {
      if (p === piece || p.underside !== undefined) return false;
      const other = frontOf(p.box);
      return p.height >= EYE_LEVEL || (isSeat(p) && front[0] * other[0] + front[1] * other[1] > -0.5);
    };
    const views = lookFrom(space, piece.box, 'front', pieces.filter(blocks));
    const figures = views.map(({ opening, distance }) => (opening ? LOOKS : distance)).sort((a, b) => a - b);
    const figure = figures[Math.floor(figures.length / 2)]!;
    return { value: falling(figure, LOOKS, STARES), figure, piece };
  });
}

/** Company, metres: a shared table within reach, or a talk at 1.2 to 2.4 m (Merrell et al.); or a lamp and table of its own. */
const REACH = 0.9;
const TALK = 2;
const OWN = 0.6;
/** Who sits alone looks at least this far into the room, metres. */
const VIEW_OF_ONE = 1.5;

function company({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  const all = pieces.filter(isSeat);
  const tables = pieces.filter(isLowTable);
  return pieces.filter(isArmchair).map((piece) => {
    const others = all.filter((seat) => seat !== piece);
    const near = (p: Placed, most: number) => gapBetween(piece.box, p.box) <= most;
    const shares = tables.some((t) => near(t, REACH) && degreesOff(piece.box, t.box.at) <= 90 && others.some((seat) => gapBetween(seat.box, t.box) <= REACH)); // biome-ignore format: one question
    const talks = others.some((seat) => near(seat, TALK) && degreesOff(piece.box, seat.box.at) <= 60 && degreesOff(seat.box, piece.box.at) <= 60); // biome-ignore format: one question
    const hasOwn = pieces.some((p) => isLamp(p) && near(p, OWN)) && tables.some((t) => near(t, OWN));
    const [view] = lookFrom(space, piece.box, 'front', pieces.filter((p) => p.height >= EYE_LEVEL && p.underside === undefined), 1); // biome-ignore format: one look
    const reads = hasOwn && view!.distance >= VIEW_OF_ONE;
    return { value: shares || talks || reads ? 1 : 0, piece };
  });
}

/** A seat closer than this to what is not of its group is jammed, metres. */
const JAMMED = 0.25;

const seatRoom = (room: FurnishedRoom): Rating[] =>
  seats(room).map((piece) => {
    const figure = gapToStrangers(piece, room.pieces, room.scene.space, 0.45);
    return { value: figure < JAMMED ? 0 : falling(figure, 0.4, TO_STRANGER - 0.2), figure, piece };
  });

/** From the sofa to the table before it, metres (Mitton & Nystuen 0.3 to 0.46, Infinigen 0.45 to 0.6). */
const TABLE = { tooNear: 0.29, near: 0.32, far: 0.5, tooFar: 0.56 } as const;

function tableDistance(room: FurnishedRoom): Rating[] {
  const own = sofas(room);
  if (!own.length) return [];
  return room.pieces.filter(isCoffeeTable).flatMap((piece) => {
    const figure = Math.min(...own.map((sofa) => gapBetween(sofa.box, piece.box)));
    // A table of two chairs by the window is not the sofa's.
    if (figure > 1.5) return [];
    return [{ value: Math.min(falling(figure, TABLE.near, TABLE.tooNear), falling(figure, TABLE.far, TABLE.tooFar)), figure, piece }]; // biome-ignore format: one rating
  });
}

const tableInReach = (room: FurnishedRoom): Rating[] =>
  sofas(room).map((piece) => {
    const tables = room.pieces.filter(isLowTable).map((t) => gapBetween(t.box, piece.box));
    const figure = Math.min(CUP_REACH + 1, ...tables);
    return { value: figure <= CUP_REACH ? 1 : 0, figure, piece };
  });

/** Between seats that face each other, metres (Merrell et al.: 4 to 8 feet). */
const CONVERSE = { tooNear: 0.9, near: 1.2, far: 2.4, tooFar: 3.4 } as const;

function conversation(room: FurnishedRoom): Rating[] {
  const all = seats(room);
  return all.flatMap((piece, k) =>
    all.slice(0, k).filter((other) => faceEachOther(piece.box, other.box) && gapBetween(piece.box, other.box) < 4).map((other) => {
      const figure = gapBetween(piece.box, other.box);
      return { value: Math.min(falling(figure, CONVERSE.near, CONVERSE.tooNear), falling(figure, CONVERSE.far, CONVERSE.tooFar)), figure, piece };
    }),
  ); // biome-ignore format: one rating a pair
}

function enoughSeats(room: FurnishedRoom): Rating[] {
  const task = room.scene.tasks.find(({ what }) => what === 'lounge');
  if (!task) return [];
  const figure = seats(room).reduce((sum, { kind, box }) => sum + seatsOn(kind, box.width, box.depth), 0);
  return [{ value: figure >= task.for ? 1 : falling(figure, task.for, Math.min(1, task.for - 1)) * 0.5, figure }];
}

/** The chaise of a corner sofa stands at a wall or reaches into the room; either way nobody squeezes past its end. */
const CHAISE_AT_WALL = 0.12;

function cornerSofa({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  return pieces.filter(({ kind }) => /^corner-sofa/.test(kind)).map((piece) => {
    const [view] = lookFrom(space, piece.box, piece.kind === 'corner-sofa' ? 'left' : 'right', pieces.filter(isStorage), 1);
    const figure = view!.distance;
    return { value: figure < CHAISE_AT_WALL ? 1 : figure < 0.6 ? 0 : 0.6, figure, piece };
  }); // biome-ignore format: one rating a sofa
}

/** Who comes in sees faces, not the backs of heads: a back towards the door, close and straight ahead. */
function backsToDoor({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  const own = pieces.filter(isSofa);
  if (!own.length || !space.doors.length) return [];
  const figures = own.map((sofa) => space.doors.filter(({ at }) => {
    const [x, y] = toLocal(sofa.box, at);
    return y < -sofa.box.depth / 2 - 0.2 && Math.hypot(x, y) < 4 && Math.abs(x) < sofa.box.width / 2 + 0.5;
  }).length / space.doors.length); // biome-ignore format: one count
  return own.map((piece, k) => ({ value: 1 - figures[k]!, figure: figures[k]!, piece }));
}

/** From a lamp to what it lights, metres; and floor for which a room bears a further lamp, m². */
const LAMP_REACH = 0.6;
const LAMP_AREA = 20;

function lamps({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  const own = pieces.filter(isLamp);
  const lit = pieces.filter((p) => isSeat(p) || /bed$|desk$|bench|piano/.test(p.kind));
  const most = 1 + Math.floor(space.area / LAMP_AREA);
  const alone = own.filter((lamp) => !lit.some((p) => gapBetween(p.box, lamp.box) <= LAMP_REACH));
  return own.map((piece, k) => ({ value: k >= most || alone.includes(piece) ? 0 : 1, figure: own.length, piece }));
}

/** From here on a room bears a third plant, m²; the small ones bear one. */
const LARGE_ROOM = 30;
const SMALL: readonly string[] = ['hall', 'corridor', 'wc', 'kitchen', 'closet', 'utility'];

function plants({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  const own = pieces.filter(isPlant);
  const most = SMALL.includes(space.type)
    ? 1
    : ['balcony', 'terrace'].includes(space.type) || space.area >= LARGE_ROOM
      ? 3
      : 2;
  return own.map((piece, k) => ({ value: k >= most ? 0 : 1, figure: own.length, piece }));
}

/** Runs of cupboards that a room bears: pieces that touch are one. */
const GOOD_RUNS = 2;
const MOST_RUNS = 3;

function storageRuns(room: FurnishedRoom): Rating[] {
  if (!sofas(room).length) return [];
  const own = room.pieces.filter((p) => isStorage(p) && p.underside === undefined);
  if (!own.length) return [];
  const figure = own.filter((p, k) => !own.slice(0, k).some((other) => isInRow(p.box, other.box, 0.15))).length;
  return [{ value: falling(figure, GOOD_RUNS, MOST_RUNS + 1), figure }];
}

/** Sitting together, watching and reading. */
export const SITTING_TERMS: readonly Term[] = [
  ...WATCHING_TERMS,
  { name: 'sofa-back', weight: 1, rate: sofaBack, source: 'the back at a wall, or 0.75 m behind it to pass (Neufert)' },
  { name: 'door-behind-sofa', weight: 1, rate: doorBehindSofa, source: 'nobody sits with a door within 1.5 m behind the back (house rule)' },
  { name: 'outlook', weight: 1, rate: outlook, source: '1 m free of walls before a seat (Infinigen)' },
  { name: 'company', weight: 1, rate: company, source: 'an armchair has a table to share, somebody to talk to, or a lamp and table (Merrell et al.)' },
  { name: 'seat-room', weight: 1, rate: seatRoom, source: '0.25 m between a seat and what is not of its group (house rule)' },
  { name: 'table-distance', weight: 1, rate: tableDistance, source: '0.3 to 0.55 m from sofa to table (Mitton & Nystuen, Infinigen)' },
  { name: 'table-in-reach', weight: 1, rate: tableInReach, source: 'a table within 0.8 m of each sofa to put down a cup' },
  { name: 'conversation', weight: 0.4, rate: conversation, source: 'seats that face each other 1.2 to 2.4 m apart (Merrell et al. 2011)' },
  { name: 'lounge-seats', weight: 1, rate: enoughSeats, source: 'a seat for all who live here, 0.7 m of sofa each' },
  { name: 'chaise-at-wall', weight: 0.4, rate: cornerSofa, source: 'a corner sofa stands in a corner' },
  { name: 'backs-to-door', weight: 0.3, rate: backsToDoor, source: 'who comes in sees faces, not backs' },
  { name: 'lamps', weight: 1, rate: lamps, source: 'a lamp within 0.6 m of what it lights; one, and one more for each 20 m² (house rule)' },
  { name: 'plants', weight: 1, rate: plants, source: 'two plants a room, three from 30 m² (house rule)' },
  { name: 'storage-runs', weight: 0.6, rate: storageRuns, source: 'one or two runs of cupboards in a living room, not a string along the walls (house rule)' },
]; // biome-ignore format: a table
