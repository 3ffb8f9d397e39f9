/** Sheets of ISO 216, millimetres, upright. */
export const PAPERS = { A4: [210, 297], A3: [297, 420], A2: [420, 594], A1: [594, 841], A0: [841, 1189] } as const;
export type PaperName = keyof typeof PAPERS;

/** Scales of ISO 5455 for plans of homes, and 1:75, which offices use; the larger first. */
export const SCALES = [50, 75, 100, 200] as const;
export type Scale = (typeof SCALES)[number];

/** What is chosen where nobody asks for a scale: the usual ones of which every detail can be read. */
const USUAL: readonly Scale[] = [50, 100];

/** Free edge that every printer leaves, and the inside of the frame, millimetres. */
export const EDGE = 8;
export const INSET = 4;

export interface Paper {
  readonly name: PaperName;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How much a drawing takes at a scale, and what is below it on a sheet of some width, millimetres. */
export interface SheetNeeds {
  drawing(scale: Scale): readonly [width: number, height: number];
  titleBlock(innerWidthMm: number): number;
}

/**
 * The smallest sheet that a plan fits on, upright or across, and on it the largest scale: the asked one, or a usual one. What fits on
 * no sheet comes on the largest, at the smallest scale: an estate rather than a home.
 */
export function choosePaper(needs: SheetNeeds, asked?: Scale): { paper: Paper; scale: Scale } {
  const names = Object.keys(PAPERS) as PaperName[];
  const scales = asked ? [asked] : USUAL;
  for (const name of names)
    for (const scale of scales)
      for (const paper of waysOf(name, needs.drawing(scale))) if (fits(needs, paper, scale)) return { paper, scale };
  const scale = asked ?? SCALES.at(-1)!;
  return { paper: waysOf('A0', needs.drawing(scale))[0], scale };
}

/** A sheet the way that the drawing lies, then the other way. */
function waysOf(name: PaperName, [width, height]: readonly [number, number]): [Paper, Paper] {
  const [short, long] = PAPERS[name];
  const upright = { name, widthMm: short, heightMm: long };
  const across = { name, widthMm: long, heightMm: short };
  return width > height ? [across, upright] : [upright, across];
}

function fits(needs: SheetNeeds, { widthMm, heightMm }: Paper, scale: Scale): boolean {
  const [width, height] = needs.drawing(scale);
  const around = 2 * (EDGE + INSET);
  const inner = widthMm - around;
  return width <= inner && height + needs.titleBlock(inner) <= heightMm - around;
}
