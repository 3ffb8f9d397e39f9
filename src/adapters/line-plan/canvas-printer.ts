import type { PlanPrinter } from '#service/ports/plan-printer.ts';
import { canSet } from '../picture/fonts.ts';
import { drawShareCard } from './draw-share-card.ts';
import { printSheet } from './print-sheet.ts';

/** Prints with Skia, in Inter where it has the letters and in a font of the system where not. */
export const canvasPrinter: PlanPrinter = { printSheet, drawShareCard, canSet };
