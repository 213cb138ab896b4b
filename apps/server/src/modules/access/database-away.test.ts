import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { createAccessApp } from '../../testing/access-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const { url } = await createTestDatabase();
const open = openDatabase(url);
const app = await createAccessApp(open.database);

it('J7 while the database is away visitors are told to come back, not that something broke', async () => {
  const cookie = await app.signUp('Ann');
  await open.close();
  const asked = await app.call('GET', '/api/me', { cookie });
  expect([asked.status, asked.body.code, asked.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});
