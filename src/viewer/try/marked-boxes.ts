/** Something that the service saw on the drawing, in pixels of the upright source image. */
export interface MarkedBox {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every box in the `details` of an error, wherever it is: as `[x0, y0, x1, y1]`, with corners, with a size, or as an outline. */
export function findMarkedBoxes(details: unknown): MarkedBox[] {
  if (Array.isArray(details)) return details.flatMap(findMarkedBoxes);
  if (typeof details !== 'object' || details === null) return [];
  const entry = details as Record<string, unknown>;
  const box = readBox(entry.box) ?? readBox(entry.outline) ?? readBox(entry);
  if (box) return [{ kind: typeof entry.kind === 'string' ? entry.kind.replaceAll('-', ' ') : '', ...box }];
  return Object.values(entry).flatMap(findMarkedBoxes);
}

type Box = Omit<MarkedBox, 'kind'>;

function readBox(value: unknown): Box | undefined {
  if (isNumbers(value) && value.length === 4) return fromCorners(value[0]!, value[1]!, value[2]!, value[3]!);
  if (Array.isArray(value) && value.length >= 3 && value.every((point) => isNumbers(point) && point.length === 2)) {
    const xs = value.map((point) => point[0] as number);
    const ys = value.map((point) => point[1] as number);
    return fromCorners(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { x0, y0, x1, y1, x, y, width, height } = value as Record<string, unknown>;
  const corners = [x0, y0, x1, y1];
  if (isNumbers(corners)) return fromCorners(corners[0]!, corners[1]!, corners[2]!, corners[3]!);
  const sized = [x, y, width, height];
  return isNumbers(sized) ? { x: sized[0]!, y: sized[1]!, width: sized[2]!, height: sized[3]! } : undefined;
}

function fromCorners(x0: number, y0: number, x1: number, y1: number): Box | undefined {
  return x1 > x0 && y1 > y0 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : undefined;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number' && Number.isFinite(entry));
}
