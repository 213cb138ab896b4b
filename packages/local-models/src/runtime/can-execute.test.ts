import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canExecuteIn } from './can-execute.ts';

let folder: string;
let mounts: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-mounts-'));
  mounts = join(folder, 'mounts');
  await writeFile(
    mounts,
    [
      'rootfs / ext4 rw,relatime 0 0',
      'tmpfs /data tmpfs rw,nosuid,noexec 0 0',
      'ext4 /data/fast ext4 rw 0 0',
      'ext4 /my\\040disk ext4 rw,noexec 0 0',
    ].join('\n'),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('a folder for native libraries', () => {
  it.each([
    ['/home/ann/data', true],
    ['/data', false],
    ['/data/models/runtimes', false],
    ['/data/fast/models', true],
    ['/database', true],
    ['/my disk/models', false],
  ])('WORD-07 %s may hold a runtime: %s', async (path, can) => {
    expect(await canExecuteIn(path, mounts)).toBe(can);
  });

  it('may hold one where the system tells nothing about mounts', async () => {
    expect(await canExecuteIn('/data', join(folder, 'nothing'))).toBe(true);
  });
});
