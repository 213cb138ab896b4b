import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepUploads } from '../../../platform/http/multipart.ts';
import { sweepWorkFolders } from './housekeeping.ts';

it('removes what killed workers left a day ago and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kinora-sweep-'));
  await Promise.all(
    ['step-a', 'preview-b', 'check-d', 'restore-e', 'upload-c'].map((name) => mkdir(join(root, name))),
  );
  expect(await sweepWorkFolders(root, new Date())).toBe(0);
  expect(await sweepWorkFolders(root, new Date(Date.now() + 25 * 3_600_000))).toBe(4);
  expect(await readdir(root)).toEqual(['upload-c']);
  await rm(root, { recursive: true });
});

it('sweeps beside others who remove the same folders', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kinora-sweep-'));
  const folders = Array.from({ length: 200 }, (_, index) => join(root, `upload-${index}`));
  await Promise.all(folders.map((folder) => mkdir(folder)));
  const later = new Date(Date.now() + 25 * 3_600_000);
  await Promise.all(Array.from({ length: 4 }, () => sweepUploads(root, later)));
  expect(await readdir(root)).toEqual([]);
  await rm(root, { recursive: true });
});
