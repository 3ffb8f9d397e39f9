import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from './app.ts';
import { HttpProblem, makeProblem, type Problem } from './problem.ts';
import { chooseRequestId } from './request-id.ts';

/**
 * What Node would answer by itself, bare and without a request id, before a route is asked: goes through the routes as everything
 * else where it is a request, and is answered on the socket where it is none.
 */
export function handleRawRequests(app: App): void {
  // `Expect: 100-continue` gets its 100 from the route that wants the body, after the credentials were looked at; what else
  // is expected may be left unheard (RFC 9110, 10.1.1).
  for (const event of ['checkContinue', 'checkExpectation']) {
    app.server.on(event, (request: IncomingMessage, response: ServerResponse) =>
      app.server.emit('request', request, response),
    );
  }
  app.server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    const requestId = chooseRequestId(request);
    answerOnSocket(socket, makeProblem('bad_request', 'This is no proxy.', requestId));
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      throw new HttpProblem('bad_request', 'The header Host is missing.');
    }
  });
}

/** Requests that are no HTTP, or too large in their headers, never become requests. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerOnSocket(socket, nameBrokenRequest(error.code, chooseRequestId({ headers: {} })));
}

function answerOnSocket(socket: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${problem.requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function nameBrokenRequest(code: string | undefined, requestId: string): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return makeProblem('headers_too_large', 'The headers are too large.', requestId);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return makeProblem('timeout', 'The request did not arrive in time. Send it again.', requestId);
  }
  return makeProblem('bad_request', 'This is no HTTP request.', requestId);
}
