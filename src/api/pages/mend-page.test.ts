import { expect, it } from 'vitest';
import { renderMendPage } from './mend-page.ts';
import { HOSTILE_VIEW } from './pages.fixture.ts';

const { assets, document, originalUrl, planUrl } = HOSTILE_VIEW;
const files = { originalUrl, planUrl, firstUrl: '/mend/secret/first.json', furnishUrl: '/mend/secret/plan' };
const data = { planId: 'a1', language: 'ar', document, ...files } as const;
const page = renderMendPage({ data, assets });

it('the page to mend a plan carries its data, and no text of the drawing becomes markup', () => {
  const json = page.match(/<script type="application\/json" id="mend-data">(.*?)<\/script>/s)![1]!;
  expect(JSON.parse(json)).toEqual(data);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toContain('<img');
});

it('speaks the language of the visitor, and keeps its address to itself', () => {
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<meta name="referrer" content="no-referrer">');
  expect(page).toContain('content="noindex, nofollow"');
});
