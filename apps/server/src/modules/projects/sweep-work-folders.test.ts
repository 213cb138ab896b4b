import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepWorkFolders } from './sweep-work-folders.ts';

it('removes what killed workers left a day ago and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kinora-sweep-'));
  await Promise.all(['step-a', 'preview-b', 'upload-c'].map((name) => mkdir(join(root, name))));
  expect(await sweepWorkFolders(root, new Date())).toBe(0);
  expect(await sweepWorkFolders(root, new Date(Date.now() + 25 * 3_600_000))).toBe(2);
  expect(await readdir(root)).toEqual(['upload-c']);
  await rm(root, { recursive: true });
});
