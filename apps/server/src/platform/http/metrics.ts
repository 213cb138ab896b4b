import type { FastifyInstance } from 'fastify';
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

/** Serves `/metrics` for Prometheus: this process, its HTTP answers by route, and the measures of the installation. */
export function registerMetrics(app: FastifyInstance, measures: readonly Measure[]): Registry {
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
  app.get(
    '/metrics',
    { config: { lane: 'free' }, logLevel: 'silent', schema: { hide: true } },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
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
      if (readings.length === 0) {
        this.remove();
      }
      readings.forEach(({ value, labels }) => this.set(labels ?? {}, value));
    },
  });
}
