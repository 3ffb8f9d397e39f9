import { describe, expect, it } from 'vitest';
import { scaling } from '../geometry/affine.ts';
import { pointAt } from '../geometry/segment.ts';
import { judgePlan } from '../plan-graph/judge-plan.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { SymbolPx } from '../structure/types.ts';
import { checkSize } from './check-size.ts';
import { decideVerdict } from './decide-verdict.ts';
import { lookAtSheet } from './look-at-sheet.ts';
import { HEIGHT, madePlan, run, scaleOf, WIDTH } from './made-plan.fixture.ts';

const BED: SymbolPx = { kind: 'bed', room: 0, outline: [[20, 20], [60, 20], [60, 70], [20, 70]], confidence: 0.9 }; // biome-ignore format: short
const NO_SCALE: ScaleFinding = { ...scaleOf(1), metresPerPixel: undefined };

/** The verdict on a sheet on which these pieces of furniture were found. */
const decide = (input: ReturnType<typeof madePlan>, furniture: SymbolPx[] = []) =>
  decideVerdict(input, {
    isPlan: () => judgePlan(input, []),
    isFurnished: () => ({
      yes: furniture.length > 0,
      score: furniture.length > 0 ? 1 : 0,
      evidence: furniture.map(({ kind }) => ({ kind, count: 1, score: 0.9 })),
      symbols: furniture,
    }),
  });

const { source } = madePlan();

describe('decideVerdict', () => {
  it('lets a plan pass that was read well', () => {
    expect(decide(madePlan()).code).toBe('success');
  });

  it('refuses loose furniture and says where it is, in pixels of the picture that was sent', () => {
    const verdict = decide(madePlan({ source: { ...source, toPicture: scaling(2) } }), [BED]);
    expect(verdict.code).toBe('furniture_detected');
    expect(verdict.message).toContain('bed');
    expect(verdict.details.furniture).toEqual([{ kind: 'bed', box: [40, 40, 120, 140], confidence: 0.9 }]);
  });

  it('asks for dimensions when no scale was found, and lists the texts', () => {
    const verdict = decide(madePlan({ scale: NO_SCALE }));
    expect(verdict.code).toBe('dimensions_missing');
    expect(verdict.details.texts).toEqual(['BEDROOM', 'KITCHEN']);
  });

  it('names furniture before missing dimensions', () => {
    expect(decide(madePlan({ scale: NO_SCALE }), [BED]).code).toBe('furniture_detected');
  });

  it.each([
    [
      'two scales on one sheet',
      scaleOf(0.02, { others: [{ metresPerPixel: 0.04, texts: ['1.00', '2.00', '3.00', '4.00'] }] }),
      'mixed-scales',
    ],
    ['a stretched drawing', scaleOf(0.02, { x: 0.02, y: 0.025 }), 'stretched'],
    [
      'a stretched drawing whose other axis and areas agree among themselves',
      scaleOf(0.02, {
        x: 0.02,
        y: 0.025,
        others: [
          { metresPerPixel: 0.0251, texts: ['1', '2', '3'] },
          { metresPerPixel: 0.0222, texts: ['4 m2', '5 m2', '6 m2'] },
        ],
      }),
      'stretched',
    ],
    ['a floor under 8 square metres', scaleOf(0.005), 'too-small'],
    ['a floor over 2,000 square metres', scaleOf(0.2), 'too-large'],
  ])('refuses %s', (_what, scale, reason) => {
    const verdict = decide(madePlan({ scale }));
    expect(verdict.code).toBe('size_unsupported');
    expect(verdict.details.reason).toBe(reason);
  });

  it('refuses a scale that makes doors over 4 m wide', () => {
    const inside = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    const verdict = checkSize({ ...madePlan(), scale: scaleOf(0.11), rooms: { ...madePlan().rooms, inside } });
    expect(verdict).toMatchObject({ code: 'size_unsupported', details: { reason: 'door-width' } });
  });

  it('does not doubt a scale for one narrow door, or for some among others', () => {
    const { openings } = madePlan();
    const door = openings.find((o) => o.kind === 'door')!;
    const narrow = { ...door, to: pointAt(door, 0.3 / 0.02) };
    const accepted = [[narrow], [narrow, narrow, door]];
    for (const doors of accepted)
      expect(decide(madePlan({ scale: scaleOf(0.02), openings: doors })).code).toBe('success');
    const refused = decide(madePlan({ scale: scaleOf(0.02), openings: [narrow, narrow] }));
    expect(refused).toMatchObject({ details: { reason: 'door-width', doorMetres: 0.3 } });
  });

  it('does not take a misread number for a second scale', () => {
    expect(decide(madePlan({ scale: scaleOf(0.02, { others: [{ metresPerPixel: 0.05, texts: ['7'] }] }) })).code).toBe(
      'success',
    );
  });
});

describe('a sheet without a plan', () => {
  const bare = (texts: string[]) => {
    const { rooms, walls } = madePlan();
    const empty = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    return madePlan({
      openings: [],
      walls: { ...walls, walls: [], mask: empty },
      rooms: { ...rooms, rooms: [], inside: empty },
      texts: texts.map(run),
    });
  };

  it('is unreadable whatever else was found', () => {
    expect(decide(bare([]), [BED])).toMatchObject({ code: 'file_unreadable', details: { reason: 'no-plan' } });
  });

  it('is called another drawing when its titles say so', () => {
    expect(decide(bare(['BUILDING SECTION', 'NORTH ELEVATION']))).toMatchObject({
      code: 'file_unreadable',
      details: { reason: 'other-drawing' },
    });
  });

  it('is a photo when it has many tones and edges in all directions', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    // Smooth blobs with noise: neighbouring pixels are alike but never equal.
    const wave = () => [random() / 9, random() / 9, random() * 6, 20 + random() * 40] as const;
    const waves = Array.from({ length: 12 }, wave);
    const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const value = waves.reduce((sum, [fx, fy, at, high]) => sum + high * Math.sin(x * fx + y * fy + at), 128);
      for (let c = 0; c < 3; c++) rgb[3 * i + c] = Math.max(0, Math.min(255, value + c * 25 + random() * 30));
    }
    const look = lookAtSheet({ widthPx: WIDTH, heightPx: HEIGHT, rgb });
    const verdict = decide(madePlan({ source: { ...source, look } }));
    expect(verdict).toMatchObject({ code: 'file_unreadable', details: { reason: 'photo' } });
  });

  it('is too small below the size at which letters can be read', () => {
    expect(decide(madePlan({ source: { ...source, toPicture: scaling(0.25) } }))).toMatchObject({
      code: 'file_unreadable',
      details: { reason: 'too-small' },
    });
  });
});
