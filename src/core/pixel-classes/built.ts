/** Classes of what walls and their openings are drawn as. */
export const BUILT: ReadonlySet<string> = new Set(['wall', 'window', 'door']);

/** Classes of a door: its place in the wall, its leaf and the floor that it sweeps. */
export const DOORS: ReadonlySet<string> = new Set(['door', 'door-leaf', 'swing']);

/** Classes of a leaf and the floor that it sweeps: no part of a wall. */
export const SWEPT: ReadonlySet<string> = new Set(['door-leaf', 'swing']);

/** Classes of walls and all that is set in them or hung at them. */
export const IN_WALLS: ReadonlySet<string> = new Set([...BUILT, ...DOORS, 'railing']);
