import { describe, expect, it } from 'vitest';
import type { PlanDocument, Ring, Room } from '#core/plan/schema.ts';
import { compareReading } from './compare-reading.ts';
import type { DrawingTruth } from './drawing/types.ts';

const box = (x: number, width: number): Ring => [
  [x, 0],
  [x + width, 0],
  [x + width, 4],
  [x, 4],
];
const room = (id: string, x: number, width: number) =>
  ({ id, type: 'bedroom', outline: box(x, width), area: 4 * width }) as Room;
const door = (x: number) => ({ kind: 'door', wall: 'w1', from: [x, 0], to: [x + 0.9, 0] });

/** A room of 4 x 4 m from (0, 0), 50 pixels a metre. */
const truth = {
  codes: ['success'],
  metresPerPixel: 0.02,
  toPixels: [50, 0, 0, 50, 0, 0],
  turned: 0,
  widthPx: 1000,
  heightPx: 400,
  lengths: [],
  rooms: [{ id: 'r1', at: [100, 100] }],
  plan: {
    rooms: [room('r1', 0, 4)],
    walls: box(0, 4).map((from, i, ring) => ({ id: `w${i}`, from, to: ring[(i + 1) % 4] })),
    openings: [door(1)],
    fixtures: [],
  },
} as unknown as DrawingTruth;

/** What was read: rooms from the given places on, 4 m wide, each with a door. */
const read = (...places: number[]) =>
  ({
    verdict: { code: 'success' },
    scale: { from: 'dimensions', metresPerPixel: 0.02 },
    source: { toPixels: [50, 0, 0, 50, 0, 0] },
    plan: { rooms: places.map((x, i) => room(`r${i}`, x, 4)), walls: [], openings: places.map((x) => door(x + 1)) },
  }) as unknown as PlanDocument;

describe('compareReading', () => {
  it('counts a room that is read beside the plan as wrong', () => {
    const { roomsFound, roomsRead, roomsRight, doors } = compareReading(truth, read(0, 10));
    expect({ roomsFound, roomsRead, roomsRight, doors }).toEqual({
      roomsFound: 1,
      roomsRead: 2,
      roomsRight: 1,
      doors: [1, 2],
    });
  });

  it('asks of two drawings at two scales only for the one that the truth is of', () => {
    const { metresPerPixel, ...two } = truth;
    const { roomsFound, roomsRead, doors } = compareReading(two, read(0, 10));
    expect({ roomsFound, roomsRead, doors }).toEqual({ roomsFound: 1, roomsRead: 1, doors: [1, 1] });
  });

  it('takes open stairs as part of their room or as a room of their own', () => {
    const flight = { id: 'f1', kind: 'flight', room: 'r1', outline: box(3, 1) };
    const stairs = { ...truth, plan: { ...truth.plan!, fixtures: [flight] } } as unknown as DrawingTruth;
    const whole = read(0);
    const parted = { ...whole, plan: { ...whole.plan, rooms: [room('r0', 0, 3), room('r1', 3, 1)] } };
    for (const reading of [whole, parted])
      expect(compareReading(stairs, reading)).toMatchObject({ roomsFound: 1, roomsRead: 1, roomsRight: 1 });
    expect(compareReading(truth, parted)).toMatchObject({ roomsFound: 0, roomsRead: 2, roomsRight: 0 });
  });

  it('finds no room where walls enclose half as much again', () => {
    const wide = read(0);
    const [only] = wide.plan.rooms;
    Object.assign(only!, { outline: box(0, 6), area: 24 });
    expect(compareReading(truth, wide).roomsFound).toBe(0);
  });

  it('finds a door where it is on the sheet: turned as the sheet was turned, whatever scale was read', () => {
    // The sheet is written standing on its side, 400 x 1000 px, and read lying, at twice the metres a pixel.
    const standing = { ...truth, turned: 90, widthPx: 400, heightPx: 1000, toPixels: [0, 50, -50, 0, 400, 0] };
    const reading = read(0);
    const source = { toPixels: [25, 0, 0, 25, 0, 0] };
    const openings = [{ kind: 'door', wall: 'w1', from: [0, 0], to: [0, 0] }];
    const place = (x: number) => {
      const plan = { ...reading.plan, openings: [{ ...openings[0], from: [2 * x, 0], to: [2 * x + 1.8, 0] }] };
      return compareReading(standing as never, { ...reading, source, plan } as unknown as PlanDocument).doorsInPlace;
    };
    expect([place(1), place(1.4), place(1.5), place(0.5)]).toEqual([1, 1, 0, 0]);
  });

  it('tells doors that were read elsewhere from those in place, and doors from windows', () => {
    const elsewhere = { ...read(0).plan, openings: [door(3)] };
    const asWindow = { ...read(0).plan, openings: [{ ...door(1), kind: 'window' }] };
    const score = (plan: object) => compareReading(truth, { ...read(0), plan } as unknown as PlanDocument);
    expect(score(read(0).plan)).toMatchObject({ doors: [1, 1], doorsInPlace: 1, windowsInPlace: 0 });
    expect(score(elsewhere)).toMatchObject({ doors: [1, 1], doorsInPlace: 0 });
    expect(score(asWindow)).toMatchObject({ doors: [1, 0], windows: [0, 1], doorsInPlace: 0, windowsInPlace: 0 });
  });
});
