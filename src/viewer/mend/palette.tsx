import { FIXTURE_PALETTE, type PaletteEntry } from '#core/mending/fixture-palette.ts';
import { useWords } from './words.ts';

interface PaletteProps {
  readonly chosen: PaletteEntry;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The fixtures that can be added. */
export function Palette({ chosen, onChoose }: PaletteProps) {
  const words = useWords();
  return (
    <section class="inspector" aria-label={words.texts.tools.fixture}>
      <p class="note">{words.texts.hints.fixture}</p>
      <div class="palette">
        {FIXTURE_PALETTE.map((entry) => (
          <button
            key={entry.kind}
            type="button"
            class="button"
            aria-pressed={entry === chosen}
            onClick={() => onChoose(entry)}
          >
            {words.kind(entry.kind)}
          </button>
        ))}
      </div>
    </section>
  );
}
