import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const REQUEST_ID_HEADER = 'x-request-id';
const ACCEPTABLE_ID = /^[\w.-]{8,100}$/;

/** A proxy's request id when it is a sane one, so that its log and ours meet; else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && ACCEPTABLE_ID.test(given) ? given : randomUUID();
}

const SHARE_TOKEN = /^(\/(?:api\/|media\/)?share\/)[^/]+/u;

/** Without its query, which may carry words of the user, and without a token, which opens a video to whoever has it. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  const isSecret = routeOptions.url?.includes(':token') === true;
  const path = url.split('?')[0] ?? '';
  const hidden = path.replace(SHARE_TOKEN, '$1…');
  return isSecret && hidden === path ? (routeOptions.url ?? '') : hidden;
}

/** One line per answer: polls and files at debug, what changes something or is refused at info. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[isQuiet ? 'debug' : 'info'](line, 'Answered');
    done();
  });
}
