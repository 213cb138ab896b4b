import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolderDurably } from '../files/write-durably.ts';
import { createLocalStorage } from './local-storage.ts';
import { assertStorageKey } from './storage-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const root = join(folder, 'media');
const storage = createLocalStorage(root);

async function source(content: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'source-')), 'file');
  await writeFile(path, content);
  return path;
}

async function read(key: string, range?: { start: number; end: number }) {
  const opened = await storage.open(key, range);
  return { text: await text(opened.stream), bytes: opened.bytes, totalBytes: opened.totalBytes };
}

describe('moving in', () => {
  it('J6 a new folder is flushed with every new parent, so that its files survive a power loss', async () => {
    const base = await mkdtemp(join(folder, 'durable-'));
    const path = join(base, 'a', 'b', 'c');
    expect(await makeFolderDurably(path)).toEqual([join(base, 'a', 'b'), join(base, 'a'), base]);
    expect(await makeFolderDurably(path)).toEqual([]);
    expect(await makeFolderDurably(join(path, 'd'))).toEqual([path]);
  });

  it('J6 a file appears whole under its key, hashed, and its source is gone', async () => {
    const path = await source('hello');
    const stored = await storage.moveIn(path, 'films/one.mp4');
    expect(stored).toEqual({
      key: 'films/one.mp4',
      bytes: 5,
      sha256: createHash('sha256').update('hello').digest('hex'),
    });
    expect(await read('films/one.mp4')).toEqual({ text: 'hello', bytes: 5, totalBytes: 5 });
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('J6 an empty file is refused and leaves nothing behind', async () => {
    await expect(storage.moveIn(await source(''), 'films/empty.mp4')).rejects.toThrow('empty');
    expect(await storage.exists('films/empty.mp4')).toBe(false);
    expect(await readdir(join(root, '.part'))).toEqual([]);
  });

  it('J6 a failed move leaves what was there before', async () => {
    await storage.moveIn(await source('old'), 'films/kept.mp4');
    await expect(storage.moveIn(join(folder, 'missing'), 'films/kept.mp4')).rejects.toThrow('ENOENT');
    expect((await read('films/kept.mp4')).text).toBe('old');
  });

  it('J6 of twenty moves to one key, one whole file remains', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000));
    const sources = await Promise.all(contents.map(source));
    await Promise.all(sources.map((path) => storage.moveIn(path, 'films/race.mp4')));
    expect(contents).toContain((await read('films/race.mp4')).text);
    expect(await readdir(join(root, '.part'))).toEqual([]);
  });
});

describe('reading', () => {
  it('U8 a range gives exactly its bytes', async () => {
    await storage.moveIn(await source('0123456789'), 'audio/digits.mp3');
    expect(await read('audio/digits.mp3', { start: 2, end: 4 })).toEqual({
      text: '234',
      bytes: 3,
      totalBytes: 10,
    });
    expect((await read('audio/digits.mp3', { start: 9, end: 9 })).text).toBe('9');
  });

  it.each([
    { start: 10, end: 10 },
    { start: 4, end: 2 },
    { start: -1, end: 2 },
    { start: 0, end: 10 },
  ])('U8 the range $start to $end of ten bytes cannot be satisfied', async (range) => {
    await storage.moveIn(await source('0123456789'), 'audio/ten.mp3');
    await expect(storage.open('audio/ten.mp3', range)).rejects.toMatchObject({ status: 400 });
  });

  it('an unknown key and a folder are not found, and removing them is no error', async () => {
    await mkdir(join(root, 'films', 'folder'), { recursive: true });
    await expect(storage.open('films/none.mp4')).rejects.toMatchObject({ status: 404 });
    await expect(storage.open('films/folder')).rejects.toMatchObject({ status: 404 });
    await storage.remove('films/none.mp4');
  });

  it('a removed file is gone', async () => {
    await storage.moveIn(await source('x'), 'films/gone.mp4');
    await storage.remove('films/gone.mp4');
    expect(await storage.exists('films/gone.mp4')).toBe(false);
  });
});

describe('keys', () => {
  it.each([
    '',
    '/',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a//b',
    'a/.part/b',
    '.hidden',
    'A.mp4',
    'a\\b',
    'a\0b',
    'ä',
    'a/',
  ])('U6 %j is not a key', async (key) => {
    await expect(storage.open(key)).rejects.toThrow('Not a storage key');
    await expect(storage.moveIn(await source('x'), key)).rejects.toThrow('Not a storage key');
  });

  it('U6 whatever is accepted as a key stays inside the store (property)', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      'a',
      '-',
      '%2e',
      '\0',
      '~',
      ':',
      'c:',
      '.part',
      'x.mp4',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        ),
        (key) => {
          try {
            assertStorageKey(key);
          } catch {
            return;
          }
          expect(resolve(root, key).startsWith(root + sep)).toBe(true);
          expect(resolve(root, key).startsWith(join(root, '.part'))).toBe(false);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
