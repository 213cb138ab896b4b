import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createMemoryCounter } from '../../platform/http/rate-limit-store.ts';
import { randomIds } from '../../platform/ids.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { projectKinds } from '../../project-kinds.ts';
import { SECRET } from '../../testing/access-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildTestHttp } from '../../testing/test-http.ts';
import { registerShares } from './index.ts';

const { database } = await createTestDatabase();
const counter = createMemoryCounter(() => performance.now());
const { app, temporaryFolder } = await buildTestHttp({
  rateLimit: {
    budgets: { status: 3, reads: 2, writes: 1 },
    memory: counter,
    shared: counter,
  },
});
registerShares(app, {
  database,
  kinds: projectKinds,
  clock: systemClock,
  ids: randomIds,
  secret: SECRET,
  storage: createLocalStorage(temporaryFolder),
});

it.each([
  ['the page', '/api/share/guess', 2],
  ['the film', '/media/share/guess/film.mp4', 3],
])('whoever guesses at links is held up: %s', async (_what, url, budget) => {
  const statuses: number[] = [];
  for (let guess = 0; guess <= budget; guess += 1) {
    statuses.push((await app.inject({ url })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: budget }, () => 404), 429]);
});
