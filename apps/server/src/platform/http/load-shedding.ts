import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Refuses with 429 while the process cannot keep up; health and files keep answering. */
export async function registerLoadShedding(app: FastifyInstance, maxLagMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: 500,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (request.routeOptions.config.lane !== 'free') {
        throw new AppError('too-many', { retryAfterSeconds: 5 });
      }
    },
  });
}
