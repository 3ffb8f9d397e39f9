import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export const UPLOAD_PATHS = { general: '/api/v2/ai/process', partner: '/api/v2/ai/external/process', page: '/try' };
/** What a browser says of a page of the same host. */
export const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

export interface Upload {
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What uploads answer with when they succeed. */
export interface PlanData {
  readonly uniqueId: string;
  readonly galleryUrl: string;
  readonly furnishedImageUrl: string;
  readonly additionalData?: string;
  readonly version?: number;
  readonly links: Readonly<Record<'plan' | 'scene' | 'original' | 'mend', string>>;
}

export interface Answer {
  /** 0 where there was none. */
  readonly status: number;
  /** `success`, a code of the errors, or how the connection ended. */
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: string | undefined;
  readonly isReplay: boolean;
  /** It had begun before its outcome was known, as that of the try page does: too late for headers. */
  readonly isLate: boolean;
  readonly data: PlanData | undefined;
  readonly details: unknown;
  /** Until the whole answer was there. */
  readonly seconds: number;
}

/** Longer than the service itself waits for a turn and works: what is not answered by then hangs. */
const PATIENCE_MS = 300_000;

/** Uploads one drawing over a connection of its own, and waits for the whole answer. @throws never */
export async function sendUpload({ url, path, headers, file, fields = {} }: Upload): Promise<Answer> {
  const form = new FormData();
  form.set('image', new Blob([file]), 'plan.png');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return post(url + path, { ...headers, 'Content-Type': encoded.headers.get('content-type')! }, body);
}

/** The same of anything else that answers with a plan, such as one that was put right. */
export function post(url: string, headers: Record<string, string>, body: Uint8Array): Promise<Answer> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  return new Promise((resolve) => {
    const nothing = { retryAfter: undefined, isReplay: false, isLate: false, data: undefined, details: undefined };
    const fail = (code: string) => resolve({ ...nothing, status: 0, code, seconds: seconds() });
    const sending = request(
      url,
      { method: 'POST', agent: false, headers: { ...headers, 'Content-Length': body.length }, timeout: PATIENCE_MS },
      (incoming) => {
        text(incoming).then(
          (said) => {
            const head = { status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'] };
            const isReplay = incoming.headers['idempotent-replayed'] === 'true';
            resolve({ ...head, isReplay, ...understand(said, head.status), seconds: seconds() });
          },
          (error) => fail(error.code ?? error.message),
        );
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('hangs')));
    sending.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    sending.end(body);
  });
}

/** JSON, or lines of it of which the last one counts. */
function understand(said: string, status: number): Pick<Answer, 'status' | 'code' | 'isLate' | 'data' | 'details'> {
  try {
    const last = JSON.parse(said.trim().split('\n').at(-1)!);
    const problem = last.error ?? (last.status === 'error' ? last : undefined);
    if (problem) {
      const { statusCode, code, details } = problem;
      return { status: statusCode, code, isLate: statusCode !== status, data: undefined, details };
    }
    return { status, code: 'success', isLate: false, data: last.result ?? last.data, details: undefined };
  } catch {
    return { status, code: `no JSON: ${said.slice(0, 80)}`, isLate: false, data: undefined, details: undefined };
  }
}

/** What is told of an answer in tables: `success`, or status and code. */
export const nameOf = ({ status, code }: Answer): string => (code === 'success' ? code : `${status} ${code}`);
