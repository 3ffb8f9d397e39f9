import { useEffect, useRef } from 'preact/hooks';
import type { MendKey } from '#core/mending/texts/mend-texts.ts';
import type { Sent } from './send-json.ts';
import { useWords } from './words.ts';

interface FurnishDialogProps {
  /** Undefined while the service works. */
  readonly sent: Sent | undefined;
  readonly working: MendKey;
  readonly before?: string | undefined;
  readonly onClose: () => void;
}

/** The furnished plan beside the one of before, or what is in the way. */
export function FurnishDialog({ sent, working, before, onClose }: FurnishDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="mend-dialog" aria-labelledby="furnish-title" onClose={onClose}>
      <div role="status">
        <h2 id="furnish-title">{words.say(!sent ? working : 'pictureUrl' in sent ? 'done' : 'failed')}</h2>
      </div>
      {!sent && <progress aria-label={words.say(working)} />}
      {sent && 'code' in sent && (
        <>
          <p>{sent.message ?? words.say('offline')}</p>
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
          {before && <Picture url={before} caption={words.say('before')} />}
          <Picture url={sent.pictureUrl} caption={words.say('after')} />
        </div>
      )}
      <div class="field-row end">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {words.say('close')}
        </button>
        {sent && 'galleryUrl' in sent && (
          <a class="button primary" href={sent.galleryUrl} target="_blank" rel="noopener">
            {words.say('toGallery')}
          </a>
        )}
      </div>
    </dialog>
  );
}

function Picture({ url, caption }: { url: string; caption: string }) {
  const { gallery } = useWords();
  return (
    <figure>
      <img src={url} alt={`${gallery.say('furnishedPlan')}: ${caption}`} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
