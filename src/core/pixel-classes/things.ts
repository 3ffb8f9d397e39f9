/** Classes of what is built in, but neither wall nor opening, and stands in no closet. */
const SERVED = ['hob', 'sink', 'toilet', 'basin', 'bath', 'shower', 'counter', 'appliance'];
const FIXED = [...SERVED, 'stairs'];
const PRINTED = ['text', 'dimension'];

/**
 * Classes of what is built into rooms or printed on the sheet: neither wall nor floor, no loose furniture, and nothing that
 * stands in a closet. Wardrobes and fixtures of unknown kind are left out: closets hold those.
 */
export const FIXED_OR_PRINTED: ReadonlySet<string> = new Set([...FIXED, ...PRINTED]);

/** Classes of fixtures, of unknown kind too, without stairs. */
export const FIXTURES: readonly string[] = [...SERVED, 'fixture'];

/** Classes of what stands in rooms, built in or loose: its lines are no wall's. Closets hold wardrobes: left out. */
export const THINGS: ReadonlySet<string> = new Set([...FIXED, 'fixture', 'furniture']);

/** The same with what is printed on the sheet. */
export const THINGS_OR_PRINTED: ReadonlySet<string> = new Set([...THINGS, ...PRINTED]);
