import { listActivities, sayPeople } from '#core/gallery/home-words.ts';
import { type RoomProof, sayKeptFree, sayLeftOut, sayProof } from '#core/gallery/room-proof.ts';
import { sayNames } from '#core/gallery/score-name.ts';
import type { RoomSummary } from '#core/gallery/summary.ts';
import type { Wording } from '#core/gallery/wording.ts';
import type { Home } from '#core/plan/schema.ts';
import { html, type Markup } from './html.ts';

/** What is to be said for the furniture of a room, folded, in metres. */
export function renderProof(proof: RoomProof, wording: Wording): Markup {
  const { keptFree, leftOut, scores, layouts } = proof;
  const lines = [
    ...keptFree.map((line) => ({
      name: wording.kind(line.kind),
      words: sayKeptFree(line, 'm', wording) + (line.source ? ` (${line.source})` : ''),
    })),
    ...leftOut.map((piece) => ({
      name: `${wording.kind(piece.kind)} (${wording.say('leftOut')})`,
      words: sayLeftOut(piece, 'm', wording),
    })),
    ...scores.map((group) => ({ name: wording.say(group.word), words: sayNames(group, wording) })),
    ...layouts.slice(1).map((items, i) => ({
      name: wording.say('layoutN', { n: i + 2 }),
      words: wording.kinds(items.map(({ kind }) => kind)).join(', '),
    })),
  ];
  return html`<details class="proof"><summary>${sayProof(proof, wording)}</summary>${renderLines(lines, wording)}</details>`;
}

/** Whom the home was furnished for, and folded what they do where. */
export function renderHome(home: Home, rooms: readonly RoomSummary[], wording: Wording): Markup {
  const lines = listActivities(home, (id) => rooms.find((room) => room.id === id)?.name, 'm', wording);
  if (!lines.length) return html`<p class="home">${sayPeople(home, wording)}</p>`;
  return html`<details class="home proof"><summary>${sayPeople(home, wording)}</summary>${renderLines(
    lines.map(({ activity, places }) => ({ name: activity, words: places })),
    wording,
  )}</details>`;
}

const renderLines = (lines: readonly { name: string; words: string }[], wording: Wording): Markup =>
  html`<ul class="proof-body lines">${lines.map(({ name, words }) => html`<li><b>${wording.capitalise(name)}:</b> ${words}</li>`)}</ul>`;
