// Classes of the network by what they are a part of: one that it does not know would count as never seen (`test/class-names.test.ts`).

/** What is built in, but neither wall nor opening. */
export const BUILT_IN_CLASSES: readonly string[] = [
  ...['fixture', 'toilet', 'basin', 'bath', 'shower', 'counter', 'sink', 'hob', 'appliance', 'wardrobe', 'stairs'],
];
/** What lies indoors, between walls. */
export const FLOOR_CLASSES: ReadonlySet<string> = new Set(['room', 'furniture', ...BUILT_IN_CLASSES]);
/** Walls, and the openings in them. */
export const WALL_CLASSES: ReadonlySet<string> = new Set(['wall', 'window', 'door']);
/** What is printed on a sheet. */
export const PRINTED_CLASSES: readonly string[] = ['text', 'dimension'];
/** What may be walked on, with nothing on it. */
export const BARE_CLASSES: readonly string[] = ['room', 'outside', 'swing'];
