import type { TryResult } from './send-plan.ts';

interface ResultCardProps {
  readonly result: TryResult;
  readonly onAgain: () => void;
}

/** The furnished picture; it and the first button lead to the gallery. */
export function ResultCard({ result, onAgain }: ResultCardProps) {
  return (
    <div class="outcome result">
      <h2>Your furnished plan is ready</h2>
      <a class="result-picture" href={result.galleryUrl}>
        <img src={result.furnishedImageUrl} alt="The furnished floor plan; opens its gallery" />
      </a>
      <div class="outcome-buttons">
        <a class="button primary" href={result.galleryUrl}>
          Open the gallery
        </a>
        <a class="button" href={result.furnishedImageUrl} download="furnished-plan.jpg">
          Picture
        </a>
        <button type="button" class="button" onClick={onAgain}>
          Try another plan
        </button>
      </div>
    </div>
  );
}
