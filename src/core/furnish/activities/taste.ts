import type { Kind } from '../catalogue/catalogue.ts';

/** What a place is good for a group's anchor; each from −3 (avoid) to 3 (seek). */
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
  /** Close to pieces of these kinds. */
  readonly near?: readonly Kind[];
}
