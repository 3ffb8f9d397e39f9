import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT, DOORS } from '#core/pixel-classes/built.ts';
import { FIXED_OR_PRINTED } from '#core/pixel-classes/fixed-or-printed.ts';

/** What the network that is shipped can say. */
const { classes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/adapters/network/plan-net.json'), 'utf8'),
) as { classes: string[] };

// Core must not import the generator that names the classes: a name that the network does not know would count as never seen.
it.each([...new Set([...FIXED_OR_PRINTED, ...BUILT, ...DOORS, 'outside', 'room', 'furniture', 'railing'])])(
  'knows the class %s',
  (name) => {
    expect(classes).toContain(name);
  },
);
