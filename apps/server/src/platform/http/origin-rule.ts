import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** What the rule looks at; `host` as the browser sent it, with its port. */
export interface OriginFacts {
  readonly method: string;
  readonly host: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** What changes nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host and port, with the names of this machine made one. Null for what is no http origin (`null`, a file). */
function placeOf(origin: string): string | null {
  const url = URL.parse(origin);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    return null;
  }
  const name = THIS_MACHINE.has(url.hostname) ? 'localhost' : url.hostname;
  return `${name}:${url.port}`;
}

/**
 * Whether a request may change something: a browser must be on one of our own pages. A request with neither Origin
 * nor Sec-Fetch-Site is a program and passes, since no browser sends such a one.
 */
export function isAllowedOrigin(facts: OriginFacts, publicUrl: string): boolean {
  if (SAFE_METHODS.has(facts.method)) {
    return true;
  }
  if (facts.origin === undefined) {
    return facts.fetchSite === undefined || facts.fetchSite === 'same-origin' || facts.fetchSite === 'none';
  }
  const place = placeOf(facts.origin);
  return place !== null && (place === placeOf(hostAsOrigin(facts)) || place === placeOf(publicUrl));
}

/** The Host carries no scheme: the Origin's decides which port a bare name means. */
function hostAsOrigin({ host, origin }: OriginFacts): string {
  return `${origin?.startsWith('https:') === true ? 'https' : 'http'}://${host}`;
}

/** Refuses changes that another site's page asks for, before the body is read. */
export function registerOriginRule(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fetchSite = request.headers['sec-fetch-site'];
    const facts: OriginFacts = {
      method: request.method,
      host: request.headers.host ?? '',
      origin: request.headers.origin,
      fetchSite: fetchSite === undefined ? undefined : String(fetchSite),
    };
    done(isAllowedOrigin(facts, publicUrl) ? undefined : new AppError('forbidden'));
  });
}
