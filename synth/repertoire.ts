/**
 * Which kinds of drawing may come up: the `usual` ones, or all (`wide`, see `KINDS.md`). What only the wide repertoire has is chosen
 * by forks of the random generator, so that the usual one keeps giving the same bytes.
 */
export type Repertoire = 'usual' | 'wide';
