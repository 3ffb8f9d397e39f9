import { isOneOfMany, offerPages } from './offer-pages.ts';
import { seeDrawing } from './see-drawing.ts';

export interface LookAtOptions {
  readonly page: number | undefined;
  readonly keepRefused: boolean;
}

/**
 * The part of processing a drawing that needs no network, for what is refused by it: what cannot be opened, has several pages, is blank, a photo,
 * too small, or has nothing on it that walls could be. @throws the very Failure that processing it would end with
 */
export async function lookAtDrawing(file: Uint8Array, { page, keepRefused }: LookAtOptions): Promise<void> {
  const { refusal } = await seeDrawing(file, { page }).catch(async (error) => {
    throw keepRefused && isOneOfMany(error) ? await offerPages(error, file) : error;
  });
  if (refusal) throw refusal;
}
