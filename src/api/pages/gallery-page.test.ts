import { describe, expect, it } from 'vitest';
import type { LayoutItem } from '#core/plan/schema.ts';
import { renderGalleryPage } from './gallery-page.ts';
import { renderNotFoundPage } from './not-found-page.ts';
import { HOSTILE_VIEW } from './pages.fixture.ts';
import { renderTryPage } from './try-page.ts';

const page = renderGalleryPage(HOSTILE_VIEW);
const meta = (name: string) => page.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`))?.[1];

describe('renderGalleryPage', () => {
  it('lets no text of the drawing become markup', () => {
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    // The page's own two scripts and nothing else.
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<img/g)).toHaveLength(1);
  });
  it('carries its data unharmed in an inert element', () => {
    const json = page.match(/<script type="application\/json" id="gallery-data">(.*?)<\/script>/s)![1]!;
    expect(json).not.toMatch(/[<>&\u2028]/);
    const { assets: _, ...data } = HOSTILE_VIEW;
    expect(JSON.parse(json)).toEqual(data);
  });
  it('fits a policy without inline code and styles', () => {
    const withoutValues = page.replace(/"[^"]*"/g, '""');
    for (const [tag] of withoutValues.matchAll(/<[a-z][^>]*>/g)) expect(tag).not.toMatch(/\s(on[a-z]+|style)\s*=/);
    expect(page).not.toContain('<style');
  });
  it('shows the picture at once, and every room with its area in both units', () => {
    expect(page).toMatch(/<img class="poster" [^>]*width="2400" height="1800"/);
    expect(page).toContain(`${HOSTILE_VIEW.pictureUrl}?w=800 800w`);
    expect(page).toMatch(/<svg class="sketch"[^>]*><path d="M0 0L4.2 0L4.2 3.1L0 3.1Z/);
    expect(page).toContain('13.0 m²');
    expect(page).toContain('140 ft²');
    expect(page).toContain('43 ft²');
    expect(page).toContain('5 of 6');
  });
  it('links the original and every file', () => {
    for (const file of ['layout.jpg', 'plan.pdf', 'plan.svg', 'scene.glb', 'original.jpg', 'plan.json'])
      expect(page).toContain(`href="${HOSTILE_VIEW.filesUrl}/${file}?download" download`);
  });
  it('says nothing of proof where there is none', () => {
    expect(page).not.toContain('<details');
  });
  it('says whom it is for, what is kept and what was left out, and lets none of it become markup', () => {
    const hostile = '<img src=x onerror=alert(2)>';
    const items: LayoutItem[] = [
      {
        id: 'i1',
        room: 'r1',
        kind: 'double-bed',
        at: [2, 1],
        rotation: 0,
        size: { width: 1.6, depth: 2, height: 0.5 },
        keeps: [{ what: 'use', needed: 0.6, kept: 0.72, rule: `0.6 m beside ${hostile} (Neufert)` }],
      },
    ];
    const layout = {
      items,
      checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
      home: { people: 2, activities: [{ what: hostile, for: 2, room: null, reason: hostile }] },
      rooms: [{ room: 'r1', score: { [hostile]: 1 }, leftOut: [{ kind: hostile, reason: hostile }], alternatives: [{ items }] }],
    };
    const proven = renderGalleryPage({ ...HOSTILE_VIEW, document: { ...HOSTILE_VIEW.document, layout } });
    expect(proven).not.toContain(hostile);
    for (const words of ['Furnished for 2 people', '72 cm kept; asked: 60 cm beside', '(Neufert)', 'Left out', 'Layout 2'])
      expect(proven, words).toContain(words);
    expect(proven.match(/<img/g)).toHaveLength(1);
  }); // biome-ignore format: short
  it('describes itself to other sites with an absolute picture and words for it', () => {
    expect(meta('og:image')).toBe(`${HOSTILE_VIEW.pageUrl}/share.jpg`);
    expect(meta('twitter:image')).toBe(meta('og:image'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:url')).toBe(HOSTILE_VIEW.pageUrl);
    expect(meta('og:image:width')).toBe('1200');
    expect(meta('og:image:alt')).toContain('&quot;Bed&quot;');
    expect(meta('og:title')).toBe('1-bedroom home · 13.0 m²');
  });
  it('speaks the language and wears the theme that it is asked for, and leaves the drawing its own names', () => {
    const german = renderGalleryPage({ ...HOSTILE_VIEW, language: 'de', theme: 'dark' });
    expect(german).toContain('<html lang="de" dir="ltr" data-theme="dark">');
    expect(german).toContain('Wohnung mit 1 Schlafzimmer');
    expect(german).toContain('13,0 m²');
    expect(german).toContain('&quot;Bed&quot; &amp; &#39;b&#39;');
    expect(renderGalleryPage({ ...HOSTILE_VIEW, language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  });
  it('is honest, unlisted, and fit for phones and readers', () => {
    expect(page).toContain('Virtually furnished for illustration. Sizes are approximate');
    expect(meta('robots')).toBe('noindex');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(meta('viewport')).toContain('width=device-width');
  });
});

it('the not-found page has words, styles and no script', () => {
  const html = renderNotFoundPage(HOSTILE_VIEW.assets);
  expect(html).toContain('not here');
  expect(html).toContain('a.css');
  expect(html).not.toContain('<script');
});

it('the try page links the documentation and says what it needs without scripts', () => {
  const view = {
    assets: HOSTILE_VIEW.assets,
    apiUrl: 'https://api.example',
    appUrl: 'https://app.example',
    expected: {},
  };
  const html = renderTryPage({ ...view, language: 'en' });
  expect(html).toContain('href="/docs"');
  expect(html).toContain('<noscript>');
  expect(html).toContain('up to 10 MB');
  expect(html).toContain('https://api.example/api/v2/');
  expect(renderTryPage({ ...view, language: 'ar' })).toMatch(/lang="ar" dir="rtl"/);
  expect(html.match(/<script/g)).toHaveLength(2);
});
