import type { FastifyReply } from 'fastify';

/** There is nobody left to answer: no fault of the service, nor of the drawing. */
export class SenderGone extends Error {}

/** A signal that is aborted when the sender goes away before the answer is out. */
export function watchSender(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!reply.raw.writableFinished) gone.abort(new SenderGone('The sender went away'));
  };
  // It may have gone while its upload stood in line for a place.
  if (reply.raw.destroyed) look();
  else reply.raw.once('close', look);
  return gone.signal;
}
