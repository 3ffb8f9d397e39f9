import { describe, expect, it } from 'vitest';
import { scaling } from '../geometry/affine.ts';
import { pointAt } from '../geometry/segment.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { SymbolPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { VerdictInput } from './decide-verdict.ts';
import { decideVerdict } from './decide-verdict.ts';
import { BY_STROKES } from './judge-by-strokes.ts';
import { HEIGHT, madePlan, run, scaleOf, WIDTH } from './made-plan.fixture.ts';

const bed: SymbolPx = { kind: 'bed', room: 0, outline: [[20, 20], [60, 20], [60, 70], [20, 70]], confidence: 0.9 }; // biome-ignore format: short
const table: SymbolPx = { ...bed, kind: 'table with chairs', confidence: 0.8 };
const noScale: ScaleFinding = { ...scaleOf(1), metresPerPixel: undefined };

const decide = (input: VerdictInput) => decideVerdict(input, BY_STROKES);

describe('decideVerdict', () => {
  it('lets a plan pass that was read well', () => {
    expect(decide(madePlan()).code).toBe('success');
  });

  it('refuses loose furniture and says where it is, in pixels of the picture that was sent', () => {
    const verdict = decide(
      madePlan({ symbols: { fixtures: [], furniture: [bed, table] }, source: { toPicture: scaling(2) } }),
    );
    expect(verdict.code).toBe('furniture_detected');
    expect(verdict.message).toContain('bed');
    expect(verdict.details.furniture).toContainEqual({ kind: 'bed', box: [40, 40, 120, 140], confidence: 0.9 });
  });

  it('lets fixtures pass', () => {
    expect(decide(madePlan({ symbols: { fixtures: [bed, table], furniture: [] } })).code).toBe('success');
  });

  it('does not refuse for one doubtful symbol', () => {
    expect(decide(madePlan({ symbols: { fixtures: [], furniture: [{ ...bed, confidence: 0.4 }] } })).code).toBe(
      'success',
    );
  });

  it('takes a doubtful symbol for furniture where the network sees much of it, and no symbol for none', () => {
    const input = madePlan({ symbols: { fixtures: [], furniture: [{ ...table, confidence: 0.5 }] } });
    input.rooms.labels.fill(1);
    const map = {
      region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
      width: 40,
      height: 30,
      names: ['room', 'furniture'],
    };
    const classes = { ...map, labels: new Uint8Array(1200), sure: new Uint8Array(1200).fill(255) };
    expect(decide({ ...input, classes }).code).toBe('success');
    classes.labels.fill(1, 0, 120);
    expect(decide({ ...input, classes }).code).toBe('furniture_detected');
    expect(decide({ ...input, classes, symbols: { fixtures: [], furniture: [] } }).code).toBe('success');
  });

  it('doubts what strokes told where the network sees no furniture at all', () => {
    const input = madePlan({ symbols: { fixtures: [], furniture: [{ ...bed, confidence: 0.9 }] } });
    input.rooms.labels.fill(1);
    const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
    const [labels, sure] = [new Uint8Array(1200), new Uint8Array(1200).fill(255)];
    const classes = { region, width: 40, height: 30, names: ['room', 'furniture'], labels, sure };
    expect(decide(input).code).toBe('furniture_detected');
    expect(decide({ ...input, classes }).code).toBe('success');
    labels.fill(1, 0, 20);
    expect(decide({ ...input, classes }).code).toBe('furniture_detected');
  });

  it('asks for more in a building of very many rooms', () => {
    const few = madePlan({ symbols: { fixtures: [], furniture: [table] } });
    const many = { ...few.rooms, rooms: Array.from({ length: 150 }, () => few.rooms.rooms[0]!) };
    expect(decide(few).code).toBe('furniture_detected');
    expect(decide({ ...few, rooms: many }).code).not.toBe('furniture_detected');
  });

  it('asks for dimensions when no scale was found, and lists the texts', () => {
    const verdict = decide(madePlan({ scale: noScale }));
    expect(verdict.code).toBe('dimensions_missing');
    expect(verdict.details.texts).toEqual(['BEDROOM', 'KITCHEN']);
  });

  it('names furniture before missing dimensions', () => {
    expect(decide(madePlan({ scale: noScale, symbols: { fixtures: [], furniture: [bed, table] } })).code).toBe(
      'furniture_detected',
    );
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
    const verdict = decide(madePlan({ scale: scaleOf(0.11), rooms: { ...madePlan().rooms, inside } }));
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
  const bare = (more: Partial<VerdictInput>) => {
    const { rooms, walls } = madePlan();
    const empty = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    return madePlan({
      openings: [],
      walls: { ...walls, walls: [] },
      rooms: { ...rooms, rooms: [], inside: empty },
      texts: [],
      ...more,
    });
  };

  it('is unreadable whatever else was found', () => {
    expect(decide(bare({ symbols: { fixtures: [], furniture: [bed, table] } })).code).toBe('file_unreadable');
  });

  it('is called another drawing when its titles say so', () => {
    const verdict = decide(bare({ texts: [run('BUILDING SECTION'), run('NORTH ELEVATION')] }));
    expect(verdict).toMatchObject({ code: 'file_unreadable', details: { reason: 'other-drawing' } });
  });

  it('is no plan when everything written on it stands in the cells of a table', () => {
    const cell = (text: string, x: number, y: number): TextRun => ({
      ...run(text),
      box: { x0: x, y0: y, x1: x + 20, y1: y + 12 },
    });
    const rows = [20, 50, 80, 110, 140, 170, 200];
    const cells = rows.flatMap((y) => [cell('all', 20, y), cell('739', 120, y), cell('184', 220, y)]);
    expect(decide(madePlan({ texts: cells }))).toMatchObject({ code: 'file_unreadable' });
    const chains = cells.map((text) => ({ ...text, angle: 270 as const }));
    expect(decide(madePlan({ texts: chains })).code).not.toBe('file_unreadable');
  });

  it('is a figure when nothing is written, hardly an opening is drawn and its lines are short', () => {
    const look = {
      fewColours: 0.97,
      flat: 0.9,
      square: 0.6,
      longEdges: 5,
      largestPiece: 0.5,
      closedOff: 0.4,
      edges: 0.05,
      midTones: 0.01,
    };
    const figure = madePlan({ openings: [], texts: [], source: { toPicture: scaling(1), look } });
    expect(decide(figure)).toMatchObject({ code: 'file_unreadable', details: { reason: 'no-plan' } });
    expect(decide({ ...figure, texts: [run('4.20'), run('08')] }).code).toBe('file_unreadable');
    const plain = { ...figure, source: { toPicture: scaling(1), look: { ...look, longEdges: 14 } } };
    expect(decide(plain).code).not.toBe('file_unreadable');
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
    const { page } = madePlan();
    const verdict = decide(madePlan({ page: { ...page, rgb } }));
    expect(verdict).toMatchObject({ code: 'file_unreadable', details: { reason: 'photo' } });
  });

  it('is too small below the size at which letters can be read', () => {
    expect(decide(madePlan({ source: { toPicture: scaling(0.25) } }))).toMatchObject({
      code: 'file_unreadable',
      details: { reason: 'too-small' },
    });
  });
});
