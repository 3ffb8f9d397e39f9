import { readFileSync } from 'node:fs';
import type { Changed } from './compare-goldens.ts';
import { type Pixels, toSharp } from './pixels.ts';

/** A page without anything around it: each picture before and after, one over the other with a slider, and where they differ. */
export async function diffPage(changed: readonly Changed[]): Promise<string> {
  const parts = await Promise.all(changed.map(section));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${changed.length} pictures changed</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
h2{margin:2.5rem 0 .5rem}
.over{position:relative;display:inline-block;max-width:100%}
.over img{display:block;max-width:100%;background:#fff}
.over img+img{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1rem}
figure{margin:0}figure img{width:100%;background:#fff}
input{width:100%;height:44px}
</style>
<h1>${changed.length} pictures changed</h1>
<p>As they should? Then <code>npm run goldens -- --update</code>.</p>
${parts.join('\n')}
<script>
for (const input of document.querySelectorAll('input')) input.oninput = () => input.previousElementSibling.style.setProperty('--at', input.value + '%');
</script>
</html>
`;
}

async function section({ name, share, golden, pixels, map }: Changed): Promise<string> {
  const after = await inline(pixels);
  const heading = `<h2>${name}</h2>`;
  if (!golden) return `${heading}<p>New.</p><img src="${after}" alt="after">`;
  const before = `data:image/webp;base64,${readFileSync(golden).toString('base64')}`;
  const figure = (src: string, text: string) =>
    `<figure><img src="${src}" alt="${text}"><figcaption>${text}</figcaption></figure>`;
  return `${heading}<p>${(share * 100).toFixed(2)} % differ visibly.</p>
<div class="over"><img src="${before}" alt="before"><img src="${after}" alt="after"></div>
<input type="range" value="50" aria-label="before, after: ${name}">
<div class="row">${figure(before, 'before')}${figure(after, 'after')}${figure(await inline(map), 'difference')}</div>`;
}

async function inline(pixels: Pixels): Promise<string> {
  const webp = await toSharp(pixels).webp({ quality: 85 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
