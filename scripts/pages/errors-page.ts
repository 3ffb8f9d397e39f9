import { PROBLEM_CODES, type ProblemCode, statusOf } from '#api/problem.ts';
import { PROBLEM_TABLE } from '#api/problem-table.ts';
import { FAILURE_CODES } from '#core/failures.ts';
import { renderTable } from './table.ts';

/** `docs/errors.md`, out of the tables that the answers are made with. */
export function renderErrorsPage(): string {
  const uploads: readonly string[] = FAILURE_CODES;
  return `# Errors

Every error, of every address, is this JSON and nothing else (or, for who sends \`Accept: application/problem+json\`, the same facts by RFC 9457):

\`\`\`json
{ "status": "error", "code": "dimensions_missing", "message": "a sentence a person can act on",
  "statusCode": 400, "requestId": "…", "details": { } }
\`\`\`

Programs go by \`code\`; \`message\` is for people and may change. \`requestId\` is also in the header \`X-Request-Id\` and in the service's log.
A rejected upload leaves nothing behind but its line in the log and its counted metric.

## Uploads

When several things are wrong, the one that stands first here is told.

${renderRows(PROBLEM_CODES.filter((code) => uploads.includes(code)))}

## Besides

${renderRows(PROBLEM_CODES.filter((code) => !uploads.includes(code)))}
`;
}

function renderRows(codes: readonly ProblemCode[]): string {
  const rows = codes.map((code) => {
    const { when, mend, details = '' } = PROBLEM_TABLE[code];
    return [String(statusOf(code)), `\`${code}\``, when, mend, details];
  });
  return renderTable(['HTTP', 'code', 'when', 'what to do', 'details'], rows);
}
