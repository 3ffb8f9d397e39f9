import type { App } from './app.ts';
import { HttpProblem } from './problem.ts';

/** Refusals of a path itself: it cannot be decoded, holds a NUL, or steps out of the folder. */
const REFUSED_PATHS = new Set([400, 403]);

/**
 * Serves what `mount` adds, a folder of files, so that a path which its plugin refuses is answered as what it is to the sender: the
 * path of nothing.
 */
export async function mountFiles(app: App, mount: (scope: App) => Promise<unknown>): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<Error & { statusCode?: number }>((error) => {
      throw REFUSED_PATHS.has(error.statusCode ?? 500) ? new HttpProblem('not_found', 'There is nothing here.') : error;
    });
    await mount(scope as App);
  });
}
