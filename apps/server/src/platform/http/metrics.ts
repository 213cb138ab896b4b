import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueDepth } from '../queue/queue-depth.ts';

export interface MetricsOptions {
  readonly readQueueDepth: () => Promise<readonly QueueDepth[]>;
}

/** Serves `/metrics` for Prometheus: this process, its HTTP answers by route, and the queue. */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): Registry {
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
  registerQueueGauges(registry, options);
  app.get(
    '/metrics',
    { config: { lane: 'free' }, logLevel: 'silent', schema: { hide: true } },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}

function registerQueueGauges(registry: Registry, { readQueueDepth }: MetricsOptions): void {
  const describe = (name: string, help: string, valueOf: (depth: QueueDepth) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['job', 'state'],
      registers: [registry],
      // Each reads for itself: the registry collects all metrics at the same time.
      async collect() {
        const depths = await readQueueDepth();
        this.reset();
        depths.forEach((depth) => this.set({ job: depth.name, state: depth.state }, valueOf(depth)));
      },
    });
  };
  describe('kinora_queue_jobs', 'Jobs in the queue', (depth) => depth.count);
  describe('kinora_queue_oldest_seconds', 'Age of the oldest job', (depth) => depth.oldestSeconds);
}
