import type { FastifyReply } from 'fastify';

/** What an answer gets that does not say otherwise itself. */
const DEFAULTS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Adds the headers that no route should be able to forget. */
export function setSecurityHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(DEFAULTS)) if (!reply.hasHeader(name)) reply.header(name, value);
  const policy = String(reply.getHeader('Content-Security-Policy'));
  // For browsers that do not know frame-ancestors; the gallery is made to be framed.
  if (!policy.includes('frame-ancestors *')) reply.header('X-Frame-Options', 'DENY');
}
