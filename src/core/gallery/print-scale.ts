/** Paper less its margins of 12 mm, millimetres, the long side first. */
const PAPERS = [
  { name: 'A4', long: 273, short: 186 },
  { name: 'A3', long: 396, short: 273 },
] as const;
type Paper = (typeof PAPERS)[number];

/** What the title and the small print of the sheet need above and below the plan, millimetres. */
const TEXT_MM = 42;
/** Height of the head of the table of rooms, and of a row of it with two lines, millimetres. */
const TABLE_HEAD_MM = 8;
const TABLE_ROW_MM = 8;
/** Scales below 1:100 that people know, the largest first (ISO 5455 and what agents print besides). */
const SMALLER = [125, 150, 200, 250, 300, 500];

export interface PrintSheet {
  readonly paper: 'A4' | 'A3';
  readonly orientation: 'portrait' | 'landscape';
  /** 100 for 1:100. */
  readonly scale: number;
  /** Size of the whole plan on paper. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The sheet that shows a plan of so many metres best: with its table of rooms on A4 at the largest scale from 1:100 on; or else 1:100
 * on A4 with the table on a second page; or else 1:100 on A3; or else the largest scale that A4 takes. The plan is never cropped:
 * below 1:500 the scale is what just fits.
 */
export function printSheet(widthM: number, heightM: number, rooms: number): PrintSheet {
  const [a4, a3] = PAPERS;
  const tableMm = TABLE_HEAD_MM + rooms * TABLE_ROW_MM;
  const ways: readonly [scale: number, paper: Paper, textMm: number][] = [
    ...[50, 75, 100].map((scale): [number, Paper, number] => [scale, a4, TEXT_MM + tableMm]),
    [100, a4, TEXT_MM],
    [100, a3, TEXT_MM],
    ...SMALLER.map((scale): [number, Paper, number] => [scale, a4, TEXT_MM]),
  ];
  for (const [scale, paper, textMm] of ways) {
    const sheet = sheetAt(widthM, heightM, scale, paper, textMm);
    if (sheet) return sheet;
  }
  const scale = Math.ceil(Math.max((widthM * 1000) / a4.long, (heightM * 1000) / (a4.short - TEXT_MM)));
  return sheetOf(widthM, heightM, scale, 'A4', 'landscape');
}

function sheetAt(widthM: number, heightM: number, scale: number, paper: Paper, textMm: number): PrintSheet | undefined {
  const [width, height] = [(widthM * 1000) / scale, (heightM * 1000) / scale];
  const ways = [
    { orientation: 'portrait', room: [paper.short, paper.long - textMm] },
    { orientation: 'landscape', room: [paper.long, paper.short - textMm] },
  ] as const;
  const way = ways.find(({ room }) => width <= room[0] && height <= room[1]);
  return way && sheetOf(widthM, heightM, scale, paper.name, way.orientation);
}

const sheetOf = (
  widthM: number,
  heightM: number,
  scale: number,
  paper: PrintSheet['paper'],
  orientation: PrintSheet['orientation'],
): PrintSheet => ({ paper, orientation, scale, widthMm: (widthM * 1000) / scale, heightMm: (heightM * 1000) / scale });
