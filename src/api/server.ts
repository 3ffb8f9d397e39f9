import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import type { TraceRequest } from '#service/ports/tracing.ts';
import { addAllowedMethods } from './allowed-methods.ts';
import type { App } from './app.ts';
import { compressAnswers } from './compress-answers.ts';
import { addDocs } from './docs.ts';
import { addGalleryRoutes, type GalleryRoutesOptions } from './gallery-routes.ts';
import { addHealthRoutes, type HealthRoutesOptions } from './health-routes.ts';
import { addImageRoute, type ImageRouteOptions } from './image-route.ts';
import { addJobRoutes } from './jobs/job-routes.ts';
import { addLayoutRoutes, type LayoutRoutesOptions } from './mending/layout-routes.ts';
import { addMendRoutes, type MendRoutesOptions } from './mending/mend-routes.ts';
import { addVariantRoutes, type VariantRoutesOptions } from './mending/variant-routes.ts';
import { type Answered, addLoopbackMetricsRoute, type Metrics } from './metrics.ts';
import { asProblemDetails, PROBLEM_DETAILS_TYPE, type Problem, RETRY_AFTER_S, toProblem } from './problem.ts';
import { answerBrokenRequest, handleRawRequests } from './raw-requests.ts';
import { chooseRequestId } from './request-id.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { addShowcase } from './showcase.ts';
import { addSiteFiles } from './site-files.ts';
import { addTryPage } from './try-page-route.ts';
import { keyOf } from './uploads/authorize.ts';
import { GuessBrake } from './uploads/guess-brake.ts';
import { limitLeftovers } from './uploads/limit-leftovers.ts';
import { addTryRoute, type TryRouteOptions } from './uploads/try-route.ts';
import { addUploadRoutes, type UploadRoutesOptions } from './uploads/upload-routes.ts';
import { SenderGone } from './uploads/watch-sender.ts';

export interface ServerOptions
  extends GalleryRoutesOptions,
    HealthRoutesOptions,
    ImageRouteOptions,
    Omit<UploadRoutesOptions, 'guesses'>,
    Omit<LayoutRoutesOptions, 'guesses'>,
    Omit<MendRoutesOptions, 'guesses'>,
    VariantRoutesOptions {
  readonly tryLimiter: TryRouteOptions['limiter'];
  /** Wrong secrets per address. */
  readonly guessLimiter: RateLimiter;
  readonly metrics: Metrics;
  /** False when the metrics have a port of their own, or when the service has a public address. */
  readonly metricsHere: boolean;
  readonly log: FastifyBaseLogger;
  /** Of a service that traces. */
  readonly trace?: TraceRequest | undefined;
}

/** All of HTTP. Listens nowhere yet. */
export async function makeServer({ guessLimiter, ...given }: ServerOptions): Promise<App> {
  const options = { ...given, guesses: new GuessBrake(guessLimiter) };
  const app: App = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: chooseRequestId,
    routerOptions: { maxParamLength: 200 },
    // While the service drains it says so itself.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    clientErrorHandler: answerBrokenRequest,
    // A request without a host is told so by us; see handleRawRequests.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      sendProblem(error, request, reply as FastifyReply);
    },
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Bodies are read by the uploads themselves, after they have looked at the headers.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  if (options.trace) addTraces(app, options.trace);
  addEveryAnswer(app, options.metrics);
  compressAnswers(app);
  handleRawRequests(app);
  app.setErrorHandler(sendProblem);
  addAllowedMethods(app);
  await addDocs(app, { apiUrl: options.urls.api });
  addUploadRoutes(app, options);
  addTryRoute(app, { ...options, limiter: options.tryLimiter });
  addJobRoutes(app, options);
  addLayoutRoutes(app, options);
  addMendRoutes(app, options);
  addVariantRoutes(app, options);
  addImageRoute(app, options);
  await addGalleryRoutes(app, options);
  addTryPage(app, options);
  addShowcase(app);
  addSiteFiles(app, options);
  addHealthRoutes(app, options);
  if (options.metricsHere) addLoopbackMetricsRoute(app, options.metrics);
  return app;
}

/** What holds for every answer, errors and 404 included. */
function addEveryAnswer(app: App, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    limitLeftovers(request.raw, reply.raw);
    // Also comes when the sender leaves before the answer, unlike `onResponse`.
    reply.raw.once('close', () => note(request, reply));
  });
  app.addHook('onSend', async (_, reply) => setSecurityHeaders(reply));
  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const answered = describeAnswer(request, reply);
    metrics.note(answered);
    const { method, route, status, code, seconds } = answered;
    const facts = { method, route, status, code, ms: Math.round(seconds * 1000) };
    if (route !== '/healthz' && route !== '/readyz') request.log.info(facts, 'answered');
  };
}

/** First of all hooks, so that what all others do belongs to the request. */
function addTraces(app: App, trace: TraceRequest): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id: requestId, headers } = request;
    trace({ method, requestId, headers }, (end) => {
      reply.raw.once('close', () => end(describeAnswer(request, reply)));
      done();
    });
  });
}

/** What requests were refused with, until they are noted. */
const PROBLEMS = new WeakMap<FastifyRequest, Problem>();

function describeAnswer(request: FastifyRequest, reply: FastifyReply): Answered {
  const { raw, elapsedTime, statusCode } = reply;
  const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
  const of = { method: request.method, route, seconds: elapsedTime / 1000, key: keyOf(request) };
  if (!raw.writableFinished) return { ...of, status: SENDER_GONE, code: 'sender_gone', isReplay: false };
  const problem = PROBLEMS.get(request);
  const isSentAway = problem?.code === 'rate_limited' || problem?.code === 'service_unavailable';
  return {
    ...of,
    status: statusCode,
    code: problem?.code ?? (statusCode < 400 ? 'success' : 'none'),
    ...(isSentAway && { sentAway: String(problem.details.reason ?? 'other') }),
    isReplay: reply.hasHeader('Idempotent-Replayed'),
  };
}

/** As other servers note a sender who closed the connection before the answer; nobody receives it. */
const SENDER_GONE = 499;

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof SenderGone) return void reply.hijack();
  const problem = toProblem(error, request.id);
  PROBLEMS.set(request, problem);
  if (problem.statusCode >= 500 && problem.code !== 'service_unavailable') {
    request.log.error({ err: error }, 'a request failed');
  } else if (problem.code === 'service_unavailable' && !reply.hasHeader('Retry-After')) {
    request.log.warn({ err: error }, 'a request was sent away');
  }
  const another = problem.code === 'idempotency_conflict' || [429, 503].includes(problem.statusCode);
  const { retryAfterS = RETRY_AFTER_S } = problem.details;
  if (another && !reply.hasHeader('Retry-After')) reply.header('Retry-After', String(retryAfterS));
  // The worker is free again, but the sender should not pile up more on this connection.
  if (problem.code === 'timeout') reply.header('Connection', 'close');
  const byRfc = request.headers.accept?.includes(PROBLEM_DETAILS_TYPE);
  const body = byRfc ? asProblemDetails(problem) : problem;
  const type = byRfc ? PROBLEM_DETAILS_TYPE : 'application/json; charset=utf-8';
  reply.code(problem.statusCode).type(type).header('Vary', 'Accept').send(JSON.stringify(body));
}
