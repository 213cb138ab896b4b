import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { goldenFrames } from './golden-frames.ts';

const picture = (red: number) => ({
  width: 32,
  height: 18,
  pixels: new Uint8Array(32 * 18 * 4).fill(128).fill(red, 0, 1),
});

const settings = { version: '1', arch: 'x64', writes: false };

function writtenFile(): URL {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'kinora-golden-')), 'golden.json'));
  expect(goldenFrames({ ...settings, file, writes: true })('still', picture(10))).toBeNull();
  return file;
}

it('lets a picture pass whose every pixel is as it was', () => {
  expect(goldenFrames({ ...settings, file: writtenFile() })('still', picture(10))).toBeNull();
});

it('refuses one changed pixel under the same version, also to be kept, and writes the picture', () => {
  const file = writtenFile();
  const before = readFileSync(file, 'utf8');
  for (const writes of [false, true]) {
    const said = goldenFrames({ ...settings, file, writes })('still', picture(11));
    expect(said).toContain("'still' has other pixels than version 1 stands for");
    expect(existsSync(/see (?<path>[^)]+)\)/u.exec(said ?? '')?.groups?.['path'] ?? '')).toBe(true);
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('wants the pixels of a raised version to be written, and takes them', () => {
  const file = writtenFile();
  const raised = { ...settings, file, version: '2' };
  expect(goldenFrames(raised)('still', picture(11))).toContain('are not kept for version 2');
  expect(goldenFrames({ ...raised, writes: true })('still', picture(11))).toBeNull();
  expect(goldenFrames(raised)('still', picture(11))).toBeNull();
});

it('compares cells on a processor of another kind', () => {
  const file = writtenFile();
  const other = goldenFrames({ ...settings, file, arch: 'arm64' });
  expect(other('still', picture(11))).toBeNull();
  const dark = { ...picture(0), pixels: new Uint8Array(32 * 18 * 4) };
  expect(other('still', dark)).toContain('has other pixels');
});
