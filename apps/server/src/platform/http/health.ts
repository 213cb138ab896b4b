import { HealthAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** One thing the server needs to work. */
export interface ReadinessCheck {
  /** Null when all is well, else why not, in a few words. */
  check(): Promise<string | null>;
}

const CHECK_LIMIT_MS = 3_000;

async function runCheck(subject: ReadinessCheck): Promise<string | null> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_LIMIT_MS);
  try {
    return await Promise.race([subject.check(), promise]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/** `/health/live`: this process runs. `/health/ready`: it can also do its work, else 503 with every reason. */
export function registerHealth(instance: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const config = { lane: 'free' as const };
  app.get(
    '/health/live',
    { config, logLevel: 'silent', schema: { tags: ['operations'], response: { 200: HealthAnswerSchema } } },
    () => ({ status: 'ok' as const, reasons: [] }),
  );
  app.get(
    '/health/ready',
    {
      config,
      logLevel: 'silent',
      schema: { tags: ['operations'], response: { 200: HealthAnswerSchema, 503: HealthAnswerSchema } },
    },
    async (_request, reply) => {
      const reasons = (await Promise.all(checks.map(runCheck))).filter((reason) => reason !== null);
      return reasons.length === 0
        ? { status: 'ok' as const, reasons }
        : reply.status(503).send({ status: 'unavailable' as const, reasons });
    },
  );
}
