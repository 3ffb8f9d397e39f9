/**
 * What must be kept free, in metres. Sources: NKBA planning guidelines, UK Approved Document M, Mitton & Nystuen
 * "Residential Interior Design", Neufert; where a range is given, the compact end for homes.
 */

/** Floor before and behind a doorway, as wide as the doorway. */
export const DOOR_STRIP = 0.6;
/** The same in rooms that are hardly deeper than that. */
export const NARROW_DOOR_STRIP = 0.4;
export const NARROW_ROOMS: readonly string[] = ['corridor', 'wc', 'closet'];

/** Before a window nothing stands within this that is taller than `TALL`: a usual sill (0.9 m) and a hand's breadth. */
export const WINDOW_STRIP = 0.35;
export const TALL = 1.0;

/** A person walks where a disc of this radius fits (0.6 m wide, the secondary passage of Neufert). */
export const WALK_RADIUS = 0.3;
/** A piece is reached from this far, middle of the disc to body. */
export const REACH = 0.45;
