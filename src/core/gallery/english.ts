import { EN } from './texts/en.ts';
import { Wording } from './wording.ts';

/** For what is not said in the visitor's language: pages and sheets of which there is one for all. */
export const ENGLISH = new Wording('en', EN);
