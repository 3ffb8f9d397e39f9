import type { Plan } from '#core/plan/schema.ts';
import type { Dwelling } from '../dwelling/types.ts';
import type { Random } from '../random.ts';
import { chainMargin } from './dimensions.ts';
import type { extentOf } from './paint-plan.ts';
import type { PointPx } from './pen.ts';
import type { Content, DrawingStyle } from './types.ts';

/** One of the plans of a sheet, and at which share of the sheet's scale it is drawn. */
export interface SheetPlan {
  readonly dwelling: Dwelling;
  readonly plan: Plan;
  readonly extent: ReturnType<typeof extentOf>;
  readonly share: number;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  /** Pixels per metre. */
  readonly scale: number;
  /** Where the origin of each plan lies, pixels. */
  readonly origins: PointPx[];
  /** What the plans and their dimensions take up of the page. */
  readonly busy: { x0: number; y0: number; x1: number; y1: number };
}

const MOST_PX_PER_METRE = 150;
const LEAST_PX_PER_METRE = 36;
/** The same for large buildings whose rooms have numbers alone. */
const LEAST_NUMBERED = 16;

/** Puts plans side by side or one below the other, with space for their dimensions, titles and tables, on a page that may be larger. */
export function layOutSheet(
  plans: readonly SheetPlan[],
  style: DrawingStyle,
  content: Content,
  random: Random,
): SheetLayout {
  const first = plans[0]!;
  const longest = Math.max(first.extent.x1 - first.extent.x0, first.extent.y1 - first.extent.y0);
  const scale = Math.min(
    MOST_PX_PER_METRE,
    Math.max(
      style.numbered ? LEAST_NUMBERED : LEAST_PX_PER_METRE,
      (style.buildingPx * (style.extras.page < 1 ? 0.72 : 1)) / longest,
    ),
  );
  const margin = (side: 'top' | 'right' | 'bottom' | 'left') => (content.chains ? chainMargin(style, side) : 0);
  const usual = style.labelPx * random.range(2, random.chance(0.2) ? 14 : 5);
  const pad = style.tight ? style.labelPx * 0.4 : usual;
  const { extras } = style;
  const foot = (extras.title || extras.scaleBar ? 4 : 0) * style.labelPx + (extras.brochure ? 6 : 0) * style.labelPx;
  const block = extras.titleBlock ? style.labelPx * 5.5 : 0;

  let x = pad;
  const origins = plans.map(({ extent, share }): PointPx => {
    const origin: PointPx = [
      x + margin('left') - extent.x0 * scale * share,
      pad + margin('top') - extent.y0 * scale * share,
    ];
    x += margin('left') + (extent.x1 - extent.x0) * scale * share + margin('right') + pad;
    return origin;
  });
  const tallest = Math.max(...plans.map(({ extent, share }) => (extent.y1 - extent.y0) * scale * share));
  const tight = {
    width: Math.ceil(x),
    height: Math.ceil(2 * pad + margin('top') + tallest + margin('bottom') + foot + block),
  };
  if (style.stacked) {
    let y = pad;
    for (const [i, { extent, share }] of plans.entries()) {
      origins[i] = [pad + margin('left') - extent.x0 * scale * share, y + margin('top') - extent.y0 * scale * share];
      y += margin('top') + (extent.y1 - extent.y0) * scale * share + margin('bottom') + pad;
    }
    const widest = Math.max(...plans.map(({ extent, share }) => (extent.x1 - extent.x0) * scale * share));
    tight.width = Math.ceil(2 * pad + margin('left') + widest + margin('right'));
    tight.height = Math.ceil(y + foot + block);
  }
  const { width, height, shift } = pickPage(tight, extras.page, random.fork('page'));
  for (const origin of origins) for (const axis of [0, 1]) origin[axis]! += shift[axis]!;
  const busy = { x0: shift[0], y0: shift[1], x1: shift[0] + tight.width, y1: shift[1] + tight.height };
  return { width, height, scale, origins, busy };
}

/** A page in which the drawing takes the given share, and where on it the drawing lies. */
function pickPage(
  tight: { width: number; height: number },
  share: number,
  random: Random,
): { width: number; height: number; shift: PointPx } {
  if (share >= 1) return { ...tight, shift: [0, 0] };
  const area = (tight.width * tight.height) / share;
  const ratio = random.pick([Math.SQRT2, Math.SQRT1_2, Math.SQRT2, 1.3, 1.6, 1]);
  const width = Math.ceil(Math.max(tight.width, Math.sqrt(area * ratio)));
  const height = Math.ceil(Math.max(tight.height, Math.sqrt(area / ratio)));
  const at = (free: number) => Math.round(free * random.pick([0.5, 0.5, 0.15, 0.35]));
  return { width, height, shift: [at(width - tight.width), at(height - tight.height)] };
}
