import { describe, expect, it } from 'vitest';
import { nameRoom } from './name-room.ts';

const typeOf = (text: string) => nameRoom(text)?.type;

describe('nameRoom', () => {
  it.each([
    ['LIVING ROOM', 'living'],
    ['Livingroom', 'living'],
    ['SÉJOUR', 'living'],
    ['SEJOUR / REPAS', 'living'],
    ['Wohnzimmer', 'living'],
    ['OH', 'living'],
    ['OLOH.', 'living'],
    ['VARDAGSRUM', 'living'],
    ['гостиная', 'living'],
    ['客厅', 'living'],
    ['סלון', 'living'],
    ['Soggiorno', 'living'],
    ['Sala de estar', 'living'],
    ['WZ', 'living'],
    ['SOGG.', 'living'],
    ['L.R.', 'living'],
    ['CUC.', 'kitchen'],
    ['SZ 2', 'bedroom'],
    ['CAM. MATRIM.', 'bedroom'],
    ['SLK 1', 'bedroom'],
    ['ŁAZ.', 'bathroom'],
    ['DISIMP.', 'corridor'],
    ['RIPOST.', 'closet'],
    ['KITCHEN/DINING', 'living-kitchen'],
    ['CUISINE/REPAS', 'living-kitchen'],
    ['OH/K', 'living-kitchen'],
    ['TUPAKEITTIÖ', 'living-kitchen'],
    ['LDK', 'living-kitchen'],
    ['Køkken/alrum', 'living-kitchen'],
    ['Kü', 'kitchen'],
    ['KÖK', 'kitchen'],
    ['K', 'kitchen'],
    ['Cocina', 'kitchen'],
    ['Keuken', 'kitchen'],
    ['厨房', 'kitchen'],
    ['BEDROOM 1', 'bedroom'],
    ['BED #1', 'bedroom'],
    ['BDRM.2', 'bedroom'],
    ['CH.2', 'bedroom'],
    ['CHAMBRE 2', 'bedroom'],
    ['Schlafz.', 'bedroom'],
    ['MH', 'bedroom'],
    ['MH10.6m2', 'bedroom'],
    ['SOVRUM 1', 'bedroom'],
    ['Slaapkamer', 'bedroom'],
    ['Dormitorio', 'bedroom'],
    ['Camera', 'bedroom'],
    ['спальня', 'bedroom'],
    ['主卧', 'bedroom'],
    ['חדר שינה', 'bedroom'],
    ['CHAMBRE ENFANT', 'children'],
    ['儿童房', 'children'],
    ['Kinderzimmer', 'children'],
    ['TYÖHUONE', 'study'],
    ['Escritório', 'study'],
    ['SdB', 'bathroom'],
    ['S.d.B.', 'bathroom'],
    ['Bad/WC', 'bathroom'],
    ['BATHROOM LAUNDRY', 'bathroom'],
    ['MASTER BATH', 'bathroom'],
    ['KPH', 'bathroom'],
    ['Casa de banho', 'bathroom'],
    ['浴室', 'bathroom'],
    ['W.C.', 'wc'],
    ['PWDR', 'wc'],
    ['TOIL.', 'wc'],
    ['туалет', 'wc'],
    ['ENTRÉE', 'hall'],
    ['ET', 'hall'],
    ['TK', 'hall'],
    ['Diele', 'hall'],
    ['玄関', 'hall'],
    ['DEGT.', 'corridor'],
    ['Flur', 'corridor'],
    ['过道', 'corridor'],
    ['W.I.C.', 'closet'],
    ['WIC', 'closet'],
    ['WALK-IN CLOSET', 'closet'],
    ['VH', 'closet'],
    ['PL.', 'closet'],
    ['Abst.', 'closet'],
    ['UTILITY CLOSET', 'closet'],
    ['KHH', 'utility'],
    ["L'DRY", 'utility'],
    ['W/D', 'utility'],
    ['HWR', 'utility'],
    ['DOUBLE GARAGE', 'garage'],
    ['AT', 'garage'],
    ['PARVEKE', 'balcony'],
    ['バルコニー', 'balcony'],
    ['Covered Porch', 'terrace'],
    ['TERASSI', 'terrace'],
    ['MECH.', 'technical'],
    ['DN', 'stairs'],
    ['SAUNA', 'other'],
  ])('tells %s as %s', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  it.each([
    ['CHAMBKE', 'bedroom'],
    ['BEDROON', 'bedroom'],
    ['Ehtrance', 'hall'],
    ['Livlng Room', 'living'],
    ['DINNING', 'dining'],
    ['KITCHENI', 'kitchen'],
    ['GLOSET', 'closet'],
  ])('forgives faults of recognition: %s is %s', (text, type) => {
    const named = nameRoom(text);
    expect(named?.type).toBe(type);
    expect(named?.certainty).toBeLessThanOrEqual(1);
  });

  it.each(['ELEC. PANEL', 'GAS METER', 'KITCHEN SINK', 'LAUNDRY CHUTE', 'BALCONY RAILING', 'CLOSET SHELF'])(
    'takes %s, a note on a thing, for no name',
    (text) => {
      expect(nameRoom(text)).toBeUndefined();
    },
  );

  it('is less certain of a faulty name than of a right one', () => {
    expect(nameRoom('BEDROON')!.certainty).toBeLessThan(nameRoom('BEDROOM')!.certainty);
  });

  it.each([
    '10\'5" x 12\'7"',
    '2x10 JOISTS',
    'FIRST FLOOR PLAN',
    '9x21',
    'p1700',
    'G\'-8"',
    'EQ',
    'ALL SMOKE/CO DETECTORS',
    '',
    'XXXXX',
    '3H+K+WC+PH/88,0m2',
    '2H+KT',
    '3LDK',
    '2 Bed',
    '1Bath',
  ])('takes %s for no room', (text) => expect(nameRoom(text)).toBeUndefined());

  it('takes the height of a ceiling for no bedroom, and a numbered bedroom for one', () => {
    for (const height of ['CH 2.70 m', 'C.H. 2500', `CH 9'-0"`, 'CH: 2,5']) expect(typeOf(height)).toBeUndefined();
    for (const name of ['CH 2', 'CH. 3 12.50 m²', 'Ch 2 10,5 m2', 'CH 1']) expect(typeOf(name)).toBe('bedroom');
  });
});
