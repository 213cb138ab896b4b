import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canReachFolder } from './folder-reach.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-reach-'));
await chmod(base, 0o711);
afterAll(() => rm(base, { recursive: true, force: true }));

it('a folder behind a private one cannot be reached by another user', async () => {
  const hidden = join(base, 'private', 'inner');
  await mkdir(hidden, { recursive: true });
  const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
  expect(await canReachFolder(hidden, stranger)).toBe(true);
  await chmod(join(base, 'private'), 0o700);
  expect(await canReachFolder(hidden, stranger)).toBe(false);
  const { uid, gid } = await stat(hidden);
  expect(await canReachFolder(hidden, { name: 'owner', uid, gid })).toBe(true);
});
