import { Failure } from '#core/failures.ts';
import { RefusedUpload } from '#service/jobs/refused.ts';
import { mendUrl, type PublicUrls } from '../uploads/describe-plan.ts';

/** What is told of an upload that was refused and kept: the same failure, and where it can be put right. Anything else as it is. */
export function tellMendUrl(error: unknown, urls: PublicUrls): unknown {
  if (!(error instanceof RefusedUpload)) return error;
  const { code, message, details, mendSecret } = error;
  return new Failure(code, message, { ...details, mendUrl: mendUrl(urls, mendSecret) });
}
