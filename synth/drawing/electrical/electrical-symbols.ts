import type { Pen } from '../pen.ts';
import type { ElectricalLook } from './electrical-look.ts';

/** A place for a symbol: metres, and for what hangs on a wall the way into the room as an angle. */
export interface Spot {
  at: readonly [number, number];
  angle: number;
}

type Ctx = Pen['ctx'];
type Symbol = (ctx: Ctx, r: number) => void;

const circle = (ctx: Ctx, x: number, y: number, r: number) => {
  ctx.moveTo(x + r, y);
  ctx.arc(x, y, r, 0, 7);
};
const lines = (ctx: Ctx, ...points: (readonly [number, number])[]) => {
  for (const [i, [x, y]] of points.entries()) {
    if (i) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
  }
};
const turned = (turn: number, r: number): [number, number] => [Math.cos(turn) * r, Math.sin(turn) * r];

const LAMPS: Record<ElectricalLook['lamp'], Symbol> = {
  crossed: (ctx, r) => {
    circle(ctx, 0, 0, r);
    for (const turn of [0.25, 0.75]) lines(ctx, turned(turn * Math.PI, r), turned((turn + 1) * Math.PI, r));
  },
  plus: (ctx, r) => {
    circle(ctx, 0, 0, r * 0.7);
    for (const turn of [0, 0.5]) lines(ctx, turned(turn * Math.PI, r * 1.3), turned((turn + 1) * Math.PI, r * 1.3));
  },
  rays: (ctx, r) => {
    circle(ctx, 0, 0, r * 0.6);
    for (let i = 0; i < 8; i++) lines(ctx, turned((i * Math.PI) / 4, r * 0.6), turned((i * Math.PI) / 4, r * 1.2));
  },
  square: (ctx, r) => {
    ctx.rect(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6);
    circle(ctx, 0, 0, r * 0.45);
  },
  target: (ctx, r) => {
    circle(ctx, 0, 0, r);
    circle(ctx, 0, 0, r * 0.45);
  },
};

/** In a frame whose x runs from the wall into the room. */
const SOCKETS: Record<ElectricalLook['socket'], Symbol> = {
  arc: (ctx, r) => {
    lines(ctx, [0, 0], [r * 0.6, 0]);
    lines(ctx, [r * 0.6, -r * 0.7], [r * 0.6, r * 0.7]);
    ctx.moveTo(r * 1.3, -r * 0.7);
    ctx.arc(r * 1.3, 0, r * 0.7, -Math.PI / 2, Math.PI / 2, true);
  },
  duplex: (ctx, r) => {
    circle(ctx, r * 0.75, 0, r * 0.55);
    for (const v of [-0.22, 0.22]) lines(ctx, [0, v * r], [r * 1.5, v * r]);
  },
  filled: (ctx, r) => {
    ctx.moveTo(0, -r * 0.6);
    ctx.arc(0, 0, r * 0.6, -Math.PI / 2, Math.PI / 2);
    lines(ctx, [r * 0.6, 0], [r * 1.2, 0]);
  },
  triangle: (ctx, r) => lines(ctx, [0, -r * 0.6], [r, 0], [0, r * 0.6], [0, -r * 0.6]),
};

const SWITCHES: Record<ElectricalLook['switch'], Symbol> = {
  ticked: (ctx, r) => {
    circle(ctx, r * 0.4, 0, r * 0.3);
    lines(ctx, [r * 0.6, -r * 0.2], [r * 1.5, -r * 0.9], [r * 1.7, -r * 0.6]);
  },
  letter: (ctx, r) => {
    ctx.moveTo(r * 1.1, -r * 0.3);
    ctx.bezierCurveTo(r * 1.1, -r * 0.9, r * 0.2, -r * 0.7, r * 0.5, -r * 0.1);
    ctx.bezierCurveTo(r * 0.8, r * 0.4, r * 1.3, r * 0.5, r * 0.5, r * 0.7);
    lines(ctx, [r * 0.7, -r], [r * 0.7, r]);
  },
  key: (ctx, r) => {
    circle(ctx, r * 0.5, 0, r * 0.4);
    lines(ctx, [r * 0.9, 0], [r * 1.6, 0], [r * 1.6, -r * 0.4]);
  },
};

/** Fans of about 1.2 m across; `r` is half of it. */
const FANS: Record<Exclude<ElectricalLook['fan'], 'none'>, Symbol> = {
  blades: (ctx, r) => {
    circle(ctx, 0, 0, r * 0.16);
    for (let i = 0; i < 3; i++) {
      const turn = (i * 2 * Math.PI) / 3 - 0.5;
      ctx.moveTo(...turned(turn, r * 0.16));
      ctx.quadraticCurveTo(...turned(turn - 0.35, r * 0.8), ...turned(turn, r));
      ctx.quadraticCurveTo(...turned(turn + 0.3, r * 0.7), ...turned(turn, r * 0.16));
    }
  },
  paddles: (ctx, r) => {
    circle(ctx, 0, 0, r * 0.2);
    for (let i = 0; i < 4; i++) {
      const turn = (i * Math.PI) / 2;
      const side = turned(turn + Math.PI / 2, r * 0.11);
      const [near, far] = [turned(turn, r * 0.25), turned(turn, r)];
      const by = (p: [number, number], s: number): [number, number] => [p[0] + side[0] * s, p[1] + side[1] * s];
      lines(ctx, by(near, 1), by(far, 1), by(far, -1), by(near, -1), by(near, 1));
    }
  },
  hexagon: (ctx, r) => {
    for (const share of [0.55, 0.22])
      lines(ctx, ...Array.from({ length: 7 }, (_, i) => turned((i * Math.PI) / 3, r * share)));
    for (let i = 0; i < 3; i++) lines(ctx, turned((i * 2 * Math.PI) / 3, r * 0.22), turned((i * 2 * Math.PI) / 3, r));
  },
  ring: (ctx, r) => {
    circle(ctx, 0, 0, r);
    circle(ctx, 0, 0, r * 0.2);
    for (let i = 0; i < 3; i++) {
      const turn = (i * 2 * Math.PI) / 3;
      ctx.moveTo(...turned(turn, r * 0.95));
      ctx.ellipse(...turned(turn, r * 0.58), r * 0.38, r * 0.12, turn, 0, 2 * Math.PI);
    }
  },
};

const OTHERS = {
  detector: (ctx, r) => {
    circle(ctx, 0, 0, r * 0.9);
    circle(ctx, 0, 0, r * 0.12);
    lines(ctx, [-r * 0.5, r * 0.3], [-r * 0.2, -r * 0.3], [r * 0.2, r * 0.3], [r * 0.5, -r * 0.3]);
  },
  tube: (ctx, r) => {
    ctx.rect(-r * 4, -r * 0.5, r * 8, r);
    lines(ctx, [-r * 4, 0], [r * 4, 0]);
  },
  board: (ctx, r) => {
    ctx.rect(0, -r * 1.8, r, r * 3.6);
    lines(ctx, [0, -r * 1.8], [r, r * 1.8], [0, r * 1.8]);
  },
} satisfies Record<string, Symbol>;

export type SymbolName = 'lamp' | 'socket' | 'switch' | 'fan' | keyof typeof OTHERS;

/** Draws one symbol at a place. */
export function drawElectricalSymbol(pen: Pen, look: ElectricalLook, name: SymbolName, { at, angle }: Spot): void {
  const { ctx, style, scale } = pen;
  const symbol = symbolOf(look, name);
  if (!symbol) return;
  ctx.save();
  ctx.translate(...pen.at(at));
  ctx.rotate(angle);
  ctx.beginPath();
  symbol(ctx, (name === 'fan' ? 0.6 : look.size) * scale);
  ctx.strokeStyle = ctx.fillStyle = name === 'fan' ? look.colours.fan : look.colours.device;
  // A board is filled on one side of its diagonal, such sockets altogether.
  if (name === 'board' || (name === 'socket' && (look.socket === 'filled' || look.socket === 'triangle'))) ctx.fill();
  ctx.lineWidth = Math.max(0.8, style.linePx * 0.9);
  ctx.stroke();
  ctx.restore();
}

function symbolOf(look: ElectricalLook, name: SymbolName): Symbol | undefined {
  if (name === 'lamp') return LAMPS[look.lamp];
  if (name === 'socket') return SOCKETS[look.socket];
  if (name === 'switch') return SWITCHES[look.switch];
  if (name === 'fan') return look.fan === 'none' ? undefined : FANS[look.fan];
  return OTHERS[name];
}
