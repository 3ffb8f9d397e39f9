import type { Fault } from '#core/furnish/check/check-layout.ts';
import type { UiKey } from '#core/gallery/texts/gallery-texts.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Wording } from '#core/gallery/wording.ts';
import type { LayoutItem, Plan, Point } from '#core/plan/schema.ts';

/** Why a piece cannot stay where it is. */
export function sayFault(fault: Fault, items: readonly LayoutItem[], { fixtures }: Plan, wording: Wording): string {
  const { what, by, isInSwing } = fault;
  if (what === 'collisions') {
    const other = [...items, ...fixtures].find(({ id }) => id === by);
    return wording.say('faultOverlap', { other: wording.kind(other?.kind ?? 'other') });
  }
  const texts: Readonly<Record<Exclude<Fault['what'], 'collisions'>, UiKey>> = {
    outside: 'faultOutside',
    blockedDoors: isInSwing ? 'faultSwing' : 'faultDoor',
    blockedWindows: 'faultWindow',
    unreachable: 'faultReach',
  };
  return wording.say(texts[what]);
}

/** Less is no way, metres. */
const STAYED = 0.005;

/** `Sofa moved 20 cm to the left.`; undefined where it did not move. */
export function sayMove({ kind, at: from }: LayoutItem, to: Point, units: Units, wording: Wording): string | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const parts = [
    [dx, dx < 0 ? 'wayLeft' : 'wayRight'],
    [dy, dy < 0 ? 'wayUp' : 'wayDown'],
  ] as const;
  const ways = parts
    .filter(([by]) => Math.abs(by) >= STAYED)
    .map(([by, text]) => wording.say(text, { length: wording.clearance(Math.abs(by), units) }));
  if (ways.length === 0) return undefined;
  return wording.say('pieceMoved', { piece: namePiece(kind, wording), way: wording.list(ways) });
}

export const sayTurn = ({ kind, rotation }: LayoutItem, wording: Wording): string =>
  wording.say('pieceTurned', { piece: namePiece(kind, wording), n: Math.round(rotation) % 360 });

export const namePiece = (kind: string, wording: Wording): string => wording.capitalise(wording.kind(kind));
