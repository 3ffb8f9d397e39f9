import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { UiKey } from '#core/gallery/texts/gallery-texts.ts';

export interface Download {
  readonly href: string;
  readonly text: UiKey;
  readonly kind: string;
}

/** The files that people may keep; the service names them after the home. */
export const downloadsOf = (data: GalleryData): readonly Download[] => [
  { href: data.pictureUrl, text: 'furnishedPlan', kind: 'JPG' },
  { href: data.linePlanPdfUrl, text: 'linePlanToScale', kind: 'PDF' },
  { href: data.linePlanUrl, text: 'linePlan', kind: 'SVG' },
  { href: data.sceneUrl, text: 'model3d', kind: 'GLB' },
  { href: data.originalUrl, text: 'originalDrawing', kind: 'JPG' },
  { href: data.planUrl, text: 'planData', kind: 'JSON' },
];
