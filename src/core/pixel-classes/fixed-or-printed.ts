/**
 * Classes of what is built into rooms or printed on the sheet: neither wall nor floor, no loose furniture, and nothing that
 * stands in a closet. Wardrobes and fixtures of unknown kind are left out: closets hold those.
 */
export const FIXED_OR_PRINTED: ReadonlySet<string> = new Set([
  'text',
  'dimension',
  'hob',
  'sink',
  'stairs',
  'toilet',
  'basin',
  'bath',
  'shower',
  'counter',
  'appliance',
]);
