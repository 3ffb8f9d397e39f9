import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobKind } from '#service/jobs/job-kind.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { UploadDesk, Visit } from '#service/uploads/upload-desk.ts';
import type { Arrival } from './arrivals.ts';
import { askForBody } from './ask-for-body.ts';
import { readForm, type UploadedForm } from './read-form.ts';

/** An upload that comes in to become a job of some kind, known to the desk until it is answered. @throws as `UploadDesk.checkOpen` */
export async function openVisit(desk: UploadDesk, reply: FastifyReply, kind: JobKind): Promise<Visit> {
  const visit = desk.receive();
  reply.raw.once('close', visit.leave);
  await desk.checkOpen(kind);
  return visit;
}

/**
 * Takes in the body of an upload that was let in by its headers, with a key or on the try page; only when all of it is here it takes a place in the queue.
 * @throws Failure
 */
export async function receiveForm(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { visit, arrival, key }: { visit: Visit; arrival: Arrival; key?: KeyRecord },
): Promise<UploadedForm> {
  askForBody(reply);
  try {
    const stop = AbortSignal.any([arrival.late, visit.dismissed]);
    const form = await readForm(raw, { stop, onBytes: arrival.take });
    await visit.queueUp({ keyId: key?.key ?? null, kind: 'drawing' });
    return form;
  } finally {
    arrival.end();
  }
}
