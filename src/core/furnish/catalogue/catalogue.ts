import { BATHROOM_AND_UTILITY } from './bathroom-and-utility.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CLOTHES_AND_ENTRY } from './clothes-and-entry.ts';
import { DINING_AND_WORK } from './dining-and-work.ts';
import { HOBBY_AND_OUTDOORS } from './hobby-and-outdoors.ts';
import { KITCHEN_UNITS } from './kitchen-units.ts';
import { LIVING } from './living.ts';
import { SLEEPING } from './sleeping.ts';

const TABLES = {
  ...SLEEPING,
  ...CLOTHES_AND_ENTRY,
  ...LIVING,
  ...DINING_AND_WORK,
  ...KITCHEN_UNITS,
  ...BATHROOM_AND_UTILITY,
  ...HOBBY_AND_OUTDOORS,
};

export type Kind = keyof typeof TABLES;

/**
 * Every kind of piece that a home can be furnished with, with its default size in metres and the range it is made in. `size` of the
 * layout item is what counts. All footprints are rectangles.
 */
export const CATALOGUE: Readonly<Record<Kind, CatalogueEntry>> = TABLES;
