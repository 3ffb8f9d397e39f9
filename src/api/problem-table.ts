import type { ProblemCode } from './problem.ts';

export interface ProblemExplanation {
  /** When a request gets it. */
  readonly when: string;
  /** What its sender does about it. */
  readonly mend: string;
  /** What `details` holds; undefined when it is empty. */
  readonly details?: string;
}

/** What every error means, once, for the OpenAPI document and `docs/errors.md`. A code without an explanation does not compile. */
export const PROBLEM_TABLE: Record<ProblemCode, ProblemExplanation> = {
  service_unavailable: {
    when: 'The service is shutting down, as many uploads wait or arrive as may, one of its stores cannot be reached or is full, or nobody is there to work.',
    mend: 'Send the same request again after the seconds in `Retry-After`.',
    details:
      '`reason`: `draining`, `queue full`, `arriving`, `files`, `rows`, `queue`, `disk full` or `no worker`; with `queue full` also `retryAfterS`',
  },
  unauthorized: {
    when: '`X-API-Key` or `X-API-Secret` is missing, the key is unknown or revoked, or the secret is wrong. Which of these is not told.',
    mend: 'Check both headers. After a rotation the old secret works for the grace period only.',
  },
  forbidden: {
    when: 'The credentials are right, but the key has no scope for this endpoint.',
    mend: 'Use the other endpoint, or ask for a key with the scope in `details.needed`.',
    details: '`needed` the scope, `scopes` those of the key',
  },
  rate_limited: {
    when: 'The budget of the key is spent: every authenticated answer tells it in `RateLimit-Policy` and `RateLimit`. Or more uploads of the key are on their way in at the same time than may be. Or credentials, or a secret address, are wrong, and too many wrong ones came from the same address (`PLENISH_GUESS_LIMIT`): right ones still pass.',
    mend: 'Send it again after the seconds in `Retry-After`.',
    details:
      '`reason` is `budget`: `limit` uploads in `windowS` seconds; `retryAfterS`. Or `arriving`: how many may be on their way. Or `guessing`: `limit` wrong ones in `windowS` seconds; `retryAfterS`',
  },
  unsupported_media_type: {
    when: "The body is no `multipart/form-data`; or the file's own bytes are of a known type that is not served (GIF, WebP, TIFF, BMP, HEIC, SVG, DWG, ZIP …); or they are of no known type and the file is declared or called something else than JPG, PNG or PDF.",
    mend: 'Export the drawing as JPG, PNG or a PDF of one page. A file whose bytes are one of these is served whatever it is called.',
    details: '`found` the type',
  },
  payload_too_large: {
    when: 'The file is over 10 MB (10 × 1024 × 1024 bytes), `additionalData` over 16 KiB, `corrections` over 256 KiB, `webhookUrl` over 2 KiB, or a mended plan over 2 MiB.',
    mend: 'Export the drawing smaller: 3,000 to 5,000 pixels on the long side are plenty.',
  },
  invalid_file: {
    when: 'There is no file in the field `image`, it is empty, there are several; the form breaks off; the bytes are of no known type; a PDF cannot be opened, has no page or needs a password; `additionalData` is no UTF-8. Or a mended plan has not the form of a plan.json, or breaks its rules. Or `corrections` or `webhookUrl` cannot be used, or a layout breaks a rule of furnishing.',
    mend: 'Send one intact file. Remove the password of a PDF.',
    details:
      '`reason` in a word, where the file itself is at fault. Of a mended plan the `path` that has a wrong form, or the `rules` that are broken: each with where and what it says. Of `corrections` that cannot be used `corrections`: the path of each part, what was expected and what was got; of a `webhookUrl` a sentence. Of a layout the `items` that break a rule, each with its id, what it breaks and a sentence',
  },
  multiple_pages: {
    when: 'The PDF has more than one page.',
    mend: 'Send the page with the floor plan alone, or its number as `page` in the field `corrections`.',
    details: '`pages` how many',
  },
  file_unreadable: {
    when: 'The picture breaks off or cannot be decoded, has over 50 megapixels, takes over 8 s of processor time or 750 MB of memory to be opened, is blank, shows no floor plan (a photo, a chart, a facade, a section, a site map, or a sheet whose titles name many other drawings), or is too small to be read.',
    mend: 'Export it again, larger or smaller as the message says, with the floor plan filling the sheet.',
    details:
      '`reason` in a word, `evidence` what was measured, or `limitS` or `megabytes` of a file that costs too much',
  },
  furniture_detected: {
    when: 'Loose furniture is drawn in the rooms: beds, sofas, tables, chairs, desks, free-standing wardrobes, rugs. Built-in fixtures are no furniture.',
    mend: 'Switch the layer with the furniture off and export the drawing again. What was taken for furniture and is none: send the drawing again and name it in `notFurniture` of the field `corrections`.',
    details:
      '`furniture`: kind, confidence and box (x0, y0, x1, y1 in pixels of the picture that was sent) of each piece',
  },
  dimensions_missing: {
    when: 'No dimension can be read: no length on a dimension line, no room size, no room area, no scale bar, no true "1:100" on a PDF.',
    mend: 'Export the drawing with its dimensions or room areas, large enough to be read, or give one length in `scale` of the field `corrections`.',
    details:
      '`texts` what was read, `measures` those of them that look like measures, `places` the box of each (x0, y0, x1, y1 in pixels of the picture that was sent)',
  },
  size_unsupported: {
    when: 'The dimensions disagree on the scale; or the plan they give has under 8 m² or over 2,000 m² of floor, or doors under 0.4 m or over 4 m wide.',
    mend: 'Send one floor plan drawn to one scale, in true proportions, and check the printed dimensions; or give the right length in `scale` of the field `corrections`.',
    details:
      '`reason` is `mixed-scales` (with `scales`, each with its texts), `stretched`, `too-small`, `too-large` or `door-width`, with what was measured; `places` the texts that were read with their boxes',
  },
  idempotency_conflict: {
    when: 'An upload under the same `Idempotency-Key` is still being worked on.',
    mend: 'Send the same again after the seconds in `Retry-After`: the answer is that of the first.',
  },
  idempotency_key_reused: {
    when: 'The `Idempotency-Key` came with another drawing or other fields within 24 hours.',
    mend: 'Draw a new `Idempotency-Key` for every drawing, and send it again only with the very same request.',
  },
  version_conflict: {
    when: 'A plan was sent to be furnished again with `basedOn`, and somebody else has put it right since that version; or somebody has made a plan of a refused drawing meanwhile.',
    mend: 'Fetch `plan.json` again and make the change in that, or send it without `basedOn`: then it takes the place of the newest version.',
    details: '`basedOn` the version that was put right, `version` the newest one',
  },
  timeout: {
    when: 'The processing limit passed (`PLENISH_TIME_LIMIT_S`); it counts from when a worker takes the drawing up. Or the upload itself came too slowly: under `leastBytesPerSecond`, or not within two minutes.',
    mend: 'Send a simpler or smaller drawing, or the same over a faster connection.',
    details: '`limitS` the limit in seconds',
  },
  internal_error: {
    when: 'Anything else. It is logged under the request id.',
    mend: 'Send it again; when it stays, report the `requestId`.',
  },
  not_found: { when: 'There is nothing at this address.', mend: 'Check the address.' },
  method_not_allowed: { when: 'The address knows other methods only.', mend: 'Use one of those in `Allow`.' },
  job_ended: {
    when: 'A job that is to be cancelled has succeeded or failed already.',
    mend: 'Ask for its result. Its plan is taken away by `DELETE /api/v2/layouts/<uniqueId>`.',
  },
  bad_request: {
    when: 'What was sent is no HTTP request, or `Idempotency-Key` is empty, has a blank or more than 255 characters.',
    mend: 'Check the client.',
  },
  headers_too_large: { when: 'The headers of the request are over 16 KiB.', mend: 'Send fewer or shorter headers.' },
};
