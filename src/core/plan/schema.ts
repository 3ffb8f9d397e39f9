/**
 * plan.json, declared once: types, validation and documentation are derived from these schemas.
 * Metres, x to the right, y down, angles in degrees clockwise.
 */
import Type, { type Static } from 'typebox';
import { FAILURE_CODES } from '../failures.ts';

const literals = <T extends string>(values: readonly T[]) => Type.Union(values.map((v) => Type.Literal(v)));

export const Point = Type.Tuple([Type.Number(), Type.Number()], { description: 'x and y in metres' });
export type Point = [number, number];

export const Ring = Type.Array(Point, { minItems: 3, description: 'A closed outline; the last point is not repeated' });
export type Ring = Point[];

export const ROOM_TYPES = [
  'living', 'dining', 'kitchen', 'living-kitchen', 'bedroom', 'children', 'study', 'bathroom', 'wc', 'hall', 'corridor',
  'closet', 'utility', 'garage', 'balcony', 'terrace', 'stairs', 'technical', 'other',
] as const; // biome-ignore format: a table
export type RoomType = (typeof ROOM_TYPES)[number];

export const OPENING_KINDS = ['door', 'sliding', 'double', 'garage', 'gap', 'window'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

export const VERDICT_CODES = ['success', ...FAILURE_CODES] as const;
/** What a drawing is measured in: metric lengths of any kind, or feet and inches. */
export const DRAWING_UNITS = ['m', 'ft'] as const;
export const SCALE_SOURCES = ['dimensions', 'areas', 'scale-bar', 'ratio', 'assumed'] as const;
export type DrawingUnit = (typeof DRAWING_UNITS)[number];
export type ScaleSource = (typeof SCALE_SOURCES)[number];

/** How sure the reading is that it is there, and that it is what it is said to be; missing where nobody can say. */
export const Confidence = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));

export const Wall = Type.Object({
  id: Type.String(),
  from: Point,
  to: Point,
  thickness: Type.Number({ exclusiveMinimum: 0 }),
  exterior: Type.Boolean(),
  confidence: Confidence,
});
export type Wall = {
  id: string;
  from: Point;
  to: Point;
  thickness: number;
  exterior: boolean;
  confidence?: number;
};

export const Swing = Type.Object({ hinge: Point, leaf: Point });
export type Swing = { hinge: Point; leaf: Point };

export const Opening = Type.Object({
  id: Type.String(),
  kind: literals(OPENING_KINDS),
  wall: Type.String(),
  from: Point,
  to: Point,
  swing: Type.Optional(Swing),
  confidence: Confidence,
});
export type Opening = {
  id: string;
  kind: OpeningKind;
  wall: string;
  from: Point;
  to: Point;
  swing?: Swing;
  confidence?: number;
};

export const Room = Type.Object({
  id: Type.String(),
  type: literals(ROOM_TYPES),
  label: Type.String(),
  outline: Ring,
  holes: Type.Array(Ring),
  area: Type.Number(),
  confidence: Confidence,
});
export type Room = {
  id: string;
  type: RoomType;
  label: string;
  outline: Ring;
  holes: Ring[];
  area: number;
  confidence?: number;
};

/** A drawn symbol: a built-in fixture or a loose piece of furniture. */
export const DrawnItem = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  room: Type.String(),
  outline: Ring,
  confidence: Confidence,
});
export type DrawnItem = { id: string; kind: string; room: string; outline: Ring; confidence?: number };

export const Plan = Type.Object({
  walls: Type.Array(Wall),
  openings: Type.Array(Opening),
  rooms: Type.Array(Room),
  fixtures: Type.Array(DrawnItem),
  furniture: Type.Array(DrawnItem),
});
export type Plan = {
  walls: Wall[];
  openings: Opening[];
  rooms: Room[];
  fixtures: DrawnItem[];
  furniture: DrawnItem[];
};

const Metres = Type.Number({ minimum: 0 });
const People = Type.Integer({ minimum: 0 });

/** What floor is kept free for: to use a piece, walk past it, open a door or a window, get at it, or leave a joint. */
export const CLEARANCE_PURPOSES = ['use', 'walk', 'swing', 'window', 'reach', 'gap'] as const;
export type ClearancePurpose = (typeof CLEARANCE_PURPOSES)[number];

/** What a piece keeps free: what `rule` asks for and what there is, metres. */
export const Clearance = Type.Object({
  what: literals(CLEARANCE_PURPOSES),
  needed: Type.Optional(Metres),
  kept: Type.Optional(Metres),
  rule: Type.Optional(Type.String()),
});
export type Clearance = { what: ClearancePurpose; needed?: number; kept?: number; rule?: string };

export const LayoutItem = Type.Object({
  id: Type.String(),
  room: Type.String(),
  kind: Type.String(),
  at: Point,
  rotation: Type.Number(),
  size: Type.Object({ width: Type.Number(), depth: Type.Number(), height: Type.Number() }),
  group: Type.Optional(Type.String()),
  keeps: Type.Optional(Type.Array(Clearance)),
});
export type LayoutItem = {
  id: string;
  room: string;
  kind: string;
  /** Centre of the footprint. With rotation 0 the back is towards -y and the item is used from +y. */
  at: Point;
  rotation: number;
  size: { width: number; depth: number; height: number };
  /** Pieces with the same one were placed together: a bed with its nightstands. */
  group?: string;
  keeps?: Clearance[];
};

export const LayoutChecks = Type.Object({
  collisions: Type.Integer(),
  outside: Type.Integer(),
  blockedDoors: Type.Integer(),
  blockedWindows: Type.Integer(),
  unreachable: Type.Integer(),
});
export type LayoutChecks = Static<typeof LayoutChecks>;

/** One thing that people do in this home, for how many of them, and where; `room` is null where no room takes it. */
export const HomeActivity = Type.Object({
  what: Type.String(),
  for: Type.Optional(People),
  room: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  reason: Type.Optional(Type.String()),
});
export type HomeActivity = { what: string; for?: number; room?: string | null; reason?: string };

/** An activity that was tried in a room and did not fit, and why: for so many or more, in such beds, where it says so. */
export const HomeRefusal = Type.Object({
  what: Type.String(),
  room: Type.String(),
  reason: Type.String(),
  for: Type.Optional(People),
  beds: Type.Optional(Type.String()),
});
export type HomeRefusal = { what: string; room: string; reason: string; for?: number; beds?: string };

/** What was wished of a home, as far as it decides where furniture stands. */
export const HomeWishes = Type.Object({
  occupants: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  accessible: Type.Optional(Type.Boolean()),
  density: Type.Optional(Type.String()),
});
export type HomeWishes = { occupants?: number; accessible?: boolean; density?: string };

/** Who the home was furnished for. */
export const Home = Type.Object({
  people: Type.Optional(People),
  activities: Type.Optional(Type.Array(HomeActivity)),
  refused: Type.Optional(Type.Array(HomeRefusal, { maxItems: 500 })),
  wishes: Type.Optional(HomeWishes),
});
export type Home = { people?: number; activities?: HomeActivity[]; refused?: HomeRefusal[]; wishes?: HomeWishes };

/** How good a room is by each measure: 1 is as good as can be, 0 is what a designer refuses. */
export const Score = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 1 }));
export type Score = Record<string, number>;

/** A piece that a room was to have and has not, what it has instead, and the measure that failed, metres. */
export const LeftOut = Type.Object({
  kind: Type.String(),
  instead: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  needed: Type.Optional(Metres),
  had: Type.Optional(Metres),
});
export type LeftOut = { kind: string; instead?: string; reason?: string; needed?: number; had?: number };

/** Another layout of the same room. */
export const Alternative = Type.Object({ items: Type.Array(LayoutItem), score: Type.Optional(Score) });
export type Alternative = { items: LayoutItem[]; score?: Score };

/** What is to be said of one furnished room. */
export const RoomReport = Type.Object({
  room: Type.String(),
  score: Type.Optional(Score),
  leftOut: Type.Optional(Type.Array(LeftOut)),
  alternatives: Type.Optional(Type.Array(Alternative)),
});
export type RoomReport = { room: string; score?: Score; leftOut?: LeftOut[]; alternatives?: Alternative[] };

export const Layout = Type.Object({
  home: Type.Optional(Home),
  rooms: Type.Optional(Type.Array(RoomReport)),
  items: Type.Array(LayoutItem),
  checks: LayoutChecks,
  seed: Type.Optional(Type.Integer({ minimum: 0, description: 'chooses colours and forms within a style' })),
  /** Pieces that a room was to have and that did not fit, with the reason. */
  dropped: Type.Optional(Type.Array(Type.Object({ room: Type.String(), kind: Type.String(), reason: Type.String() }))),
});
export type Layout = {
  home?: Home;
  rooms?: RoomReport[];
  items: LayoutItem[];
  checks: LayoutChecks;
  /** Chooses colours and forms within a style; the plan's own where it is missing. It stays when a plan is put right. */
  seed?: number;
  dropped?: { room: string; kind: string; reason: string }[];
};

export const Scale = Type.Object({
  metresPerPixel: Type.Number({ exclusiveMinimum: 0 }),
  from: literals(SCALE_SOURCES),
  agreeing: Type.Integer(),
  read: Type.Integer(),
  unit: Type.Optional(literals(DRAWING_UNITS)),
});
export type Scale = {
  metresPerPixel: number;
  from: ScaleSource;
  agreeing: number;
  read: number;
  unit?: DrawingUnit;
};

export const Source = Type.Object({
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
  toPixels: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
});
export type Source = { widthPx: number; heightPx: number; toPixels: [number, number, number, number, number, number] };

export const Verdict = Type.Object({
  code: literals(VERDICT_CODES),
  message: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type Verdict = { code: (typeof VERDICT_CODES)[number]; message: string; details: Record<string, unknown> };

/** What is known to be missing from a plan that was read: `stage` failed and was left out of it. */
export const PlanIssue = Type.Object({
  code: Type.Literal('stage_left_out'),
  stage: Type.String(),
  message: Type.String(),
});
export type PlanIssue = { code: 'stage_left_out'; stage: string; message: string };

/** The whole document. `layout` is there once a plan has been furnished, `issues` where there are any. */
export const PlanDocument = Type.Object({
  version: Type.Literal(1),
  source: Source,
  verdict: Verdict,
  scale: Scale,
  plan: Plan,
  issues: Type.Optional(Type.Array(PlanIssue)),
  layout: Type.Optional(Layout),
});
export type PlanDocument = {
  version: 1;
  source: Source;
  verdict: Verdict;
  scale: Scale;
  plan: Plan;
  issues?: PlanIssue[];
  layout?: Layout;
};
