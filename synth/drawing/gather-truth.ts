import type { Plan } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';
import type { Content, DrawingTruth, VerdictCode } from './types.ts';

/** What is known about a sheet as drawn, before it is turned or spoilt, from what its pens noted; one plan a pen. */
export function gatherTruth(
  pens: readonly Pen[],
  plans: readonly Plan[],
  content: Content,
  size: { width: number; height: number },
): DrawingTruth {
  const [first, ...others] = pens as [Pen, ...Pen[]];
  const oneScale = !content.contradiction && others.every((other) => other.scale === first.scale);
  const rooms = pens.flatMap((pen, i) => pen.rooms.map((room) => (i ? { ...room, id: idOn(i, room.id) } : room)));
  const lengths = pens.flatMap((pen) => pen.lengths);
  const measured = lengths.length > 0 || rooms.some((room) => room.size) || first.style.extras.scaleBar;
  const codes: VerdictCode[] = [];
  if (content.furniture) codes.push('furniture_detected');
  // Where nothing is printed nothing can disagree.
  if (!oneScale && (measured || rooms.some((room) => room.area))) codes.push('size_unsupported');
  else if (!measured && rooms.some((room) => room.area))
    codes.push(...(codes.length ? [] : (['success', 'dimensions_missing'] as const)));
  // A printed area of the whole home may or may not be taken for a measure.
  else if (!measured && first.style.extras.brochure && codes.length === 0) codes.push('dimensions_missing', 'success');
  else if (!measured) codes.push('dimensions_missing');
  if (codes.length === 0) codes.push('success');
  return {
    codes,
    widthPx: size.width,
    heightPx: size.height,
    unit: measured || (rooms.some((room) => room.area) && !first.style.mats) ? first.style.lengths.unit : 'none',
    turned: 0,
    note: '',
    ...(oneScale ? { metresPerPixel: 1 / first.scale } : {}),
    toPixels: [first.scale, 0, 0, first.scale, first.origin[0], first.origin[1]],
    plan: oneScale ? plans.reduce((all, plan, i) => (i ? joinPlans(all, plan, i, first, pens[i]!) : all)) : plans[0]!,
    texts: pens.flatMap((pen) => pen.texts),
    lengths,
    rooms,
  };
}

/** An id on the second plan of a sheet ends in `-b`, on the third in `-c`. */
const idOn = (index: number, id: string) => `${id}-${'abcdef'[index]}`;

/** One more plan moved to where it stands on the sheet, in metres of the first. */
function joinPlans(one: Plan, two: Plan, index: number, first: Pen, other: Pen): Plan {
  const [dx, dy] = [
    (other.origin[0] - first.origin[0]) / first.scale,
    (other.origin[1] - first.origin[1]) / first.scale,
  ];
  const move = (p: [number, number]): [number, number] => [p[0] + dx, p[1] + dy];
  const id = (text: string) => idOn(index, text);
  const item = (i: Plan['fixtures'][number]) => ({
    ...i,
    id: id(i.id),
    room: id(i.room),
    outline: i.outline.map(move),
  });
  return {
    walls: [...one.walls, ...two.walls.map((w) => ({ ...w, id: id(w.id), from: move(w.from), to: move(w.to) }))],
    openings: [
      ...one.openings,
      ...two.openings.map(({ swing, ...o }) => ({
        ...o,
        id: id(o.id),
        wall: id(o.wall),
        from: move(o.from),
        to: move(o.to),
        ...(swing ? { swing: { hinge: move(swing.hinge), leaf: move(swing.leaf) } } : {}),
      })),
    ],
    rooms: [
      ...one.rooms,
      ...two.rooms.map((r) => ({
        ...r,
        id: id(r.id),
        outline: r.outline.map(move),
        holes: r.holes.map((h) => h.map(move)),
      })),
    ],
    fixtures: [...one.fixtures, ...two.fixtures.map(item)],
    furniture: [...one.furniture, ...two.furniture.map(item)],
  };
}
