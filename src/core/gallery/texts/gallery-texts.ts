import type { Kind } from '../../furnish/catalogue/catalogue.ts';
import type { ClearancePurpose, RoomType } from '../../plan/schema.ts';
import type { EN } from './en.ts';

type Table<K extends string> = Readonly<Record<K, string>>;

/** A text by the plural category of the number in it (`Intl.PluralRules`); what a language does not tell apart is `other`. */
export type Plural = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string };

export type UiKey = keyof typeof EN.ui;
export type CountKey = keyof typeof EN.counts;
export type ActivityKey = keyof typeof EN.activities;
/** Kinds of the catalogue, and of what is drawn as built in. */
export type NamedKind = Kind | keyof typeof EN.kinds;

/**
 * Every text of the gallery in one language. English says which texts there are; a language that lacks one does not compile. Words
 * in braces are filled in: `{n} in {room}`.
 */
export interface GalleryTexts {
  readonly ui: Table<UiKey>;
  readonly counts: Readonly<Record<CountKey, Plural>>;
  readonly rooms: Table<RoomType>;
  readonly purposes: Table<ClearancePurpose>;
  readonly activities: Table<ActivityKey>;
  readonly kinds: Table<NamedKind>;
}
