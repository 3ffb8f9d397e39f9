import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Light, Style } from '#core/furnish/home/wishes.ts';
import type { PlanDocument } from '#core/plan/schema.ts';

export const HOMES_FOLDER = join(import.meta.dirname, 'homes');

/** In which styles, and at which hour, each home is drawn. What they are made of: `make-homes.ts`. */
export const SHOWN: Readonly<Record<string, readonly { readonly style: Style; readonly light?: Light }[]>> = {
  studio: [{ style: 'scandinavian' }, { style: 'industrial' }],
  flat: [{ style: 'modern' }, { style: 'coastal', light: 'evening' }],
  terrace: [{ style: 'classic' }, { style: 'scandinavian' }],
  bays: [{ style: 'coastal' }, { style: 'modern' }],
  ell: [{ style: 'industrial' }, { style: 'classic', light: 'evening' }],
  storey: [{ style: 'classic' }, { style: 'coastal' }],
  villa: [{ style: 'scandinavian' }, { style: 'industrial' }],
  wing: [{ style: 'modern' }, { style: 'scandinavian', light: 'evening' }],
};

/** Homes with their layouts, as they were furnished once: goldens show what drawing does, whatever furnishing does by now. */
export function goldenHomes(): { name: string; document: PlanDocument }[] {
  return readdirSync(HOMES_FOLDER)
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      document: JSON.parse(readFileSync(join(HOMES_FOLDER, file), 'utf8')) as PlanDocument,
    }));
}
