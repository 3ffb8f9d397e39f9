import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as groups from '#core/pixel-classes/class-groups.ts';

/** What the network that is shipped can say. */
const { classes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/adapters/network/geometry-net.json'), 'utf8'),
) as { classes: string[] };

/** Those that are asked for by name. */
const ALONE = ['outside', 'railing', 'door-leaf'];

// Core must not import the generator that names the classes: a name that the network does not know would count as never seen.
it.each([...new Set([...Object.values(groups).flatMap((group) => [...group]), ...ALONE])])(
  'knows the class %s',
  (name) => {
    expect(classes).toContain(name);
  },
);
