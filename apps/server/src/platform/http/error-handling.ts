import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { PROBLEM_CONTENT_TYPE, toAppError, toProblem } from './problem.ts';

/** Answers whatever was thrown; the one place in which an error becomes a response. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    request.log.error({ err: thrown }, 'A request failed');
  }
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  if (error.status === 413) {
    // The rest of the body is not worth receiving.
    void reply.header('connection', 'close');
  }
  return reply
    .status(error.status)
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(toProblem(error));
}

/** Makes every error of every route, and every unknown address, a problem. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not-found'), request, reply));
}
