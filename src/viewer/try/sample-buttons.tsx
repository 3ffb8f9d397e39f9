import { useState } from 'preact/hooks';
import type { TryData } from '#core/try-page/try-data.ts';
import { useSay, useTryData } from './texts.ts';

/** Drawings of ours, sent like a visitor's own. */
export function SampleButtons({ onFile }: { onFile: (file: File) => void }) {
  const { samples } = useTryData();
  const { say } = useSay();
  const [isLost, setLost] = useState(false);
  const send = async ({ name, url }: TryData['samples'][number]) => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(response.statusText);
      onFile(new File([await response.blob()], `${name}.png`, { type: 'image/png' }));
    } catch {
      setLost(true);
    }
  };
  return (
    <div class="samples">
      <p class="quiet">{say('samples')}</p>
      <ul>
        {samples.map((sample) => (
          <li key={sample.name}>
            <button type="button" class="sample" onClick={() => send(sample)}>
              <img src={sample.thumbnailUrl} alt="" width="240" height="200" loading="lazy" />
              {say(sample.name)}
            </button>
          </li>
        ))}
      </ul>
      <p class="drop-fault" role="alert">
        {isLost && say('unreachable')}
      </p>
    </div>
  );
}
