import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IN_WALLS } from '#core/pixel-classes/built.ts';
import { THINGS_OR_PRINTED } from '#core/pixel-classes/things.ts';

/** What the network that is shipped can say. */
const { classes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/adapters/network/geometry-net.json'), 'utf8'),
) as { classes: string[] };

// Core must not import the generator that names the classes: a name that the network does not know would count as never seen.
it.each([...new Set([...THINGS_OR_PRINTED, ...IN_WALLS, 'outside', 'room'])])('knows the class %s', (name) => {
  expect(classes).toContain(name);
});
