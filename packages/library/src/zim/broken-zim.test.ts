import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeZim } from '../testing/make-zim.ts';
import type { ZimToMake } from '../testing/make-zim.ts';
import { zimLayout } from './zim-layout.ts';
import { openZimLibrary } from './zim-library.ts';

const call = { signal: new AbortController().signal };
const question = { query: 'leaves autumn', language: 'English', limit: 3 } as const;
let folder = '';
const warn = vi.spyOn(process, 'emitWarning');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-broken-'));
  warn.mockReset();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the library warned of: Node itself warns of files of an earlier test's library when it collects that. */
const warnings = (): string[] =>
  warn.mock.calls.flatMap(([text, kind]: unknown[]) =>
    kind === 'KinoraLibrary' && typeof text === 'string' ? [text] : [],
  );

const told = (about: string): string => `<p>${`${about} is told here in whole sentences. `.repeat(8)}</p>`;
const encyclopedia: ZimToMake = {
  language: 'eng',
  name: 'Wikipedia',
  pages: [
    { title: 'Autumn leaf', html: told('The autumn leaf') },
    { title: 'Zebra', html: told('The zebra') },
  ],
};
const good = makeZim(encyclopedia);

async function found(library = openZimLibrary(folder)): Promise<string[]> {
  return (await library.search(question, call)).map(({ label }) => label);
}

/** A zstd frame of a few bytes for every 128 kB that it unpacks to (RFC 8878: blocks that repeat one byte). */
function frameOf(bytes: number): Buffer {
  const blockBytes = 128 * 1024;
  const blocks = Array.from(
    { length: Math.ceil(bytes / blockBytes) },
    (_, place, last = place === Math.ceil(bytes / blockBytes) - 1) => {
      const block = Buffer.alloc(4, ' ');
      block.writeUIntLE((blockBytes << 3) | (1 << 1) | Number(last), 0, 3);
      return block;
    },
  );
  // The magic number; no checksum and no size; a window of 128 kB.
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 7 << 3]), ...blocks]);
}

function changed(change: (bytes: Buffer) => unknown): Buffer {
  const bytes = Buffer.from(good);
  change(bytes);
  return bytes;
}

const pathPointers = Number(good.readBigUInt64LE(32));
const entryCount = good.readUInt32LE(24);
const packedZstd = Buffer.from([zimLayout.compressions.zstd]);

describe('a broken ZIM file', () => {
  it.each<[string, Buffer]>([
    ['no ZIM file at all', Buffer.from('<html>'.repeat(100))],
    ['an empty file', Buffer.alloc(0)],
    ['one that is cut off', good.subarray(0, Math.floor(good.length / 2))],
    ['one that is cut off inside its cluster', good.subarray(0, good.length - 20)],
    ['one packed in the old way', makeZim({ ...encyclopedia, compression: 4 })],
    [
      'one whose cluster unpacks to gigabytes',
      makeZim({ ...encyclopedia, cluster: Buffer.concat([packedZstd, frameOf(4e9)]) }),
    ],
    [
      'one whose cluster ends in the middle of a frame',
      makeZim({ ...encyclopedia, cluster: Buffer.concat([packedZstd, frameOf(1e6).subarray(0, 20)]) }),
    ],
    ['one whose cluster is empty', makeZim({ ...encyclopedia, cluster: packedZstd })],
    [
      'one whose parts lie beyond the cluster',
      makeZim({ ...encyclopedia, cluster: Buffer.concat([Buffer.from([1]), Buffer.alloc(400, 0xff)]) }),
    ],
    ['one whose names lead beyond it', changed((bytes) => bytes.writeBigUInt64LE(2n ** 63n, pathPointers))],
    [
      'one whose names lead to its last byte',
      changed((bytes) => {
        for (let at = 0; at < entryCount; at += 1) {
          bytes.writeBigUInt64LE(BigInt(good.length - 1), pathPointers + at * 8);
        }
      }),
    ],
    ['one with more names than bytes', changed((bytes) => bytes.writeUInt32LE(0xffff_ffff, 24))],
  ])('%s is left out with a warning, and the others are read', async (_, bytes) => {
    await writeFile(join(folder, 'a-broken.zim'), bytes);
    await writeFile(join(folder, 'b-good.zim'), good);
    expect(await found()).toEqual(['Wikipedia: Autumn leaf']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('a-broken.zim'), 'KinoraLibrary');
  });

  it('whose names all lead to one entry is read to its end', async () => {
    const loop = changed((bytes) => {
      const first = bytes.readBigUInt64LE(pathPointers);
      for (let at = 0; at < entryCount; at += 1) {
        bytes.writeBigUInt64LE(first, pathPointers + at * 8);
      }
    });
    await writeFile(join(folder, 'wiki.zim'), loop);
    expect(await found()).toEqual([]);
  });

  it('in which names lead in a circle tells its other articles', async () => {
    const pages = [
      ...encyclopedia.pages,
      { title: 'Autumn leaves', leadsTo: 'Leaves autumn' },
      { title: 'Leaves autumn', leadsTo: 'Autumn leaves' },
      { title: 'Leaves in autumn', leadsTo: 'Leaves in autumn' },
    ];
    await writeFile(join(folder, 'wiki.zim'), makeZim({ ...encyclopedia, pages }));
    expect(await found()).toEqual(['Wikipedia: Autumn leaf']);
    expect(warnings()).toEqual([expect.stringContaining('in a circle')]);
  });

  it('is said to be broken once, however often it is searched', async () => {
    await writeFile(join(folder, 'wiki.zim'), good.subarray(0, 300));
    const library = openZimLibrary(folder);
    await Promise.all([found(library), found(library)]);
    await found(library);
    expect(warnings()).toHaveLength(1);
  });

  it('with any byte changed is read or left out, and never brings a search down (property)', async () => {
    const at = fc.nat({ max: good.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.nat({ max: 255 }), async (place, value) => {
        const own = await mkdtemp(join(folder, 'one-'));
        await writeFile(
          join(own, 'wiki.zim'),
          changed((bytes) => bytes.writeUInt8(value, place)),
        );
        expect(Array.isArray(await found(openZimLibrary(own)))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('of any bytes behind its first four is read or left out (property)', async () => {
    const numbers = fc.array(fc.oneof(fc.nat({ max: 300 }), fc.maxSafeNat()), {
      minLength: 40,
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(numbers, fc.uint8Array({ maxLength: 300 }), async (places, rest) => {
        const bytes = Buffer.alloc(places.length * 8);
        places.forEach((place, index) => bytes.writeBigUInt64LE(BigInt(place), index * 8));
        bytes.writeUInt32LE(zimLayout.magic, 0);
        bytes.writeUInt16LE(6, 4);
        const own = await mkdtemp(join(folder, 'any-'));
        await writeFile(join(own, 'wiki.zim'), Buffer.concat([bytes, rest]));
        expect(Array.isArray(await found(openZimLibrary(own)))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a file that changes', () => {
  const other = makeZim({ ...encyclopedia, name: 'Another' });

  it('is read as it is now when it was replaced', async () => {
    const library = openZimLibrary(folder);
    await writeFile(join(folder, 'wiki.zim'), good);
    expect(await found(library)).toEqual(['Wikipedia: Autumn leaf']);
    await writeFile(join(folder, 'new'), other);
    await rename(join(folder, 'new'), join(folder, 'wiki.zim'));
    expect(await found(library)).toEqual(['Another: Autumn leaf']);
    await rm(join(folder, 'wiki.zim'));
    expect(await found(library)).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('is left out while it is being copied, and found when it is whole', async () => {
    const library = openZimLibrary(folder);
    await writeFile(join(folder, 'wiki.zim'), good.subarray(0, 400));
    expect(await found(library)).toEqual([]);
    await writeFile(join(folder, 'wiki.zim'), good);
    expect(await found(library)).toEqual(['Wikipedia: Autumn leaf']);
    await truncate(join(folder, 'wiki.zim'), 400);
    expect(await found(library)).toEqual([]);
  });

  it('under a search that reads it ends no search with a crash', async () => {
    const library = openZimLibrary(folder);
    await writeFile(join(folder, 'wiki.zim'), good);
    await found(library);
    const searches = Array.from({ length: 20 }, () => found(library));
    await writeFile(join(folder, 'wiki.zim'), other);
    const answers = await Promise.all([...searches, found(library)]);
    expect(answers.every((labels) => labels.length <= 1)).toBe(true);
    expect(await found(library)).toEqual(['Another: Autumn leaf']);
  });
});

describe('what is no file', () => {
  it('in the library folder is passed over: a folder, a link to nowhere, a pipe', async () => {
    await mkdir(join(folder, 'a-folder.zim'));
    await symlink(join(folder, 'nowhere'), join(folder, 'b-link.zim'));
    execFileSync('mkfifo', [join(folder, 'c-pipe.zim')]);
    await writeFile(join(folder, 'd-good.zim'), good);
    expect(await found()).toEqual(['Wikipedia: Autumn leaf']);
  });

  it('is the library folder itself: nothing is found, which is said', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await found(openZimLibrary(join(folder, 'file')))).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('library folder'), 'KinoraLibrary');
  });
});
