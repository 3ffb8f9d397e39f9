import type { FaceCandidate } from './face-candidates.ts';
import { type FaceEvidence, faceFeatures } from './face-features.ts';
import { logistic } from './logistic.ts';
import { ENCLOSED_WEIGHTS, OPEN_WEIGHTS } from './room-weights.ts';

/** A face that is taken for a room. */
export interface Face extends FaceCandidate {
  /** How likely it is one: 0 to 1. */
  readonly sure: number;
}

/** Faces are rooms where that is likelier than not. */
const LIKELY = 0.5;

/** The faces that are likely rooms. */
export function weighFaces(faces: readonly FaceCandidate[], evidence: FaceEvidence): Face[] {
  const features = faceFeatures(faces, evidence);
  return faces
    .map((face, k) => ({ ...face, sure: logistic(features[k]!, face.isEnclosed ? ENCLOSED_WEIGHTS : OPEN_WEIGHTS) }))
    .filter(({ sure }) => sure > LIKELY);
}
