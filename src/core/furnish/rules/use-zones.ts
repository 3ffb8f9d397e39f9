import type { Kind } from '../catalogue/catalogue.ts';

/** The floor that someone needs to use a piece: depth before its front in metres, and the kinds that may stand in it. */
export interface FrontZone {
  readonly depth: number;
  readonly ignores?: readonly Kind[];
}

const CHAIRS: readonly Kind[] = ['dining-chair', 'office-chair', 'outdoor-chair', 'bar-stool', 'bench'];

/**
 * Depths of the compact, still comfortable use of each piece: NKBA (kitchen, bathroom), Time-Saver Standards (storage),
 * Mitton & Nystuen (sofa to table 0.3 to 0.46, desk 0.86), Neufert and UK AD M (bath).
 */
export const FRONT_ZONES: Partial<Record<Kind, FrontZone>> = {
  sofa: { depth: 0.45, ignores: ['coffee-table'] },
  'corner-sofa': { depth: 0.45, ignores: ['coffee-table'] },
  armchair: { depth: 0.45, ignores: ['coffee-table'] },
  desk: { depth: 0.75, ignores: CHAIRS },
  toilet: { depth: 0.55 },
  basin: { depth: 0.55 },
  bathtub: { depth: 0.55 },
  shower: { depth: 0.55 },
  'kitchen-sink': { depth: 0.9 },
  hob: { depth: 0.9 },
  fridge: { depth: 0.9 },
  kitchenette: { depth: 0.9 },
  dishwasher: { depth: 0.9 },
  'washing-machine': { depth: 0.9 },
  'tumble-dryer': { depth: 0.9 },
  wardrobe: { depth: 0.75 },
  'chest-of-drawers': { depth: 0.75 },
  bookcase: { depth: 0.6 },
  shelf: { depth: 0.6 },
  sideboard: { depth: 0.6 },
  'tall-cabinet': { depth: 0.5 },
  'shoe-cabinet': { depth: 0.6 },
  'coat-rack': { depth: 0.6 },
  'tv-unit': { depth: 0.4 },
};

/** Beside a bed (UK AD M 0.75; compact 0.6). Nightstands stand in it. */
export const BED_ZONE = 0.6;
/** A bed for two has both sides free in rooms above this area (m²). */
export const BOTH_SIDES_AREA = 11;
/** From a table's edge to what stands behind its chairs (NKBA 0.81; compact 0.75). */
export const TABLE_ZONE = 0.75;
export const TABLE_IGNORES = CHAIRS;
