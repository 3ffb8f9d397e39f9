/** What people do at home, as far as it needs furniture. */
export const ACTIVITIES = [
  'sleep', 'dress', 'lounge', 'eat', 'cook', 'work', 'arrive', 'launder', 'bathe', 'store', 'play', 'sit-out', 'park',
  'exercise', 'sauna', 'read', 'music', 'cinema', 'craft', 'pass',
] as const; // biome-ignore format: a table
export type Activity = (typeof ACTIVITIES)[number];

/** What a store is for, where its name or its neighbour says so. */
export type Stock = 'clothes' | 'food' | 'linen' | 'coats' | 'wine' | 'tools' | 'things';

export type Beds = 'double' | 'single' | 'twin' | 'bunk' | 'crib' | 'sofa-bed';

/** One activity that a home has to give room to, and where: `room` is null where no room takes it, and `reason` says why. */
export interface Task {
  readonly what: Activity;
  /** People it is for; clothes and beds of this room, seats of this table. */
  readonly for: number;
  readonly room: string | null;
  readonly reason?: string;
  /** Of sleep: how, where the home needs it that way. */
  readonly beds?: Beds;
  /** Of sleep and work: a young person's; the desk is a task of its own. */
  readonly young?: boolean;
  /** Of store. */
  readonly stock?: Stock;
  /** Of arrive and dress: the closet close by that holds the coats or the clothes. */
  readonly closet?: string;
}
