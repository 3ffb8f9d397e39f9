import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What a scoring tool writes with --json.
 * @param tool path of the tool
 * @throws Error with what the tool said where it wrote nothing; that it ends with 1 is no failure: some do where anything is wrong
 */
export function runJudge<T>(tool: string, args: readonly string[]): T {
  const folder = mkdtempSync(join(tmpdir(), 'plenish-judge-'));
  const answer = join(folder, 'answer.json');
  try {
    const { stderr } = spawnSync(process.execPath, [tool, ...args, '--json', answer], {
      encoding: 'utf8',
      // Tools also tell of every drawing.
      maxBuffer: 2 ** 28,
    });
    if (!existsSync(answer)) throw new Error(`${tool} ${args.join(' ')} said nothing: ${stderr}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
