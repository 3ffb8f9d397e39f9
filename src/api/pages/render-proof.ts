import { listActivities, sayPeople } from '#core/gallery/home-words.ts';
import { capitalise, kindName } from '#core/gallery/kind-name.ts';
import { type RoomProof, sayKeptFree, sayLeftOut, sayProof } from '#core/gallery/room-proof.ts';
import { sayNames } from '#core/gallery/score-name.ts';
import { countKinds, type RoomSummary } from '#core/gallery/summary.ts';
import type { Home } from '#core/plan/schema.ts';
import { html, type Markup } from './html.ts';

/** What is to be said for the furniture of a room, folded, in metres. */
export function renderProof(proof: RoomProof): Markup {
  const { keptFree, leftOut, scores, layouts } = proof;
  const lines = [
    ...keptFree.map((line) => ({
      name: line.piece,
      words: sayKeptFree(line, 'm') + (line.source ? ` (${line.source})` : ''),
    })),
    ...leftOut.map((piece) => ({ name: `${kindName(piece.kind)} left out`, words: sayLeftOut(piece, 'm') })),
    ...scores.map((group) => ({ name: group.word, words: sayNames(group) })),
    ...layouts
      .slice(1)
      .map((items) => ({ name: 'another layout', words: countKinds(items.map(({ kind }) => kind)).join(', ') })),
  ];
  return html`<details class="proof"><summary>${sayProof(proof)}</summary>${renderLines(lines)}</details>`;
}

/** Whom the home was furnished for, and folded what they do where. */
export function renderHome(home: Home, rooms: readonly RoomSummary[]): Markup {
  const lines = listActivities(home, (id) => rooms.find((room) => room.id === id)?.name, 'm');
  if (!lines.length) return html`<p class="home">${sayPeople(home)}</p>`;
  return html`<details class="home proof"><summary>${sayPeople(home)}</summary>${renderLines(
    lines.map(({ activity, places }) => ({ name: activity, words: places })),
  )}</details>`;
}

const renderLines = (lines: readonly { name: string; words: string }[]): Markup =>
  html`<ul class="proof-body lines">${lines.map(({ name, words }) => html`<li><b>${capitalise(name)}:</b> ${words}</li>`)}</ul>`;
