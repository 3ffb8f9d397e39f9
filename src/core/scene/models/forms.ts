import type { Style } from '../../furnish/home/wishes.ts';
import type { BedForm } from './bed.ts';
import type { ChairForm } from './chair.ts';
import type { CouchForm } from './couch.ts';
import type { RugForm } from './rug-form.ts';
import type { TableForm } from './table-top.ts';

/** The form of a lamp's shade: cone, drum, lantern or bare dome. */
export type ShadeForm = 'cone' | 'drum' | 'lantern' | 'dome';

/** How the main pieces of a style are shaped. Where there are several forms, rooms and homes take turns by their tone. */
export interface Forms {
  readonly couch: readonly CouchForm[];
  readonly armchair: readonly CouchForm[];
  readonly bed: readonly BedForm[];
  readonly table: readonly TableForm[];
  readonly coffeeTable: readonly TableForm[];
  readonly chair: readonly ChairForm[];
  readonly rug: readonly RugForm[];
  readonly shade: readonly ShadeForm[];
}

/**
 * What makes a style is its shapes as much as its colours. The choices follow the handbooks of interior styles (J. Pile and J. Gura, A History of
 * Interior Design; M. Gilliatt, Complete Book of Home Design): Scandinavian: soft and on legs; modern: low slabs; classic: rolled arms, turned
 * legs, borders; industrial: leather, steel and thick boards; coastal: slip-covers, rattan and stripes.
 */
export const FORMS: Readonly<Record<Style, Forms>> = {
  scandinavian: {
    couch: ['lounge', 'track'], armchair: ['lounge', 'tub'], bed: ['padded', 'slatted'], table: ['plank', 'soft'], coffeeTable: ['soft', 'plank'],
    chair: ['bow', 'shell'], rug: ['border', 'lattice', 'plain'], shade: ['cone', 'drum'],
  },
  modern: {
    couch: ['track', 'bench'], armchair: ['tub', 'track'], bed: ['platform', 'padded'], table: ['slab', 'soft'], coffeeTable: ['slab', 'soft'],
    chair: ['shell', 'bow'], rug: ['plain', 'blocks', 'bands'], shade: ['drum', 'dome'],
  },
  classic: {
    couch: ['rolled', 'chesterfield'], armchair: ['rolled', 'tub'], bed: ['panelled', 'padded'], table: ['moulded'], coffeeTable: ['moulded'],
    chair: ['ladder'], rug: ['medallion', 'border'], shade: ['cone', 'lantern'],
  },
  industrial: {
    couch: ['chesterfield', 'track'], armchair: ['chesterfield', 'track'], bed: ['metal', 'platform'], table: ['boards'], coffeeTable: ['boards'],
    chair: ['metal', 'shell'], rug: ['blocks', 'plain', 'bands'], shade: ['dome', 'drum'],
  },
  coastal: {
    couch: ['slip', 'lounge'], armchair: ['slip', 'tub'], bed: ['slatted', 'panelled'], table: ['boards', 'soft'], coffeeTable: ['boards', 'soft'],
    chair: ['ladder', 'bow'], rug: ['stripes', 'jute', 'bands'], shade: ['lantern', 'cone'],
  },
}; // biome-ignore format: a table

/** What callers get who name no style. */
export const USUAL_STYLE: Style = 'scandinavian';

/** One of several forms; a room keeps to it, `tone` being that of the room. */
export const formOf = <T>(forms: readonly T[], tone: number): T =>
  forms[((Math.floor(tone / 4) % forms.length) + forms.length) % forms.length]!;
