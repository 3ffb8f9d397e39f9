import { ENGLISH } from '#core/gallery/english.ts';
import { FIXTURE_PALETTE, type PaletteEntry } from '#core/mending/fixture-palette.ts';
import { TEXTS, TOOL_HINTS } from './texts.ts';

interface PaletteProps {
  readonly chosen: PaletteEntry;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The fixtures that can be added. */
export function Palette({ chosen, onChoose }: PaletteProps) {
  return (
    <section class="inspector" aria-label={TEXTS.kind}>
      <h2>Fixtures</h2>
      <p class="note">{TOOL_HINTS.fixture}</p>
      <div class="palette">
        {FIXTURE_PALETTE.map((entry) => (
          <button
            key={entry.kind}
            type="button"
            class="button"
            aria-pressed={entry === chosen}
            onClick={() => onChoose(entry)}
          >
            {ENGLISH.capitalise(ENGLISH.kind(entry.kind))}
          </button>
        ))}
      </div>
    </section>
  );
}
