import { Failure } from '#core/failures.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import { renderThumbnails } from '../codec/render-thumbnails.ts';

/** Whether something was refused because a PDF has several pages, and one of them can be chosen. */
export const isOneOfMany = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'multiple_pages';

/** The same refusal, with small pictures of the pages. */
export async function offerPages({ code, message, details }: Failure, file: Uint8Array): Promise<RefusedDrawing> {
  return new RefusedDrawing(code, message, details, { pages: await renderThumbnails(file) });
}
