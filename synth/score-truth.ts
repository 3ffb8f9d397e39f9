import { apply } from '#core/geometry/affine.ts';
import type { DrawingTruth, LengthTruth } from './drawing/types.ts';

/** The entry of a drawing in the lists that the scoring of real drawings reads; positions as fractions of the picture. */
export function verdictEntry(file: string, truth: DrawingTruth): object {
  return { file, codes: truth.codes, units: truth.unit, note: truth.note };
}

/** Printed lengths, rooms and counts of a drawing; undefined where there is no one scale or no plan to score. */
export function geometryEntry(file: string, truth: DrawingTruth): object | undefined {
  if (!truth.plan || truth.metresPerPixel === undefined) return undefined;
  const share = ([x, y]: readonly [number, number]) =>
    [x / truth.widthPx, y / truth.heightPx].map((v) => Math.round(v * 1e6) / 1e6);
  const rooms = truth.rooms.map((room) => {
    const { outline, type } = truth.plan!.rooms.find((r) => r.id === room.id)!;
    return {
      label: room.label,
      type,
      at: share(room.at),
      ...(room.area === undefined ? {} : { area: room.area }),
      ...(room.size === undefined ? {} : { size: room.size }),
      rectangular: outline.length === 4,
      ...(type === 'balcony' || type === 'terrace' ? { optional: true } : {}),
      openTo: openTo(truth, room.id),
    };
  });
  const { openings } = truth.plan;
  return {
    file,
    codes: truth.codes,
    units: truth.unit,
    lengths: [...truth.lengths, ...clearSpans(truth)].map(({ from, to, metres, text }) => ({
      from: share(from),
      to: share(to),
      metres,
      text,
    })),
    rooms,
    doors: openings.filter((o) => o.kind !== 'window' && o.kind !== 'gap').length,
    windows: openings.filter((o) => o.kind === 'window').length,
    note: truth.note,
  };
}

/** The printed sizes of rooms as lengths from wall face to wall face. */
function clearSpans({ rooms, plan, toPixels }: DrawingTruth): LengthTruth[] {
  return rooms.flatMap(({ id, size, label }) => {
    const room = plan?.rooms.find((r) => r.id === id);
    if (!size || !room || !toPixels) return [];
    const xs = room.outline.map((p) => p[0]);
    const ys = room.outline.map((p) => p[1]);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const span = (from: [number, number], to: [number, number], metres: number): LengthTruth => ({
      from: apply(toPixels, from),
      to: apply(toPixels, to),
      metres,
      text: label,
    });
    return [span([x0, y], [x1, y], size[0]), span([x, y0], [x, y1], size[1])];
  });
}

/** Labels of the rooms that a room flows into through a gap without a door. */
function openTo(truth: DrawingTruth, id: string): string[] {
  const plan = truth.plan!;
  const near = (x: number, y: number) =>
    plan.rooms.find((room) => {
      const xs = room.outline.map((p) => p[0]);
      const ys = room.outline.map((p) => p[1]);
      return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
    });
  const labels = new Set<string>();
  for (const { kind, from, to } of plan.openings) {
    if (kind !== 'gap') continue;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [dx, dy] = from[0] === to[0] ? [0.3, 0] : [0, 0.3];
    const sides = [near(mx - dx, my - dy), near(mx + dx, my + dy)];
    if (sides.some((room) => room?.id === id)) {
      for (const other of sides)
        if (other && other.id !== id) labels.add(truth.rooms.find((r) => r.id === other.id)?.label ?? other.label);
    }
  }
  return [...labels];
}
