import { fileUrl } from './file-url.ts';
import type { GalleryData } from './gallery-data.ts';
import type { UiKey } from './texts/gallery-texts.ts';
import type { Units } from './units.ts';

export interface Download {
  readonly href: string;
  readonly text: UiKey;
  /** What kind of file it is, in the letters that people know it by. */
  readonly kind: string;
}

/** The files that people may keep; the service names them after the home. Without units a line plan is in those of its drawing. */
export function downloadsOf(data: GalleryData, units?: Units): readonly Download[] {
  const drawn = units ? `units=${units}&download` : 'download';
  return [
    { href: fileUrl(data, 'layout.jpg', 'download'), text: 'furnishedPlan', kind: 'JPG' },
    { href: fileUrl(data, 'plan.pdf', drawn), text: 'linePlanToScale', kind: 'PDF' },
    { href: fileUrl(data, 'plan.svg', drawn), text: 'linePlan', kind: 'SVG' },
    { href: fileUrl(data, 'dollhouse.jpg', 'download'), text: 'view3dTitle', kind: 'JPG' },
    { href: fileUrl(data, 'scene.glb', 'download'), text: 'model3d', kind: 'GLB' },
    ...(data.originalUrl
      ? [{ href: fileUrl(data, 'original.jpg', 'download'), text: 'originalDrawing', kind: 'JPG' } as const]
      : []),
    { href: fileUrl(data, 'plan.json', 'download'), text: 'planData', kind: 'JSON' },
  ];
}
