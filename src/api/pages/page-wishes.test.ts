import { expect, it } from 'vitest';
import { readPageWishes } from './page-wishes.ts';

it('reads what address and browser ask for, and takes the unknown as absent', () => {
  expect(readPageWishes('lang=ar&theme=dark&brand=https://partner.example/logo.svg', 'de')).toEqual({
    language: 'ar',
    theme: 'dark',
    logoOrigin: 'https://partner.example',
  });
  expect(readPageWishes('lang=xx&theme=pink&brand=javascript:alert(1)', 'de-CH,fr;q=0.8')).toEqual({
    language: 'de',
    theme: undefined,
    logoOrigin: undefined,
  });
});
