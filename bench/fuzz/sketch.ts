import fc from 'fast-check';
import { between } from './between.ts';

/** A box on a sketched sheet, as shares of its sides: a shrunken counterexample stays one at any size. */
export interface SketchedBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Outer walls and partitions from end to end, with what is in them, between them and beside them. */
export interface SketchedHouse {
  readonly box: SketchedBox;
  /** Where partitions run, as shares of the house. */
  readonly acrossX: readonly number[];
  readonly acrossY: readonly number[];
  readonly thickPx: number;
  /** Drawn as two lines instead of a solid bar. */
  readonly isHollow: boolean;
  /** Breaks in walls: in which wall and where along it, how long in pixels, and what is drawn in them. */
  readonly openings: readonly { wall: number; at: number; longPx: number; looks: 'gap' | 'door' | 'window' }[];
  /** Written in the middles of the rooms, one after another. */
  readonly names: readonly string[];
  /** Written along the outer walls, each on a dimension line with ticks. */
  readonly lengths: readonly string[];
}

/** A sheet as a recipe that can be printed: what is drawn on it, what is written on it and what the network sees on it. */
export interface Sketch {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Walls: the house as shares of the sheet, and where partitions cross it. */
  readonly house: SketchedHouse | undefined;
  readonly bars: readonly (SketchedBox & { readonly tone: number })[];
  readonly lines: readonly (SketchedBox & { readonly wide: number })[];
  readonly circles: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Grains of noise among a thousand pixels. */
  readonly grain: number;
  readonly texts: readonly {
    readonly text: string;
    readonly box: SketchedBox;
    readonly angle: 0 | 90 | 180 | 270;
  }[];
  readonly seen: readonly { readonly name: string; readonly box: SketchedBox }[];
  /** True width of the page, millimetres: as a PDF tells. */
  readonly pageMm?: number;
}

/** Of what sketches are made. */
export interface SketchOptions {
  /** Longest side of a sheet, pixels. */
  readonly longestPx: number;
  /** What the network tells apart. */
  readonly classNames: readonly string[];
  readonly words: fc.Arbitrary<string>;
  readonly lengths: fc.Arbitrary<string>;
}

const share = between(0, 1);
/** Now and then beside the sheet, or without extent. */
const loose = fc.oneof(
  { weight: 8, arbitrary: share },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 0.5) },
  { weight: 1, arbitrary: between(-2, 3) },
);
const extent = fc.oneof(
  { weight: 8, arbitrary: between(0, 0.5) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 1e-9) },
);
const box: fc.Arbitrary<SketchedBox> = fc.record({ x: share, y: share, w: extent, h: extent });
/** Lettering may be said to be anywhere: a PDF places it where it likes. */
const anywhere = fc.oneof(
  { weight: 4, arbitrary: loose },
  { weight: 1, arbitrary: fc.constantFrom(-1e3, 1e3, 1e9, -1e15, 1e300) },
);
const looseBox: fc.Arbitrary<SketchedBox> = fc.record({ x: anywhere, y: anywhere, w: extent, h: extent });
/** A short stretch of lettering. */
const lettering: fc.Arbitrary<SketchedBox> = fc.record({
  x: share,
  y: share,
  w: between(0.01, 0.3),
  h: between(0.01, 0.06),
});

/** Sketches of sheets: houses with partitions, doors and windows among strokes, circles, grain and words of any kind. */
export function sketches({ longestPx, classNames, words, lengths }: SketchOptions): fc.Arbitrary<Sketch> {
  const side = fc.oneof(
    { weight: 9, arbitrary: fc.noBias(fc.integer({ min: Math.ceil(longestPx / 2), max: longestPx })) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: longestPx }) },
  );
  const across = fc.oneof({ weight: 4, arbitrary: between(0.25, 0.75) }, { weight: 1, arbitrary: share });
  const house: fc.Arbitrary<SketchedHouse> = fc.record({
    box: fc.record({
      x: between(0.02, 0.25),
      y: between(0.1, 0.3),
      w: between(0.5, 0.8),
      h: between(0.5, 0.8),
    }),
    acrossX: fc.array(across, { maxLength: 2 }),
    acrossY: fc.array(across, { maxLength: 2 }),
    thickPx: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 4, max: 9 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
    ),
    isHollow: fc.boolean(),
    openings: fc.array(
      fc.record({
        wall: fc.nat({ max: 7 }),
        at: share,
        longPx: fc.integer({ min: 8, max: 40 }),
        looks: fc.constantFrom('gap' as const, 'door' as const, 'door' as const, 'window' as const),
      }),
      { maxLength: 10 },
    ),
    names: fc.array(words, { maxLength: 9 }),
    lengths: fc.array(lengths, { maxLength: 4 }),
  });
  const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) =>
    fc.oneof(fc.constant<T[]>([]), fc.array(arbitrary, { maxLength }));
  return fc.record(
    {
      widthPx: side,
      heightPx: side,
      house: fc.option(house, { freq: 8, nil: undefined }),
      bars: few(fc.record({ x: loose, y: loose, w: extent, h: extent, tone: fc.integer({ min: 0, max: 255 }) }), 10),
      lines: few(fc.record({ x: loose, y: loose, w: loose, h: loose, wide: fc.integer({ min: 1, max: 9 }) }), 10),
      circles: few(fc.record({ x: loose, y: loose, r: extent }), 5),
      grain: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }) },
      ),
      texts: few(
        fc.record({
          text: words,
          box: fc.oneof({ weight: 5, arbitrary: lettering }, { weight: 1, arbitrary: looseBox }),
          angle: fc.constantFrom(0 as const, 0 as const, 0 as const, 90 as const, 180 as const, 270 as const),
        }),
        12,
      ),
      seen: few(fc.record({ name: fc.constantFrom(...classNames), box }), 16),
      pageMm: fc.oneof(fc.integer({ min: 100, max: 900 }), fc.double({ min: 1e-9, max: 1e9, noNaN: true })),
    },
    {
      requiredKeys: ['widthPx', 'heightPx', 'house', 'bars', 'lines', 'circles', 'grain', 'texts', 'seen'],
    },
  );
}
