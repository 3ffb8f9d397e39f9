import { type DestinationStream, type Logger, pino } from 'pino';

/** Header and field names whose values are never to be seen in a log. */
const SECRETS = ['secret', '*.secret', 'headers["x-api-secret"]', '*.headers["x-api-secret"]'];

/** JSON lines on stderr; stdout belongs to what a command answers. @param target where to, for tests */
export function makeLog(level: string, target: DestinationStream = pino.destination({ fd: 2, sync: true })): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: SECRETS, censor: '…' } },
    target,
  );
}
