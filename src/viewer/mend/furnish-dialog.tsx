import { useEffect, useRef } from 'preact/hooks';
import type { Sent } from './send-mended.ts';
import { TEXTS } from './texts.ts';

interface FurnishDialogProps {
  /** Undefined while the service works. */
  readonly sent: Sent | undefined;
  readonly before: string | undefined;
  readonly onClose: () => void;
}

/** The furnished plan beside the one of before, or what is in the way. */
export function FurnishDialog({ sent, before, onClose }: FurnishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="mend-dialog" aria-labelledby="furnish-title" onClose={onClose}>
      <div role="status">
        <h2 id="furnish-title">{!sent ? TEXTS.working : 'message' in sent ? TEXTS.failed : TEXTS.done}</h2>
      </div>
      {!sent && <progress aria-label={TEXTS.working} />}
      {sent && 'message' in sent && (
        <>
          <p>{sent.message}</p>
          <ul class="faults">
            {sent.faults.map(({ where, says }, i) => (
              <li key={i}>
                {where}: {says}
              </li>
            ))}
          </ul>
        </>
      )}
      {sent && 'pictureUrl' in sent && (
        <div class={before ? 'pictures two' : 'pictures'}>
          {before && (
            <figure>
              <img src={before} alt="The furnished plan before it was mended" />
              <figcaption>{TEXTS.before}</figcaption>
            </figure>
          )}
          <figure>
            <img src={sent.pictureUrl} alt="The furnished plan as it is now" />
            <figcaption>{TEXTS.after}</figcaption>
          </figure>
        </div>
      )}
      <div class="field-row end">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {TEXTS.close}
        </button>
        {sent && 'galleryUrl' in sent && (
          <a class="button primary" href={sent.galleryUrl} target="_blank" rel="noopener">
            {TEXTS.toGallery}
          </a>
        )}
      </div>
    </dialog>
  );
}
