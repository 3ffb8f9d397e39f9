import { CATALOGUE } from '../catalogue/catalogue.ts';
import { isBackless, isDrawnUp, isTableTop, UNDER_TOP } from '../catalogue/under-table-tops.ts';
import { isStretchable, type Option, type Part, type Rect, type Stretchable, type Template } from './template.ts';

/** Lengths that differ by less are the same, metres. */
const ROUNDING = 1e-6;
/** What hangs or stands on posts is over others up to this height, metres: nobody bumps a knee or an elbow. */
const LOW = 1.2;
const width = (r: Rect): number => r.x1 - r.x0;
const depth = (r: Rect): number => r.y1 - r.y0;

/** Floor that two rectangles share, m². */
function sharedFloor(a: Rect, b: Rect): number {
  const x = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const y = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return x > ROUNDING && y > ROUNDING ? x * y : 0;
}

/** Width and depth of a piece as it is made, whichever way it is turned. */
const sizeOf = (part: Part): [number, number] =>
  part.turn === 90 || part.turn === 270 ? [depth(part), width(part)] : [width(part), depth(part)];

function wrongSize(part: Part): string[] {
  const entry = CATALOGUE[part.kind];
  const size = sizeOf(part);
  const least = entry.least ?? [entry.width, entry.depth];
  const most = entry.most ?? [entry.width, entry.depth];
  const text = `${part.kind} of ${size.map((s) => s.toFixed(2)).join(' × ')} m`;
  const reasons: string[] = [];
  if (size.some((s, k) => !(s >= least[k]! - ROUNDING && s <= most[k]! + ROUNDING)))
    reasons.push(`${text} is not made: ${least.join(' × ')} to ${most.join(' × ')}`);
  if (entry.equalSides && Math.abs(size[0] - size[1]) > ROUNDING) reasons.push(`${text} must be as wide as deep`);
  if (!(part.height > 0)) reasons.push(`${text} is ${part.height} m high`);
  if (entry.underside !== undefined && part.underside === undefined)
    reasons.push(`${text} hangs, and says no underside`);
  return reasons;
}

/** Whether `a` may be over, under or drawn up to `b` on the same floor. */
function mayShareFloor(a: Part, b: Part): boolean {
  if (CATALOGUE[a.kind].flat) return !CATALOGUE[b.kind].flat;
  if (a.underside !== undefined && b.underside === undefined) return b.height <= Math.min(a.underside + ROUNDING, LOW);
  if (a.kind === 'loft-bed') return b.height <= LOW;
  if (!isDrawnUp(a.kind) || !isTableTop(b.kind)) return false;
  return isBackless(a.kind) || sharedFloor(a, b) <= UNDER_TOP * width(a) * depth(a) + ROUNDING;
}

const collide = (a: Part, b: Part): boolean => sharedFloor(a, b) > 0 && !mayShareFloor(a, b) && !mayShareFloor(b, a);

const standsInZone = (part: Part): boolean => part.underside === undefined && !CATALOGUE[part.kind].flat;

/** Pieces that rest on a wall have it at y = 0; nothing is behind it. */
function wrongBack({ free, parts }: Template): string[] {
  const back = Math.min(...parts.map((p) => p.y0));
  return free || Math.abs(back) < ROUNDING ? [] : [`its back is ${back.toFixed(3)} m off the wall`];
}

function wrongZones({ parts, zones }: Template): string[] {
  return zones.flatMap((zone) => {
    const name = `zone "${zone.rule}"`;
    if (!(width(zone) > 0 && depth(zone) > 0)) return [`${name} is empty`];
    if (!zone.rule) return ['a zone says no rule'];
    if (zone.of !== undefined && !parts[zone.of]) return [`${name} is kept free for part ${zone.of}, which is none`];
    return parts
      .filter((part) => standsInZone(part) && !zone.ignores.includes(part.kind) && sharedFloor(zone, part) > 0)
      .map((part) => `${part.kind} stands in its own ${name}`);
  });
}

/** Rugs lie under beds, seats and tables, not under what reaches the floor with doors and shelves. */
const isCupboard = (part: Part): boolean => part.height > LOW && part.kind !== 'loft-bed' && part.kind !== 'bunk-bed';

function wrongExtras({ parts, rugs = [], extras = [] }: Template): string[] {
  const added = extras.flatMap(({ at }) => at);
  return [
    ...[...rugs, ...added].flatMap(wrongSize),
    ...rugs.filter((rug) => !CATALOGUE[rug.kind].flat).map((rug) => `${rug.kind} is no rug`),
    ...rugs.flatMap((rug) =>
      parts.filter((p) => isCupboard(p) && sharedFloor(p, rug) > 0).map((p) => `${rug.kind} lies under ${p.kind}`),
    ),
    ...added.flatMap((extra) =>
      parts.filter((p) => collide(extra, p)).map((p) => `extra ${extra.kind} meets ${p.kind}`),
    ),
    ...extras.filter(({ at }) => !at.length).map(() => 'an extra has no place'),
  ];
}

/** What is wrong with a template: sizes that are not made, pieces that meet, zones that its own pieces stand in. Empty where it is sound. */
export function brokenTemplate(template: Template): string[] {
  const { parts, penalty } = template;
  if (!parts.length) return [`${template.name}: no parts`];
  const reasons = [
    ...parts.flatMap(wrongSize),
    ...parts.flatMap((a, k) =>
      parts
        .slice(0, k)
        .filter((b) => collide(a, b))
        .map((b) => `${a.kind} meets ${b.kind}`),
    ),
    ...wrongBack(template),
    ...wrongZones(template),
    ...wrongExtras(template),
    ...(Number.isFinite(penalty) ? [] : [`its penalty is ${penalty}`]),
  ];
  return reasons.map((reason) => `${template.name}: ${reason}`);
}

const depthOf = ({ parts, zones }: Template): number => Math.max(...[...parts, ...zones].map(({ y1 }) => y1));

/** Widths at which a stretchable group is tried: its ends, its ideal and the steps between, metres. */
function widthsOf({ least, most, ideal }: Stretchable): number[] {
  const steps = Array.from({ length: 9 }, (_, k) => least + ((most - least) * k) / 8);
  return [...steps, ideal];
}

/** What is wrong with the variants of a want, each by itself and together: names must tell them apart. */
export function brokenOptions(options: readonly Option[]): string[] {
  const names = new Set<string>();
  return options.flatMap((option) => {
    if (!isStretchable(option)) {
      const twice = names.has(option.name) ? [`${option.name}: two variants of this name`] : [];
      names.add(option.name);
      return [...twice, ...brokenTemplate(option)];
    }
    const { least, most, ideal } = option;
    if (!(least <= ideal && ideal <= most)) return [`a stretchable group is ideal at ${ideal}, of ${least} to ${most}`];
    const deepest = depthOf(option.make(least));
    return widthsOf(option).flatMap((w) => {
      const template = option.make(w);
      // Where it fits is found out with the narrowest.
      const deeper = depthOf(template) > deepest + ROUNDING ? [`${template.name}: deeper than at its least width`] : [];
      return [...brokenTemplate(template), ...deeper];
    });
  });
}
