import { renderApiPage } from './api-page.ts';
import { renderConfigurationPage } from './configuration-page.ts';
import { renderErrorsPage } from './errors-page.ts';
import { readOpenApi } from './read-openapi.ts';

/** The pages of `docs/` that are written by the program, by file name. */
export async function renderPages(): Promise<Record<string, string>> {
  return {
    'configuration.md': renderConfigurationPage(),
    'errors.md': renderErrorsPage(),
    'api.md': renderApiPage(await readOpenApi()),
  };
}
