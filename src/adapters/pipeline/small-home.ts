import type { Opening, PlanDocument, Point, Room, RoomType, Wall } from '#core/plan/schema.ts';

/** A flat of five rooms, made up: with floors of several sorts, and pieces to sit, sleep, cook and wash by. */
export const SMALL_HOME: PlanDocument = {
  version: 1,
  source: { widthPx: 800, heightPx: 700, toPixels: [100, 0, 0, 100, 0, 0] },
  verdict: { code: 'success', message: 'Furnished.', details: {} },
  scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 4, read: 4 },
  plan: {
    walls: [
      wall('w1', [0, 0], [8, 0]),
      wall('w2', [8, 0], [8, 7]),
      wall('w3', [8, 7], [0, 7]),
      wall('w4', [0, 7], [0, 0]),
      wall('w5', [0, 4], [8, 4]),
      wall('w6', [3.6, 4], [3.6, 7]),
      wall('w7', [5.6, 4], [5.6, 7]),
      wall('w8', [5, 0], [5, 4]),
    ],
    openings: [
      opening('door', 'w3', [4.2, 7], [5.1, 7]),
      opening('door', 'w5', [4, 4], [4.8, 4]),
      opening('door', 'w8', [5, 3], [5, 3.8]),
      opening('door', 'w6', [3.6, 4.4], [3.6, 5.2]),
      opening('door', 'w7', [5.6, 4.4], [5.6, 5.2]),
      opening('window', 'w1', [1.5, 0], [3.5, 0]),
      opening('window', 'w1', [5, 0], [6.5, 0]),
      opening('window', 'w4', [0, 6.2], [0, 4.8]),
    ].map((one, k) => ({ ...one, id: `o${k}` })),
    rooms: [
      room('living', [0, 0], [5, 4]),
      room('kitchen', [5, 0], [8, 4]),
      room('bedroom', [0, 4], [3.6, 7]),
      room('hall', [3.6, 4], [5.6, 7]),
      room('bathroom', [5.6, 4], [8, 7]),
    ],
    fixtures: [],
    furniture: [],
  },
};

function wall(id: string, from: Point, to: Point): Wall {
  return { id, from, to, thickness: 0.12, exterior: true };
}

function opening(kind: Opening['kind'], of: string, from: Point, to: Point): Omit<Opening, 'id'> {
  return { kind, wall: of, from, to };
}

/** Between the middles of its walls. */
function room(type: RoomType, [left, top]: Point, [right, bottom]: Point): Room {
  const [x0, y0, x1, y1] = [left + 0.06, top + 0.06, right - 0.06, bottom - 0.06];
  return {
    ...{ id: type, type, label: type, holes: [], area: (x1 - x0) * (y1 - y0) },
    outline: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]], // biome-ignore format: one row
  };
}
