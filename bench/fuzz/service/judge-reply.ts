import type { Attack } from './attack.ts';
import type { Reply } from './send-attack.ts';

/** What no answer may be, whatever was sent. @returns what is wrong with it, or undefined */
export function judgeReply({ method, headers }: Attack, { status, type, requestId, body }: Reply): string | undefined {
  if (status >= 500 && status !== 503) return `a ${status}: ${body.slice(0, 200)}`;
  if (!requestId) return `a ${status} without a request id`;
  if (status < 400 || method === 'HEAD' || headers['Content-Encoding'] !== undefined) return undefined;
  // People who ask for a page get one.
  if (type.startsWith('text/html')) return undefined;
  if (!/^application\/(problem\+)?json/.test(type)) return `a ${status} of type "${type}"`;
  try {
    const { code, requestId: told } = JSON.parse(body);
    return typeof code === 'string' && told === requestId ? undefined : `a ${status} that says ${body.slice(0, 200)}`;
  } catch {
    return `a ${status} that is no JSON: ${body.slice(0, 200)}`;
  }
}
