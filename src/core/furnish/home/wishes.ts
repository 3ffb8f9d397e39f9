export const STYLES = ['scandinavian', 'modern', 'classic', 'industrial', 'coastal'] as const;
export type Style = (typeof STYLES)[number];
export const DENSITIES = ['calm', 'normal', 'full'] as const;
export type Density = (typeof DENSITIES)[number];
export const LIGHTS = ['day', 'evening'] as const;
export type Light = (typeof LIGHTS)[number];

/** What a caller asks of a home; every field may be left out. */
export interface Wishes {
  readonly style?: Style;
  /** People to sleep, eat and sit: 1 to 12. */
  readonly occupants?: number;
  /** Turning circles of 1.5 m, routes of 0.9 m, space beside bed, toilet and shower. */
  readonly accessible?: boolean;
  readonly density?: Density;
  /** The hour of the furnished picture. */
  readonly light?: Light;
}
