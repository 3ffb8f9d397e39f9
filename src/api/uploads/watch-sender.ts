import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the sender goes away before the answer is out. */
export function watchSender(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The sender went away'));
  });
  return gone.signal;
}
