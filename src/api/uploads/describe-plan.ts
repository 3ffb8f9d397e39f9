import type { FinishedPlan } from '#service/upload-desk.ts';
import type { UploadData } from '../schemas.ts';

/** The public hosts, without a slash at their end. */
export interface PublicUrls {
  readonly api: string;
  readonly app: string;
}

export const galleryUrl = (urls: PublicUrls, galleryId: string) => `${urls.app}/floor-gallery/${galleryId}`;
export const pictureUrl = (host: string, imageId: string) => `${host}/api/v2/g/s3-image/${imageId}_layout.jpg`;

/** What a sender is told of a finished plan. `pictureHost` is the one difference between the two uploads. */
export function describePlan(
  { uniqueId, imageId, galleryId, summary }: FinishedPlan,
  urls: PublicUrls,
  pictureHost: string,
  additionalData: string | undefined,
): UploadData {
  const gallery = galleryUrl(urls, galleryId);
  return {
    uniqueId,
    galleryUrl: gallery,
    furnishedImageUrl: pictureUrl(pictureHost, imageId),
    ...(additionalData !== undefined && { additionalData }),
    summary,
    links: { plan: `${gallery}/plan.json`, scene: `${gallery}/scene.glb`, original: `${gallery}/original.jpg` },
  };
}
