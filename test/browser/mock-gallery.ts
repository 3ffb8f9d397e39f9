import { createCanvas } from '@napi-rs/canvas';
import { writeGlb } from '#adapters/picture/write-glb.ts';
import { drawPlan } from '#core/draw-plan.ts';
import type { LayoutItem, PlanDocument, Point, Room, RoomReport, Wall } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';

/** A flat of four rooms and a balcony, made up: 10 × 8 m inside, walls 0.2 m. */
export interface MockGallery {
  readonly document: PlanDocument;
  readonly frame: PictureFrame;
  readonly picture: Uint8Array;
  readonly original: Uint8Array;
  readonly scene: Uint8Array;
}

const FRAME: PictureFrame = { widthPx: 1200, heightPx: 1000, pixelsPerMetre: 100, x0: -1, y0: -1 };
/** The drawing is at another scale and place than the picture. */
const TO_PIXELS: PlanDocument['source']['toPixels'] = [60, 0, 0, 60, 120, 140];

const rectangle = (
  id: string,
  type: Room['type'],
  label: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Room => ({
  id,
  type,
  label,
  outline: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]], // biome-ignore format: a rectangle
  holes: [],
  area: (x1 - x0) * (y1 - y0),
});

const ROOMS = [
  rectangle('r1', 'living-kitchen', 'LIVING <b>& KITCHEN</b>', 0, 0, 6, 4.9),
  rectangle('r2', 'bedroom', 'CHAMBRE 1', 6.2, 0, 10, 4.9),
  rectangle('r3', 'bathroom', '', 0, 5.1, 3, 8),
  rectangle('r4', 'hall', 'Entrée', 3.2, 5.1, 10, 8),
  rectangle('r5', 'balcony', 'BALCONY', 0, -0.9, 6, -0.2),
];

const wall = (id: string, from: Point, to: Point, exterior: boolean): Wall => ({
  id,
  from,
  to,
  thickness: 0.2,
  exterior,
});

const WALLS = [
  wall('w1', [-0.1, -0.1], [10.1, -0.1], true),
  wall('w2', [10.1, -0.1], [10.1, 8.1], true),
  wall('w3', [10.1, 8.1], [-0.1, 8.1], true),
  wall('w4', [-0.1, 8.1], [-0.1, -0.1], true),
  wall('w5', [6.1, 0], [6.1, 5], false),
  wall('w6', [0, 5], [10, 5], false),
  wall('w7', [3.1, 5], [3.1, 8], false),
];

const item = (
  id: string,
  room: string,
  kind: string,
  at: Point,
  width: number,
  depth: number,
  height: number,
): LayoutItem => ({
  id,
  room,
  kind,
  at,
  rotation: 0,
  size: { width, depth, height },
});

const ITEMS = [
  {
    ...item('i1', 'r2', 'double-bed', [8.1, 1.1], 1.6, 2.1, 0.5),
    keeps: [{ what: 'use' as const, needed: 0.61, kept: 0.91, rule: '0.61 m beside a bed (made up)' }],
  },
  item('i2', 'r2', 'nightstand', [7, 0.3], 0.45, 0.4, 0.5),
  item('i3', 'r2', 'nightstand', [9.2, 0.3], 0.45, 0.4, 0.5),
  item('i4', 'r1', 'sofa', [1.6, 4.3], 2.2, 0.9, 0.8),
  item('i5', 'r1', 'dining-table', [4.2, 2], 1.6, 0.9, 0.75),
];

const REPORT: RoomReport = {
  room: 'r2',
  score: { conversation: 0.95, balance: 0.5 },
  leftOut: [{ kind: 'desk', reason: '61 cm would be left before it', needed: 0.75, had: 0.61 }],
  alternatives: [{ items: [item('a1', 'r2', 'double-bed', [8.1, 3.8], 1.6, 2.1, 0.5)] }],
};

export async function mockGallery(): Promise<MockGallery> {
  const document: PlanDocument = {
    version: 1,
    source: { widthPx: 840, heightPx: 760, toPixels: TO_PIXELS },
    verdict: { code: 'success', message: 'Furnished', details: {} },
    scale: { metresPerPixel: 1 / 60, from: 'dimensions', agreeing: 7, read: 8 },
    plan: {
      walls: WALLS,
      openings: [{ id: 'd1', kind: 'door', wall: 'w6', from: [7, 5], to: [7.9, 5] }],
      rooms: ROOMS,
      fixtures: [],
      furniture: [],
    },
    layout: {
      home: {
        people: 2,
        activities: [
          { what: 'sleep', for: 2, room: 'r2' },
          { what: 'sit-out', for: 2, room: 'r5' },
        ],
      },
      rooms: [REPORT],
      items: ITEMS,
      checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
    },
  };
  const { x0, y0, pixelsPerMetre } = FRAME;
  return {
    document,
    frame: FRAME,
    picture: drawFlat(
      FRAME.widthPx,
      FRAME.heightPx,
      (x, y) => [(x - x0) * pixelsPerMetre, (y - y0) * pixelsPerMetre],
      '#e8ddca',
    ),
    original: drawFlat(840, 760, (x, y) => [60 * x + 120, 60 * y + 140], '#ffffff'),
    scene: await writeGlb(drawPlan(document.plan, document.layout!)),
  };
}

function drawFlat(width: number, height: number, place: (x: number, y: number) => Point, floor: string): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  for (const { outline } of ROOMS) {
    context.fillStyle = floor;
    context.beginPath();
    for (const [x, y] of outline) context.lineTo(...place(x, y));
    context.fill();
  }
  for (const { from, to, thickness } of WALLS) {
    context.strokeStyle = '#333';
    context.lineWidth = place(thickness, 0)[0] - place(0, 0)[0];
    context.lineCap = 'square';
    context.beginPath();
    context.moveTo(...place(...from));
    context.lineTo(...place(...to));
    context.stroke();
  }
  return canvas.toBuffer('image/jpeg');
}
