import type { Scope } from '#service/keys/scopes.ts';
import type { FinishedPlan } from '#service/uploads/finished-plan.ts';
import type { UploadData } from '../schemas.ts';

/** The public hosts, without a slash at their end. */
export interface PublicUrls {
  readonly api: string;
  readonly app: string;
}

export const galleryUrl = (urls: PublicUrls, galleryId: string) => `${urls.app}/floor-gallery/${galleryId}`;
export const pictureUrl = (host: string, imageId: string) => `${host}/api/v2/g/s3-image/${imageId}_layout.jpg`;

/** Pictures are on the API host, in a partner's flow on the application host. */
export const pictureHostOf = (scope: Scope | null, urls: PublicUrls) => (scope === 'partner' ? urls.app : urls.api);

export const mendUrl = (urls: PublicUrls, secret: string) => `${urls.app}/mend/${secret}`;

export interface Answering {
  /** The one difference between the two uploads. */
  readonly pictureHost: string;
  readonly additionalData?: string | undefined;
  /** Sentences on what of the upload was not understood. */
  readonly notes: readonly string[];
}

/** What a sender is told of a finished plan. */
export function describePlan(
  { uniqueId, imageId, galleryId, version, mendSecret, summary }: FinishedPlan,
  urls: PublicUrls,
  { pictureHost, additionalData, notes }: Answering,
): UploadData {
  const gallery = galleryUrl(urls, galleryId);
  return {
    uniqueId,
    galleryUrl: gallery,
    furnishedImageUrl: pictureUrl(pictureHost, imageId),
    ...(additionalData !== undefined && { additionalData }),
    ...(notes.length > 0 && { notes: [...notes] }),
    version,
    summary,
    links: {
      plan: `${gallery}/plan.json`,
      scene: `${gallery}/scene.glb`,
      original: `${gallery}/original.jpg`,
      dollhouse: `${gallery}/dollhouse.jpg`,
      mend: mendUrl(urls, mendSecret),
    },
  };
}
