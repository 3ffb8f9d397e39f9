import type { Kind } from '../catalogue/catalogue.ts';
import { type Part, type Zone, zoneBefore } from './template.ts';

/** The floor before the front of a piece that its use needs: metres, what may stand in it, and the rule with its source. */
interface UseZone {
  readonly depth: number;
  readonly ignores?: readonly Kind[];
  readonly rule: string;
}

/** Seats that are drawn up to a table and moved aside by whoever walks. */
export const CHAIRS: readonly Kind[] = [
  'dining-chair', 'office-chair', 'outdoor-chair', 'bar-stool', 'bench', 'dining-bench', 'high-chair', 'children-stool',
]; // biome-ignore format: a list
export const LOW_TABLES: readonly Kind[] = ['coffee-table', 'round-coffee-table', 'side-table', 'square-side-table'];

const SEAT: UseZone = { depth: 0.45, ignores: LOW_TABLES, rule: '0.45 m for the legs of who sits (Mitton & Nystuen: 0.3 to 0.46 to the table)' }; // biome-ignore format: one line
const OUTDOOR_SEAT: UseZone = { ...SEAT, ignores: ['outdoor-low-table'] };
const CLOTHES: UseZone = { depth: 0.78, rule: '0.75 m to open doors and drawers (Time-Saver Standards: 0.75 to 0.91)' };
const SHELVES: UseZone = { depth: 0.63, rule: '0.6 m to reach shelves (Time-Saver Standards)' };
const KITCHEN: UseZone = { depth: 0.93, rule: '0.9 m to work at a kitchen (NKBA 1.07, compact 0.9)' };
const SANITARY: UseZone = { depth: 0.58, rule: '0.55 m before sanitary ware (IRC 0.53, NKBA 0.76)' };

/**
 * What the front of each kind needs, with 3 cm of reserve where reading may be that far off. Depths are those of a compact,
 * still comfortable home: NKBA (kitchen, bathroom), Time-Saver Standards (storage), Mitton & Nystuen (seats, desk 0.86), Neufert.
 */
const USE_ZONES: Partial<Record<Kind, UseZone>> = {
  'outdoor-sofa': OUTDOOR_SEAT, 'outdoor-armchair': OUTDOOR_SEAT, 'sun-lounger': OUTDOOR_SEAT,
  sofa: SEAT, 'two-seater-sofa': SEAT, 'corner-sofa': SEAT, 'corner-sofa-right': SEAT, 'sofa-bed': SEAT, armchair: SEAT, 'reading-chair': SEAT, recliner: SEAT, 'rocking-chair': SEAT, chaise: SEAT,
  desk: { depth: 0.78, ignores: CHAIRS, rule: '0.75 m for the chair at a desk (Mitton & Nystuen 0.86)' },
  'small-desk': { depth: 0.78, ignores: CHAIRS, rule: '0.75 m for the chair at a desk (Mitton & Nystuen 0.86)' },
  'wide-desk': { depth: 0.78, ignores: CHAIRS, rule: '0.75 m for the chair at a desk (Mitton & Nystuen 0.86)' },
  'standing-desk': { depth: 0.78, ignores: CHAIRS, rule: '0.75 m for the chair at a desk (Mitton & Nystuen 0.86)' },
  toilet: SANITARY, bidet: SANITARY, basin: SANITARY, 'double-basin': SANITARY, bathtub: SANITARY, shower: SANITARY, 'walk-in-shower': SANITARY, 'corner-shower': SANITARY, 'corner-bathtub': SANITARY,
  'kitchen-sink': KITCHEN, hob: KITCHEN, fridge: KITCHEN, 'american-fridge': KITCHEN, 'undercounter-fridge': KITCHEN, kitchenette: KITCHEN, dishwasher: KITCHEN, 'tall-oven': KITCHEN, larder: KITCHEN,
  'washing-machine': KITCHEN, 'tumble-dryer': KITCHEN, 'washer-dryer-tower': KITCHEN, 'utility-sink': KITCHEN, 'range-cooker': KITCHEN, 'double-sink': KITCHEN, 'chest-freezer': KITCHEN,
  wardrobe: CLOTHES, 'sliding-wardrobe': CLOTHES, 'chest-of-drawers': CLOTHES, 'changing-table': CLOTHES, 'clothes-rail': SHELVES,
  'garage-shelf': SHELVES, 'broom-cupboard': SHELVES, workbench: SHELVES, bookcase: SHELVES, 'low-bookcase': SHELVES, shelf: SHELVES, sideboard: SHELVES, 'high-sideboard': SHELVES, 'storage-wall': SHELVES, 'tv-wall': SHELVES, 'display-cabinet': SHELVES, 'shoe-cabinet': SHELVES, 'shoe-rack': SHELVES, 'hall-bench': SHELVES,
  'tall-cabinet': { depth: 0.55, rule: '0.55 m to open a cupboard' }, 'bathroom-cabinet': { depth: 0.45, rule: '0.45 m to open a narrow cupboard' },
  'tv-unit': { depth: 0.4, rule: '0.4 m to open low drawers' },
}; // biome-ignore format: a table

/** The zones before the fronts of parts. `from` is the index of the first of them in their template. */
export const useZones = (parts: readonly Part[], from = 0): Zone[] =>
  parts.flatMap((part, k) => {
    const zone = USE_ZONES[part.kind];
    if (!zone) return [];
    return [
      { ...zoneBefore(part, zone.depth), ignores: zone.ignores ?? [], what: 'use', rule: zone.rule, of: from + k },
    ];
  });
