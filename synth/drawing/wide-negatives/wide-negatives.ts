import type { Painter } from '../more-negatives.ts';
import { elevations, sections } from './building-views.ts';
import { closeUps } from './close-ups.ts';
import { detail } from './detail.ts';
import { blockDiagram, networkBlocks, organisationChart, titlePage } from './diagrams.ts';
import { programWindow } from './program-window.ts';
import { electricalLegend, pieces } from './symbol-sheets.ts';

/** Pictures of the wide repertoire that show no plan, though most have something of one. */
export const WIDE_PAINTERS = {
  'close-ups': closeUps,
  'program window': programWindow,
  'network blocks': networkBlocks,
  'organisation chart': organisationChart,
  'block diagram': blockDiagram,
  'title page': titlePage,
  elevations,
  sections,
  detail,
  pieces,
  'electrical legend': electricalLegend,
} satisfies Record<string, Painter>;

export type WideNegativeKind = keyof typeof WIDE_PAINTERS;

/** How often each comes: those that are likeliest to be taken for plans most. */
export const WIDE_NEGATIVES: Readonly<Record<WideNegativeKind, number>> = {
  'close-ups': 0.17,
  'program window': 0.17,
  'network blocks': 0.07,
  'organisation chart': 0.07,
  'block diagram': 0.08,
  'title page': 0.05,
  elevations: 0.09,
  sections: 0.11,
  detail: 0.06,
  pieces: 0.08,
  'electrical legend': 0.05,
};
