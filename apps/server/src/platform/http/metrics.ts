import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One reading of a measure: a number, and which one it is where there are several. */
export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A figure of the installation that is read when somebody asks for the metrics. */
export interface Measure {
  /** As Prometheus wants it: `kinora_<what>_<unit>`. */
  readonly name: string;
  readonly help: string;
  /** Every label a reading can carry. */
  readonly labelNames?: readonly string[];
  /** Empty when there is nothing to say. */
  readonly read: () => Promise<readonly Reading[]>;
}

export interface MetricsOptions {
  /** Lets who sends it as a bearer token read from elsewhere. */
  readonly token: string | null;
  /** Refuses whoever is neither on this machine nor has the token, unless it knows better. */
  readonly guard: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** In milliseconds, from anywhere. */
  readonly now: () => number;
}

/** A page of measures is good for so long: however many ask, the database is not asked more often. */
const PAGE_LIFETIME_MS = 5_000;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/u;

/** Serves `/metrics` for Prometheus: this process, its HTTP answers by route, and the measures of the installation. */
export function registerMetrics(
  app: FastifyInstance,
  measures: readonly Measure[],
  options: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'kinora_http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  measures.forEach((measure) => registerMeasure(registry, measure));
  const readPage = keepForSeconds(() => registry.metrics(), options.now);
  app.get(
    '/metrics',
    {
      logLevel: 'silent',
      schema: { hide: true },
      onRequest: async (request, reply) => {
        if (!LOOPBACK.test(request.ip) && !hasToken(request, options.token)) {
          await options.guard(request, reply);
        }
      },
    },
    async (_request, reply) => reply.type(registry.contentType).send(await readPage()),
  );
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Reads once for all who ask within a page's lifetime; what failed is not kept. */
function keepForSeconds(read: () => Promise<string>, now: () => number): () => Promise<string> {
  let page: { readonly text: Promise<string>; readonly readAt: number } | null = null;
  return async () => {
    const kept =
      page !== null && now() - page.readAt < PAGE_LIFETIME_MS ? page : { text: read(), readAt: now() };
    page = kept;
    try {
      return await kept.text;
    } catch (error) {
      page = page === kept ? null : page;
      throw error;
    }
  };
}

function registerMeasure(registry: Registry, { name, help, labelNames = [], read }: Measure): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    // Each reads for itself: the registry collects all metrics at the same time.
    async collect() {
      const readings = await read();
      this.reset();
      // A gauge with labels is empty now; one without stands at 0, which would be a reading.
      if (readings.length === 0 && labelNames.length === 0) {
        this.remove();
      }
      readings.forEach(({ value, labels }) => this.set(labels ?? {}, value));
    },
  });
}
