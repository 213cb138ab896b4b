import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** A loop that lags this much answers nobody in time: refusing some keeps the rest alive. */
const EVENT_LOOP_DELAY_LIMIT_MS = 1_000;

/** Refuses with 429 while the process cannot keep up; health and files keep answering. */
export async function registerLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_LIMIT_MS,
    sampleInterval: 500,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (request.routeOptions.config.lane !== 'free') {
        throw new AppError('too-many', { retryAfterSeconds: 5 });
      }
    },
  });
}
