import type { Language } from './names.ts';
import type { Country } from './types.ts';

/** Usual thicknesses and opening widths in mm by country (defaults of the trade, see the docs of each country's standards). */
export const BUILDING: Record<
  Country,
  { exterior: number[]; interior: number[]; room: number[]; bath: number[]; entrance: number[]; language: Language }
> = {
  gb: {
    exterior: [300, 350],
    interior: [100, 120],
    room: [760, 830],
    bath: [690, 760],
    entrance: [920],
    language: 'en',
  },
  us: {
    exterior: [160, 200],
    interior: [115, 140],
    room: [760, 810],
    bath: [660, 710],
    entrance: [910],
    language: 'en',
  },
  in: { exterior: [230], interior: [115, 230], room: [900], bath: [750], entrance: [1000, 1100], language: 'en' },
  fr: {
    exterior: [200, 300, 360],
    interior: [70, 100],
    room: [730, 830],
    bath: [730],
    entrance: [900],
    language: 'fr',
  },
  de: { exterior: [300, 365, 425], interior: [115, 175], room: [885], bath: [760], entrance: [1010], language: 'de' },
  es: { exterior: [250, 300], interior: [80, 100], room: [725, 825], bath: [725], entrance: [900], language: 'es' },
  it: { exterior: [300, 350], interior: [100, 120], room: [800], bath: [700, 750], entrance: [900], language: 'it' },
  pt: { exterior: [150, 250], interior: [100, 150], room: [800], bath: [700], entrance: [900], language: 'pt' },
  nl: { exterior: [300, 350], interior: [70, 100], room: [880], bath: [830], entrance: [930], language: 'nl' },
  se: {
    exterior: [250, 300],
    interior: [95, 120],
    room: [800, 900],
    bath: [700, 800],
    entrance: [1000],
    language: 'sv',
  },
  fi: {
    exterior: [300, 400],
    interior: [90, 130],
    room: [800, 900],
    bath: [700, 800],
    entrance: [1000],
    language: 'fi',
  },
};
/** Shares of the countries: about as drawings on the web are. */
export const COUNTRIES: Record<Country, number> = {
  us: 0.24,
  gb: 0.15,
  in: 0.12,
  fi: 0.1,
  de: 0.08,
  fr: 0.08,
  se: 0.06,
  es: 0.05,
  it: 0.04,
  pt: 0.04,
  nl: 0.04,
};
