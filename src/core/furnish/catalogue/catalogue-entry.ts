/** Where the sizes of the catalogue come from. Ranges are those of usual furniture around the default. */
export const SIZE_SOURCES = {
  ndss: 'furniture schedule behind the UK nationally described space standard (2015)',
  'en-1116': 'EN 1116:2018, co-ordinating sizes of kitchen furniture and appliances: worktop at least 0.6 m deep, wall units at most 0.4 m',
  nkba: 'NKBA Kitchen and Bathroom Planning Guidelines: 0.61 m of table for a person, shower of 0.91 m, island tops',
  procthor: 'medians of the furniture in the ProcTHOR asset database',
  'metric-data': 'First In Architecture, Metric Data 08: standard furniture sizes',
  neufert: 'Neufert, Architects’ Data',
  common: 'common catalogue size',
} as const; // biome-ignore format: a table

/** One kind of piece. Metres; its back is at -y and it is used from +y when its rotation is 0. */
export interface CatalogueEntry {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Width and depth between which the piece is made; without them it comes in its default size only. */
  readonly least?: readonly [width: number, depth: number];
  readonly most?: readonly [width: number, depth: number];
  /** Round or square: always as wide as it is deep. */
  readonly equalSides?: boolean;
  /** Stands with its back to a wall. */
  readonly walls?: boolean;
  /** Hangs: its lower edge above the floor, metres. What is lower may stand under it. */
  readonly underside?: number;
  /** Lies flat on the floor: other pieces may stand on it. */
  readonly flat?: boolean;
  readonly source: keyof typeof SIZE_SOURCES;
  /** What it looks like, for those who model it. */
  readonly about: string;
}

export type CatalogueTable = Readonly<Record<string, CatalogueEntry>>;
