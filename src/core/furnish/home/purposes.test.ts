import { describe, expect, it } from 'vitest';
import type { RoomType } from '../../plan/schema.ts';
import { purposesOf } from './purposes.ts';

const meant = (words: string, type: RoomType = 'other') =>
  purposesOf({ type, words }).map(({ what, stock }) => stock ?? what);

describe('purposesOf', () => {
  it.each<[string, string[]]>([
    ['exercise', ['gym', 'home fitness', 'kuntosali', 'kraftraum', 'salle de musculation']],
    ['sauna', ['sauna', 'bastu', 'hammam']],
    [
      'launder',
      [
        'laundry',
        "l'dry",
        'w & d',
        'khh',
        'tvattstuga',
        'waschkuche',
        'hwr',
        'buanderie',
        'lavanderia',
        'lavadero',
        '洗濯室',
      ],
    ],
    ['food', ['pantry', 'pan', 'ruokakomero', 'skafferi', 'speisekammer', 'cellier', 'despensa', 'dispensa']],
    ['linen', ['linen', 'lin', 'liinavaatteet', 'linneskap']],
    ['coats', ['coats', 'cloaks', 'garderobe', 'vestiaire']],
    ['wine', ['wine room', 'viinikellari', 'weinkeller', 'cave a vin', 'adega']],
    [
      'clothes',
      ['wic', 'walk-in closet', 'dressing', 'vh', 'vaatehuone', 'kladkammare', 'ankleide', 'vestidor', 'guardaroba'],
    ],
    ['read', ['library', 'kirjasto', 'bibliothek', 'bibliotheque', 'biblioteca']],
    [
      'work',
      [
        'study',
        'home office',
        'tyohuone',
        'kontor',
        'arbeitszimmer',
        'bureau',
        'despacho',
        'escritorio',
        'ufficio',
        '書斎',
      ],
    ],
    ['play', ['playroom', 'leikkihuone', 'lekrum', 'spielzimmer', 'salle de jeux', 'brinquedoteca']],
    ['cinema', ['cinema', 'home theatre', 'tv room', 'heimkino']],
    ['music', ['music room', 'musikzimmer', 'salle de musique']],
    ['craft', ['workshop', 'hobbyraum', 'verstas', 'atelier', 'werkstatt']],
    ['bathe', ['powder', 'wash room', 'kylpyhuone', 'badrum', 'salle de bains', 'banheiro', 'bano', '洗面所']],
    ['cook', ['kitchen', 'keittio', 'kok', 'kuche', 'cuisine', 'cocina', 'cozinha', 'cucina', '台所']],
    ['sleep', ['bedroom', 'makuuhuone', 'sovrum', 'schlafzimmer', 'chambre 2', 'dormitorio', 'quarto']],
    [
      'eat',
      ['dining room', 'ruokailu', 'matplats', 'esszimmer', 'repas', 'comedor', 'sala de jantar', 'sala da pranzo'],
    ],
    ['lounge', ['living', 'olohuone', 'oh', 'vardagsrum', 'wohnzimmer', 'sejour', 'soggiorno']],
  ])('%s', (purpose, names) => {
    for (const name of names) expect(meant(name), name).toContain(purpose);
  });

  it('does not repeat what the type says', () => {
    expect(meant('kitchen', 'kitchen')).toEqual([]);
    expect(meant('master bath', 'bathroom')).toEqual([]);
    expect(meant('bedroom 2', 'bedroom')).toEqual([]);
    expect(meant('living / dining', 'living')).toEqual(['eat']);
  });

  it('takes no part of another word for a purpose', () => {
    expect(meant('garden')).toEqual([]);
    expect(meant('planning')).toEqual([]);
    expect(meant('kitchen', 'terrace')).toEqual([]);
    expect(meant('abstellraum', 'closet')).toEqual(['things']);
  });
});
