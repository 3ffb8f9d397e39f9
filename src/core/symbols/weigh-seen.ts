import { DOORS } from '../pixel-classes/built.ts';
import { sharesIn } from '../pixel-classes/shares-in.ts';
import { FIXED_OR_PRINTED } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { SymbolPx } from '../structure/types.ts';

/** Share of a symbol's pixels that the network has to take for furniture before that counts, and what full agreement adds. */
const AGREES = 0.4;
const ADDS = 0.5;
/** With this share of furniture, lettering aside, it is furniture, whatever its strokes are taken for. */
const CONFIRMS = 0.6;
/** With this share of lettering, dimensions or fixtures under it, a symbol is probably that: what is left of its confidence. */
const OTHERWISE = 0.6;
const LEAVES = 0.5;
/** With so much of a hob or a sink in it, and less furniture than would agree, a symbol is a worktop that stands free. */
const KITCHEN = 0.06;
/** With so much worktop in it, and less furniture than worktop, it is floor between worktops. */
const WORKTOP = 0.2;
const KITCHEN_THINGS = ['counter', 'hob', 'sink', 'appliance'];
/** With so much wall in it, and less furniture than would agree, it is the corner of walls. */
const WALLED = 0.4;
/** Nobody puts furniture where doors swing: with this share of doors and swept floor, and less furniture than would agree, it is neither. */
const SWEPT = 0.25;
/**
 * Where it sees bare floor over this share, lettering aside, and less furniture than that: what is left then. Of what strokes take
 * for detailed things and sets on such floor in 105 real drawings, none lies between an island with a hob (0.26) and 0.31.
 */
const BARE = 0.6;
const DENIED = 0.28;
const LEAVES_BARE = 0.6;
/**
 * Beds, sofas and armchairs are solid: unlike sets of a table and chairs, which stand on floor, they are denied whatever else it
 * sees there. Of those in furnished real drawings the network of run 6 took 27 % and more for furniture (40 of 45; the others are
 * faint or dashed); of what looks like one in unfurnished drawings 18 % and less, or it saw walls or a worktop there.
 */
const SOLID: ReadonlySet<string> = new Set(['bed', 'sofa', 'armchair']);
const SOLID_DENIED = 0.22;

/**
 * The furniture that the strokes told, each as sure as strokes and network together make it. The network alone adds no symbol:
 * trained on drawings of our own, it takes some unknown fixtures for furniture.
 */
export function weighSeen(furniture: readonly SymbolPx[], classes: PixelClasses): SymbolPx[] {
  return furniture.map((symbol) => weigh(symbol, classes));
}

function weigh(symbol: SymbolPx, classes: PixelClasses): SymbolPx {
  const shares = sharesIn(symbol.outline, classes);
  if (!shares) return symbol;
  const furniture = shares.get('furniture') ?? 0;
  const sumOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (shares.get(name) ?? 0), 0);
  const worktop = sumOf(KITCHEN_THINGS);
  const isElsewhere =
    (worktop > WORKTOP && furniture < worktop) ||
    sumOf(['hob', 'sink']) > KITCHEN ||
    sumOf(DOORS) > SWEPT ||
    sumOf(['wall']) > WALLED;
  const isOther = sumOf(FIXED_OR_PRINTED) > OTHERWISE || (isElsewhere && furniture < AGREES);
  const unlettered = 1 - (shares.get('text') ?? 0);
  const isBare = SOLID.has(symbol.kind)
    ? furniture < SOLID_DENIED
    : furniture < DENIED * unlettered && (shares.get('room') ?? 0) > BARE * unlettered;
  // Of dashes it sees next to nothing.
  const bare = isBare && !symbol.dashed;
  const agrees = 1 + (ADDS * Math.max(0, furniture - AGREES)) / (1 - AGREES);
  const factor = isOther ? LEAVES : bare ? LEAVES_BARE : agrees;
  const confidence = Math.min(1, symbol.confidence * factor);
  if (isOther || bare) return { ...symbol, confidence, doubted: true };
  return furniture > CONFIRMS * unlettered ? { ...symbol, confidence, confirmed: true } : { ...symbol, confidence };
}
