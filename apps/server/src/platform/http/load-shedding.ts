import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Refuses with 429 while the process cannot keep up; health and files keep answering. */
export async function registerLoadShedding(app: FastifyInstance, maxLagMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    // A turn of the loop that takes longer than this leaves a sample empty, which the library counts as endless lag.
    sampleInterval: 2_000,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (request.routeOptions.config.lane !== 'free') {
        throw new AppError('too-many', { retryAfterSeconds: 5 });
      }
    },
  });
}
