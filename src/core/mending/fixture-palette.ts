/** A built-in thing that a person can add. */
export interface PaletteEntry {
  /** As readers of drawings call it: `core/scene/fixture-nodes.ts` knows a model for each. */
  readonly kind: string;
  /** Along its wall and away from it, metres: sizes that shops sell most. */
  readonly width: number;
  readonly depth: number;
}

export const FIXTURE_PALETTE: readonly PaletteEntry[] = [
  { kind: 'toilet', width: 0.38, depth: 0.65 },
  { kind: 'basin', width: 0.6, depth: 0.48 },
  { kind: 'bath', width: 1.7, depth: 0.75 },
  { kind: 'shower', width: 0.9, depth: 0.9 },
  { kind: 'bidet', width: 0.38, depth: 0.56 },
  { kind: 'washing-machine', width: 0.6, depth: 0.6 },
  { kind: 'kitchen-counter', width: 1.8, depth: 0.6 },
  { kind: 'sink', width: 0.8, depth: 0.5 },
  { kind: 'hob', width: 0.6, depth: 0.52 },
  { kind: 'fridge', width: 0.6, depth: 0.65 },
  { kind: 'wardrobe', width: 1.5, depth: 0.6 },
  { kind: 'fireplace', width: 1.2, depth: 0.5 },
  { kind: 'stairs', width: 0.9, depth: 2.6 },
  { kind: 'column', width: 0.3, depth: 0.3 },
];
