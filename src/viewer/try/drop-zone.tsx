import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../gallery/icon.tsx';

const ACCEPTED = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';

/** Takes one file by dropping anywhere on the page, choosing, photographing or pasting. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const take = (files: FileList | undefined | null) => {
      const file = files?.[0];
      if (file) onFile(file);
    };
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);

  const input = (label: string, props: object) => (
    <input
      type="file"
      class="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) onFile(file);
      }}
      {...props}
    />
  );
  return (
    <div class={`drop-zone${over ? ' over' : ''}`}>
      <Icon name="upload" />
      <p class="drop-title">{over ? 'Let go to furnish it' : 'Drop a floor plan here'}</p>
      <p class="quiet">JPG, PNG or one-page PDF, up to 10 MB. Pasting works too.</p>
      <div class="drop-buttons">
        <button type="button" class="button primary" onClick={() => chooser.current?.click()}>
          Choose a file
        </button>
        <button type="button" class="button touch-only" onClick={() => camera.current?.click()}>
          <Icon name="camera" />
          Take a photo
        </button>
      </div>
      {input('Floor plan file', { ref: chooser, accept: ACCEPTED, name: 'image' })}
      {input('Photo of a floor plan', { ref: camera, accept: 'image/*', capture: 'environment' })}
    </div>
  );
}
