/**
 * What is seen at every pixel on the way from the floor of a room into a wall and through it, in the mean along the wall: its grey, 0 to 255,
 * and the shares of floor and of ink, 0 to 1.
 */
export interface SideProfile {
  readonly grey: readonly number[];
  readonly floor: readonly number[];
  readonly ink: readonly number[];
}

/** Where the face of a wall lies, in pixels behind the end of the floor. */
export interface Face {
  readonly behindPx: number;
  /** How thick the wall's ink is, pixels. */
  readonly thicknessPx: number;
  /** Whether the wall is drawn by an outline there: its face is in the middle of it. A filled wall has it where its ink begins. */
  readonly isOutlined: boolean;
}

/** Grey levels by which what stands between two outlines is lighter than they are, and by which a wall is darker than the floor. */
const LIGHTER = 20;
const DARKER = 60;
/** An outline takes no more than this share of a wall. */
const THIN = 0.4;
/** Faces lie so far before the end of the floor, or behind it, at most: in shares of a wall's thickness. */
const FAR = 0.35;
/** What most of a row is, it is. */
const MOST = 0.5;

/**
 * The face of a wall by what it looks like across, seen from one side. Drawn by outlines, hollow or around hatching or a lighter fill, it is
 * darkest at its faces; a blurred edge is where it is half as dark as the wall. Undefined where no wall stands out.
 */
export function faceOfSide({ grey, floor, ink }: SideProfile): Face | undefined {
  const start = ink.findIndex((share) => share >= MOST);
  const end = ink.findLastIndex((share) => share >= MOST) + 1;
  const floorEnd = floor.findIndex((share) => share < MOST);
  if (start < 1 || end <= start || floorEnd < 1) return undefined;
  const thicknessPx = end - start;
  const lightest = Math.max(...grey.slice(0, start));
  const most = Math.ceil(THIN * thicknessPx);
  const edge = Math.min(...grey.slice(start, start + Math.max(2, most)));
  if (lightest - edge < DARKER) return undefined;
  const middle = grey.slice(start + most, Math.max(start + most + 1, end - most));
  const inside = middle.reduce((sum, level) => sum + level, 0) / middle.length;
  const half = (lightest + edge) / 2;
  if (grey[start - 1]! <= half) return undefined;
  const from = crossing(grey, start - 1, half);
  if (inside - edge >= LIGHTER) {
    const darkest = grey.indexOf(edge, start);
    const to = crossing(grey, darkest, (inside + edge) / 2);
    if (to - start <= most + 1) return faceAt((from + to) / 2, true);
  }
  return faceAt(from, false);

  function faceAt(at: number, isOutlined: boolean): Face | undefined {
    const behindPx = at - floorEnd;
    return Math.abs(behindPx) > FAR * thicknessPx ? undefined : { behindPx, thicknessPx, isOutlined };
  }
}

/** Where a profile first passes a level from pixel `from` on, to a fraction of a pixel; pixel `i` has its middle at `i + 0.5`. */
function crossing(grey: readonly number[], from: number, level: number): number {
  const above = grey[from]! > level;
  let i = from;
  while (i + 1 < grey.length && grey[i + 1]! > level === above) i++;
  if (i + 1 >= grey.length) return i + 1;
  return i + 0.5 + (level - grey[i]!) / (grey[i + 1]! - grey[i]!);
}
