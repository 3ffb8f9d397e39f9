import { isStretchable, type Option, type Template } from '../groups/template.ts';
import type { Placement } from './state.ts';

/** Ends the name of a variant that stands without the floor that its use needs. */
const MARK = '!';

export const isSqueezed = ({ candidate }: Placement): boolean => candidate.template.name.endsWith(MARK);

const known = new WeakMap<Option, Option>();

/** The same group without its zones: the last resort for a must that a room cannot do without. */
export function squeezed(option: Option): Option {
  let made = known.get(option);
  if (!made) {
    const strip = (t: Template): Template => ({ ...t, zones: [], relaxed: true, name: t.name + MARK });
    made = isStretchable(option) ? { ...option, make: (width) => strip(option.make(width)) } : strip(option);
    known.set(option, made);
  }
  return made;
}
