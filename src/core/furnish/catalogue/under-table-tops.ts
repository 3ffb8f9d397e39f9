/** Seats that are drawn up to a table or a worktop, partly under its top. */
export const isDrawnUp = (kind: string): boolean =>
  /(^|-)(stool|bench)$|^(dining|office|outdoor|high)-chair$/.test(kind) &&
  !/^(work|hall|sauna|weight)-?bench$/.test(kind);
/** They have no back rest: they go under a top as a whole. */
export const isBackless = (kind: string): boolean => isDrawnUp(kind) && /(stool|bench)$/.test(kind);
/** What has room for knees under its top. */
export const isTableTop = (kind: string): boolean =>
  /(dining|bistro|dressing)-table$|desk$|^kitchen-(counter|island)$|^peninsula$/.test(kind);
/** At most this share of a chair is under a top: its back rest stays outside. */
export const UNDER_TOP = 0.6;
