/** What people do at home, in words that go on with "for two in the living room". */
const NAMES: Readonly<Record<string, string>> = {
  sleep: 'sleeping', dress: 'dressing', lounge: 'sitting together', eat: 'eating', cook: 'cooking', work: 'working',
  arrive: 'coming home', launder: 'washing clothes', bathe: 'washing and bathing', store: 'storing', play: 'playing',
  'sit-out': 'sitting outdoors', park: 'parking', exercise: 'exercising', sauna: 'taking a sauna', read: 'reading',
  music: 'making music', cinema: 'watching films', craft: 'making things', pass: 'passing through',
}; // biome-ignore format: a table

/** Activities that need a place for each who takes part: of others a number of people says nothing. */
const COUNTED: readonly string[] = ['sleep', 'dress', 'lounge', 'eat', 'work', 'play', 'sit-out'];
export const isCounted = (what: string): boolean => COUNTED.includes(what) || !Object.hasOwn(NAMES, what);

/** What a visitor of the gallery calls an activity: `sit-out` is sitting outdoors. Unknown ones are read as words. */
export const activityName = (what: string): string =>
  Object.hasOwn(NAMES, what) ? NAMES[what]! : what.replaceAll('-', ' ');
