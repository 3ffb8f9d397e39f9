import type { DwellingOptions } from '../../dwelling.ts';
import type { Random } from '../../random.ts';
import type { SampleKind } from '../../sample-kind.ts';
import type { DrawingStyle } from '../types.ts';
import { setBare, setFlat } from './set-bare.ts';
import { setElectrical } from './set-electrical.ts';
import { setListing } from './set-listing.ts';
import { setNumbered } from './set-numbered.ts';

/** Kinds of sheets of the wide repertoire that differ from all others in what they show and leave out. */
export const SHEET_KINDS = ['bare', 'flat', 'electrical', 'listing', 'sparse', 'numbered'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What makes a sheet one of its kind. */
export interface SheetHabit {
  /** Share of the wide sheets. */
  share: number;
  /** Kinds of drawing that it may be. */
  samples: readonly SampleKind[];
  /** The homes that it shows, where not any. */
  home(random: Random): DwellingOptions;
  /** Share of its homes that have no wing at an angle and no curved wall, whatever they would have. */
  straight?: number;
  /** It shows hardly any furniture, and often several plans. */
  sparse?: true;
  /** Changes the style that was picked for the sheet. */
  set(style: DrawingStyle, random: Random): void;
}

/** Walls of one thickness throughout, mm. */
const EVEN = [100, 120, 150, 200, 250];

export const SHEET_HABITS: Readonly<Record<SheetKind, SheetHabit>> = {
  bare: {
    share: 0.035,
    samples: ['undimensioned'],
    home: (random) => ({
      ...(random.chance(0.5) ? { kind: 'block' } : {}),
      ...(random.chance(0.6) ? { evenWalls: random.pick(EVEN) } : {}),
    }),
    straight: 0.7,
    set: setBare,
  },
  flat: {
    share: 0.03,
    samples: ['undimensioned'],
    home: (random) => ({
      ...(random.chance(0.6) ? { kind: 'block' } : {}),
      ...(random.chance(0.8) ? { evenWalls: random.pick(EVEN) } : {}),
    }),
    straight: 0.7,
    set: setFlat,
  },
  electrical: {
    share: 0.04,
    samples: ['undimensioned', 'undimensioned', 'success'],
    home: () => ({}),
    set: setElectrical,
  },
  listing: {
    share: 0.035,
    samples: ['undimensioned'],
    home: (random) => ({ evenWalls: random.pick(EVEN) }),
    straight: 1,
    set: setListing,
  },
  sparse: {
    share: 0.05,
    samples: ['furniture'],
    home: (random) => (random.chance(0.15) ? { kind: 'institution' } : {}),
    straight: 1,
    sparse: true,
    set: () => {},
  },
  numbered: {
    share: 0.035,
    samples: ['undimensioned'],
    home: (random) => ({ kind: 'institution', ...(random.chance(0.6) ? { evenWalls: random.pick(EVEN) } : {}) }),
    straight: 1,
    set: setNumbered,
  },
};

/** The kind of a sheet; undefined for most. */
export function pickSheetKind(random: Random): SheetKind | undefined {
  const shares = Object.fromEntries(SHEET_KINDS.map((kind) => [kind, SHEET_HABITS[kind].share]));
  const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
  const kind = random.weighted({ ...shares, usual: rest } as Record<SheetKind | 'usual', number>);
  return kind === 'usual' ? undefined : kind;
}
