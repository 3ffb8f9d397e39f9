export type { Level, Want } from '../solve/state.ts';
