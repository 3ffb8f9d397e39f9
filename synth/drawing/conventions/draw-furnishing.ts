import type { DrawnItem } from '#core/plan/schema.ts';
import type { DrawPiece } from '../furniture-families.ts';
import type { Pen } from '../pen.ts';
import { AMERICAN_FIXTURES } from './american-fixtures.ts';
import { BROCHURE_FIXTURES, BROCHURE_PIECES, COMMON_FIXTURES, NORDIC_FIXTURES } from './brochure-pieces.ts';
import type { Furnishing } from './conventions.ts';

/** The symbols that each manner has of its own. */
const MANNERS: Readonly<Record<Furnishing['manner'], Readonly<Record<string, DrawPiece>>>> = {
  usual: {},
  brochure: { ...BROCHURE_PIECES, ...BROCHURE_FIXTURES },
  nordic: NORDIC_FIXTURES,
  american: AMERICAN_FIXTURES,
};
const WOODEN = ['table', 'desk', 'shelf', 'tv-unit', 'wardrobe', 'nightstand', 'coffee-table', 'kitchen-counter'];
const GREENS = ['#6d9a4f', '#4f7f3f', '#8fb66f'];

/** The symbol of a thing in the manner of the furnishing; undefined for what it draws as usual. */
export function pieceOf({ manner, forms }: Furnishing, kind: string): DrawPiece | undefined {
  return forms[kind] ?? MANNERS[manner][kind] ?? COMMON_FIXTURES[kind];
}

/** Filling of a thing: plants are green and floors of rugs paler where furniture is coloured. */
export function fillOf({ fill, coloured }: Furnishing, kind: string): string {
  if (coloured && kind === 'plant') return GREENS[0]!;
  return kind === 'rug' && coloured ? '#efe6d8' : fill;
}

/** The shadow that a thing casts on the floor, drawn before it. */
export function drawShadow(pen: Pen, { shadow }: Furnishing, { kind, outline }: DrawnItem): void {
  if (!shadow || kind === 'rug') return;
  const { ctx, scale } = pen;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.45)';
  ctx.shadowBlur = scale * 0.08;
  ctx.shadowOffsetX = scale * 0.05;
  ctx.shadowOffsetY = scale * 0.05;
  pen.line(outline, { closed: true, fill: '#d0d0d0', widthPx: 0 });
  ctx.restore();
}

/** Grain on what is made of wood, light on the rest; drawn over a thing. */
export function drawTexture(pen: Pen, { texture, line }: Furnishing, { kind, outline }: DrawnItem): void {
  const [a, b, , d] = outline as [[number, number], [number, number], [number, number], [number, number]];
  if (texture === 'none' || kind === 'plant' || kind === 'person' || kind === 'round-table' || kind === 'oval-table')
    return;
  const { ctx, at } = pen;
  if (texture === 'grain' && WOODEN.includes(kind)) {
    const depth = Math.hypot(d[0] - a[0], d[1] - a[1]);
    for (let v = 0.08; v < depth - 0.02; v += 0.09) {
      const t = v / depth;
      const [from, to] = [a, b].map((p) => [p[0] + (d[0] - a[0]) * t, p[1] + (d[1] - a[1]) * t] as const);
      pen.line([from!, to!], { colour: line, widthPx: Math.max(0.4, pen.style.linePx * 0.4) });
    }
  }
  if (texture !== 'light') return;
  const light = ctx.createLinearGradient(...at(a), ...at([b[0] + d[0] - a[0], b[1] + d[1] - a[1]]));
  light.addColorStop(0, 'rgba(255,255,255,0.35)');
  light.addColorStop(1, 'rgba(0,0,0,0.18)');
  ctx.save();
  ctx.beginPath();
  outline.forEach((p, i) => {
    if (i) ctx.lineTo(...at(p));
    else ctx.moveTo(...at(p));
  });
  ctx.closePath();
  ctx.fillStyle = light;
  ctx.fill();
  ctx.restore();
}
