/** For people: what a failure means and what to do about it, by the code of the error. */
export interface Advice {
  readonly title: string;
  readonly todo: string;
}

const ADVICE: Record<string, Advice> = {
  unsupported_media_type: {
    title: 'This kind of file cannot be read',
    todo: 'Save or export the plan as JPG, PNG or PDF and try again.',
  },
  payload_too_large: {
    title: 'The file is larger than 10 MB',
    todo: 'Export it at a lower resolution, or as a PDF with lines instead of a scan.',
  },
  invalid_file: {
    title: 'The file cannot be opened',
    todo: 'It seems to be empty, damaged or protected by a password. Export it again, without a password.',
  },
  multiple_pages: {
    title: 'The PDF has more than one page',
    todo: 'Send only the page with the floor plan: print or export that single page as PDF.',
  },
  file_unreadable: {
    title: 'No floor plan could be made out',
    todo: 'Use a straight, sharp drawing of one floor from above, large enough that its texts can be read.',
  },
  furniture_detected: {
    title: 'There is furniture on the drawing already',
    todo: 'Use the plan without furniture; kitchens, baths and built-in closets may stay.',
  },
  dimensions_missing: {
    title: 'No dimensions can be read',
    todo: 'Use a drawing with dimension lines, room sizes, areas or a scale bar, and a resolution at which they can be read.',
  },
  size_unsupported: {
    title: 'The dimensions do not fit one scale',
    todo: 'Use a drawing of one floor at one scale, of a home between 8 and 2,000 m².',
  },
  timeout: { title: 'This took too long', todo: 'Try again; if it happens again, use a smaller or simpler drawing.' },
  rate_limited: { title: 'Too many tries at once', todo: 'Wait a minute, then try again.' },
  service_unavailable: {
    title: 'The service is busy right now',
    todo: 'Your plan is fine so far: try again in a minute.',
  },
};

const UNKNOWN: Advice = {
  title: 'Something went wrong on our side',
  todo: 'Try again. If it happens again, tell us the request number below.',
};

export function adviceFor(code: string): Advice {
  return ADVICE[code] ?? UNKNOWN;
}
