import { useRef, useState } from 'preact/hooks';
import { Icon } from '../gallery/icon.tsx';
import { usualMs } from './progress-share.ts';
import { SampleButtons } from './sample-buttons.tsx';
import { useSay, useTryData } from './texts.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Takes one file by dropping anywhere on the page, choosing, photographing or pasting, or one of our samples. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { served, expected } = useTryData();
  const { say, seconds, megabytes } = useSay();
  const [isSeveral, setSeveral] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: FileList | undefined | null) => {
    setSeveral((files?.length ?? 0) > 1);
    if (files?.length === 1) onFile(files[0]!);
  };
  const isOver = useDroppedFiles(take);

  const accept = [...served.types, ...served.endings.map((ending) => `.${ending}`)].join();
  const input = (label: string, props: object) => (
    <input
      type="file"
      class="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => take(event.currentTarget.files)}
      {...props}
    />
  );
  const usual = usualMs(expected);
  return (
    <div class={`drop-zone${isOver ? ' over' : ''}`}>
      <p class="drop-title">
        <Icon name="upload" />
        {isOver ? say('letGo') : say('drop')}
      </p>
      <div class="drop-buttons">
        <button type="button" class="button primary" onClick={() => chooser.current?.click()}>
          {say('choose')}
        </button>
        <button type="button" class="button touch-only" onClick={() => camera.current?.click()}>
          <Icon name="camera" />
          {say('photo')}
        </button>
      </div>
      <p class="quiet">
        {say('rules', { size: megabytes(served.limitBytes) })}
        {usual > 0 && ` ${say('lately', { time: seconds(usual) })}`}
      </p>
      <p class="drop-fault" role="alert">
        {isSeveral && say('several')}
      </p>
      <SampleButtons onFile={onFile} />
      {input(say('choose'), { ref: chooser, accept, name: 'image' })}
      {input(say('photo'), { ref: camera, accept: 'image/*', capture: 'environment' })}
    </div>
  );
}
