import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../gallery/icon.tsx';
import { usualMs } from './progress-share.ts';
import { SampleButtons } from './sample-buttons.tsx';
import { useSay, useTryData } from './texts.ts';

interface DropZoneProps {
  /** Files are held over the page. */
  readonly isOver: boolean;
  /** Several files came at once. */
  readonly isSeveral: boolean;
  /** Somebody was elsewhere before: the keyboard comes back to here. */
  readonly isBack: boolean;
  readonly onFiles: (files: FileList | undefined | null) => void;
  readonly onFile: (file: File) => void;
}

/** Asks for a plan: by choosing, photographing, dropping or pasting one, or one of our samples. */
export function DropZone({ isOver, isSeveral, isBack, onFiles, onFile }: DropZoneProps) {
  const { served, expected } = useTryData();
  const { say, seconds, megabytes } = useSay();
  const first = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBack) first.current?.focus();
  }, [isBack]);

  const accept = [...served.types, ...served.endings.map((ending) => `.${ending}`)].join();
  const input = (label: string, props: object) => (
    <input
      type="file"
      class="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => onFiles(event.currentTarget.files)}
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
        <button ref={first} type="button" class="button primary" onClick={() => chooser.current?.click()}>
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
