import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions, throttles } from '../../../db/schema/index.ts';
import { createAccessApp } from '../../../testing/access-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { sweepAccess } from '../register-access.ts';

const { database } = await createTestDatabase();

it('A4 sweeps sessions that ended and tries that are forgotten, and nothing else', async () => {
  const app = await createAccessApp(database);
  const kept = await app.signUp('Ada');
  await app.signUp('Ben');
  const [first, second] = await database.select().from(sessions).orderBy(sessions.createdAt);
  await database
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, second!.id));
  await database.insert(throttles).values({
    key: 'old',
    tries: 9,
    blockedUntil: new Date(0),
    lastTryAt: new Date(app.clock.now().getTime() - 90_000_000),
  });
  const before = await database.$count(throttles);
  await sweepAccess(database, app.clock.now());
  expect((await database.select().from(sessions)).map(({ id }) => id)).toEqual([first!.id]);
  expect(await database.$count(throttles)).toBe(before - 1);
  expect((await app.call('GET', '/api/me', { cookie: kept })).status).toBe(200);
});
