import { digestFiles, type PlanDigests } from './plan-files.ts';
import { nameOf, sendUpload, UPLOAD_PATHS } from './send-upload.ts';
import type { TrialFile } from './trial-files.ts';

/** A file of which is known what becomes of it when nothing is in its way. */
export interface KnownFile extends TrialFile {
  /** Of a drawing that is furnished. */
  readonly digests: PlanDigests | undefined;
}

/**
 * Sends each file alone. Made drawings of which the reader makes something else than was meant are left out: this is not about reading.
 * @throws Error where nothing is left of a kind that was there
 */
export async function learnAnswers(
  files: readonly TrialFile[],
  { url, headers }: { readonly url: string; readonly headers: Record<string, string> },
): Promise<KnownFile[]> {
  const known: KnownFile[] = [];
  for (const file of files) {
    const answer = await sendUpload({ url, headers, path: UPLOAD_PATHS.general, file: file.file });
    const isRight = file.expected.test(nameOf(answer));
    console.log(
      `${isRight ? 'takes part' : 'left out  '}  ${file.name}: ${nameOf(answer)}, ${answer.seconds.toFixed(1)} s`,
    );
    if (isRight) known.push({ ...file, digests: answer.data && (await digestFiles(url, answer.data)) });
  }
  for (const { kind, name } of files) {
    if (!known.some((one) => one.kind === kind))
      throw new Error(`No ${kind} file is answered as it has to be: ${name}`);
  }
  return known;
}
