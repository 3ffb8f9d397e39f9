import type { FastifyReply } from 'fastify';

/** Tells a sender who waits to be told (`Expect: 100-continue`) to go on: what its headers say is good enough to take in its body. */
export function askForBody({ request, raw }: FastifyReply): void {
  const { headers, httpVersion } = request.raw;
  if (httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue') raw.writeContinue();
}
