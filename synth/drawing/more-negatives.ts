import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../random.ts';

export type Painter = (ctx: SKRSContext2D, width: number, height: number, random: Random) => void;

function line(ctx: SKRSContext2D, ...points: (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
}

function say(ctx: SKRSContext2D, text: string, x: number, y: number, px: number): void {
  ctx.font = `${px}px "Plan Sans"`;
  ctx.fillText(text, x, y);
}

/** Pictures that look more like floor plans than charts do, and photographs of a kind. */
export const MORE_PAINTERS = {
  /** A building cut upright: storeys, roof, ground, levels. */
  section: (ctx, w, h, random) => {
    const [x0, x1, ground] = [w * 0.2, w * 0.78, h * 0.82];
    const storeys = random.int(1, 4);
    const rise = (h * 0.5) / storeys;
    ctx.fillStyle = '#bbbbbb';
    ctx.fillRect(0, ground, w, h * 0.06);
    ctx.fillStyle = '#111111';
    for (let i = 0; i <= storeys; i++) {
      const y = ground - i * rise;
      ctx.fillRect(x0, y - 7, x1 - x0, 14);
      line(ctx, [x1 + 30, y], [x1 + 110, y]);
      say(ctx, `+${(i * 2.8).toFixed(2)}`, x1 + 40, y - 6, 15);
    }
    for (const x of [x0, x1, x0 + (x1 - x0) * random.range(0.35, 0.65)])
      ctx.fillRect(x - 6, ground - storeys * rise, 12, storeys * rise);
    const top = ground - storeys * rise;
    line(ctx, [x0 - 40, top + 10], [(x0 + x1) / 2, top - h * 0.18], [x1 + 40, top + 10]);
    line(ctx, [x0 - 40, top + 24], [(x0 + x1) / 2, top - h * 0.16], [x1 + 40, top + 24]);
    for (let i = 0; i < 11; i++)
      line(
        ctx,
        [x0 + 60 + i * 18, ground - i * (rise / 11)],
        [x0 + 78 + i * 18, ground - i * (rise / 11)],
        [x0 + 78 + i * 18, ground - (i + 1) * (rise / 11)],
      );
    say(ctx, random.pick(['SECTION A-A', 'COUPE AA', 'SCHNITT A-A']), w * 0.42, h * 0.95, 26);
  },
  /** Door and window symbols in boxes, as in legends. */
  symbols: (ctx, w, h, random) => {
    const [columns, rows] = [random.int(3, 5), random.int(2, 4)];
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const [x, y] = [w * (0.08 + (0.88 * i) / columns), h * (0.1 + (0.85 * j) / rows)];
        const r = Math.min(w / columns, h / rows) * 0.45;
        ctx.beginPath();
        ctx.arc(x, y + r, r, -Math.PI / 2, 0);
        ctx.stroke();
        line(ctx, [x, y], [x, y + r], [x + r, y + r]);
        say(ctx, `${String.fromCharCode(97 + i + j * columns)})`, x + r / 2, y + r * 1.35, 20);
      }
  },
  /** Coloured squares with words. */
  legend: (ctx, w, h, random) => {
    const words = [
      'wall',
      'closet',
      'bathroom',
      'living room',
      'bedroom',
      'hall',
      'balcony',
      'not used',
      'door',
      'window',
    ];
    words.slice(0, random.int(5, 10)).forEach((word, i) => {
      const y = h * (0.07 + i * 0.088);
      ctx.fillStyle = random.pick(['#000000', '#c0c0e0', '#c0ffff', '#ffe060', '#ffa060', '#ff4080', '#e0e0b0']);
      ctx.fillRect(w * 0.1, y, 30, 30);
      ctx.fillStyle = '#111111';
      say(ctx, word, w * 0.1 + 60, y + 26, 30);
    });
  },
  /** Soft blobs, edges and light as in a photograph of a room or a house. */
  photograph: (ctx, w, h, random) => {
    const sky = ctx.createLinearGradient(0, 0, 0, h);
    for (const at of [0, 0.4, 0.6, 1])
      sky.addColorStop(at, `hsl(${random.int(20, 220)} ${random.int(10, 45)}% ${random.int(25, 85)}%)`);
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, w, h);
    for (let i = random.int(25, 60); i > 0; i--) {
      ctx.fillStyle = `hsla(${random.int(0, 360)},${random.int(5, 50)}%,${random.int(10, 90)}%,${random.range(0.2, 0.9).toFixed(2)})`;
      const [x, y] = [random.range(0, w), random.range(0, h)];
      const size = random.range(0.03, 0.3) * w;
      ctx.beginPath();
      if (random.chance(0.5)) ctx.ellipse(x, y, size, size * random.range(0.3, 1), random.range(0, 3), 0, 7);
      else {
        ctx.moveTo(x, y);
        for (let k = 0; k < 4; k++) ctx.lineTo(x + random.range(-size, size), y + random.range(-size, size));
      }
      ctx.fill();
    }
  },
  /** Boxes and arrows of a neural network. */
  network: (ctx, w, h, random) => {
    const layers = random.int(3, 6);
    let before: [number, number][] = [];
    for (let i = 0; i < layers; i++) {
      const nodes = random.int(2, 5);
      const here = Array.from({ length: nodes }, (_, j): [number, number] => [
        w * (0.12 + (0.76 * i) / (layers - 1)),
        (h * (j + 1)) / (nodes + 1),
      ]);
      for (const a of before) for (const b of here) line(ctx, a, b);
      for (const [x, y] of here) {
        ctx.beginPath();
        ctx.arc(x, y, Math.min(w, h) * 0.04, 0, 7);
        ctx.fillStyle = '#ffffff';
        ctx.fill();
        ctx.stroke();
        ctx.fillStyle = '#111111';
        say(ctx, `X${i}`, x - 10, y + 6, 18);
      }
      before = here;
    }
  },
} satisfies Record<string, Painter>;
