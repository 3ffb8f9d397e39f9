import type { RoomType } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';

/** What a place is good for a piece; each from −3 (avoid) to 3 (seek). */
export interface Taste {
  /** Far from the doors. */
  readonly farFromDoor?: number;
  /** Close to daylight. */
  readonly nearWindow?: number;
  /** Flush in a corner of the room. */
  readonly corner?: number;
  /** In the middle of its wall, or of the room where it stands free. */
  readonly centred?: number;
  /** At a long wall. */
  readonly longWall?: number;
  /** Its back before a window. */
  readonly underWindow?: number;
  /** Looks at a window (glare on a screen). */
  readonly facesWindow?: number;
  /** A door lies before its front half: one sees who comes in. */
  readonly seesDoor?: number;
  /** Close to pieces of these kinds, and far from those. */
  readonly near?: readonly Kind[];
  readonly away?: readonly Kind[];
  /** Close to the door that leads to a kitchen. */
  readonly nearKitchen?: number;
}

export type GroupName =
  | 'single'
  | 'bed'
  | 'desk'
  | 'television'
  | 'sofa'
  | 'reading'
  | 'conversation'
  | 'dining'
  | 'kitchen-row'
  | 'kitchen-part'
  | 'counter'
  | 'island'
  | 'bath'
  | 'car'
  | 'outdoor';

/**
 * must: never dropped silently · try: first choice of a must that later rows make good · should: placed while the room is
 * not overfull · fill: placed, again and again up to `times`, while the room is emptier than its band.
 */
export type Level = 'must' | 'try' | 'should' | 'fill';

export interface Row {
  readonly level: Level;
  readonly group: GroupName;
  readonly kind?: Kind;
  /** [width, depth] or [width], best first, in metres. */
  readonly sizes?: readonly (readonly [number, number?])[];
  /** Room area from … up to, m². */
  readonly from?: number;
  readonly to?: number;
  readonly seats?: readonly number[];
  readonly taste?: Taste;
  readonly times?: number;
  /** Left out where a piece of one of these kinds stands or is drawn. */
  readonly unless?: readonly string[];
  /** Left out where the dwelling has a room of this type. */
  readonly unlessRoom?: readonly RoomType[];
  readonly onlyIf?: 'principal' | 'no-dining-place' | 'no-closet';
}
