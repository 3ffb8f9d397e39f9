/** What a sender who knows better says of a drawing, declared once. Points are pixels of the upright picture; of a PDF, of its page at 144 dpi. */
import Type, { type Static } from 'typebox';
import { OPENING_KINDS, ROOM_TYPES } from '../plan/schema.ts';

/** Of each kind no dwelling needs more. */
const MOST = 500;
/** Names on plans are words; more is a mistake, letters. */
const LONGEST_LABEL = 80;

const words = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const PixelPoint = Type.Unsafe<[number, number]>(
  Type.Tuple([Type.Number(), Type.Number()], { description: 'x and y in pixels' }),
);
const PixelBox = Type.Unsafe<[number, number, number, number]>(
  Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()], { description: 'x0, y0, x1, y1 in pixels' }),
);
const closed = { additionalProperties: false };

export const GivenScale = Type.Object(
  { from: PixelPoint, to: PixelPoint, metres: Type.Number({ exclusiveMinimum: 0, maximum: 250 }) },
  { ...closed, description: 'Two points and how far they are apart in truth; outweighs all that is printed' },
);
export type GivenScale = Static<typeof GivenScale>;

export const NotFurniture = Type.Union([Type.Literal(true), Type.Array(PixelBox, { maxItems: MOST })], {
  description: 'true: nothing that is drawn is loose furniture; or the boxes of the pieces that are none',
});
export type NotFurniture = Static<typeof NotFurniture>;

export const RoomCorrection = Type.Object(
  {
    at: PixelPoint,
    type: Type.Optional(words(ROOM_TYPES)),
    label: Type.Optional(Type.String({ maxLength: LONGEST_LABEL })),
  },
  closed,
);
export type RoomCorrection = Static<typeof RoomCorrection>;

export const WallCorrection = Type.Object(
  {
    id: Type.Optional(Type.String({ description: 'Of a wall that is moved; a new one has none' })),
    from: PixelPoint,
    to: PixelPoint,
    thickness: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 2, description: 'Metres' })),
  },
  closed,
);
export type WallCorrection = Static<typeof WallCorrection>;

export const OpeningCorrection = Type.Object(
  {
    id: Type.Optional(Type.String({ description: 'Of an opening that is changed; a new one has none' })),
    kind: words(OPENING_KINDS),
    from: PixelPoint,
    to: PixelPoint,
    swing: Type.Optional(Type.Object({ hinge: PixelPoint, leaf: PixelPoint }, closed)),
  },
  closed,
);
export type OpeningCorrection = Static<typeof OpeningCorrection>;

const some = <T extends Parameters<typeof Type.Array>[0]>(of: T, description: string) =>
  Type.Optional(Type.Array(of, { maxItems: MOST, description }));

export const Corrections = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, description: 'Of a PDF with several, the page to read' })),
    drawing: Type.Optional(PixelBox),
    scale: Type.Optional(GivenScale),
    notFurniture: Type.Optional(NotFurniture),
    rooms: some(RoomCorrection, 'What the room around a point is, and how it is called'),
    walls: some(WallCorrection, 'Walls that are missing, or with the id of one that was read, where it is in truth'),
    openings: some(OpeningCorrection, 'Doors and windows that are missing, or with an id, what one is in truth'),
    remove: some(Type.String(), 'Ids of the plan.json that was read: walls, openings, rooms, fixtures, furniture'),
  },
  {
    ...closed,
    description:
      'What the sender knows better, JSON, 256 KiB at most. Points are pixels of the upright picture, of a PDF of its page at 144 dpi. `drawing` is the box of one plan of several on a sheet',
  },
);
export type Corrections = Static<typeof Corrections>;
