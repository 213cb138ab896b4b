import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readArchive } from './read-archive.ts';
import { createArchive } from './write-archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lengths round the size of a block. */
const lengths = [0, 1, 511, 512, 513, 100_000];

async function writeSample(name: string): Promise<string> {
  const path = join(folder, name);
  const archive = await createArchive(path);
  await archive.addText('manifest.json', '{"é":1}');
  for (const bytes of lengths) {
    await archive.add(`media/${bytes}.bin`, { bytes, stream: Readable.from([Buffer.alloc(bytes, bytes)]) });
  }
  await archive.finish();
  return path;
}

describe('an archive', () => {
  it('O3 gives back every file as it was, whatever its length', async () => {
    const path = await writeSample('whole.tar');
    const seen: string[] = [];
    for await (const file of readArchive(path)) {
      if (file.name === 'manifest.json') {
        expect(await file.text(100)).toBe('{"é":1}');
        continue;
      }
      await file.extract(join(folder, 'out', file.name));
      const content = await readFile(join(folder, 'out', file.name));
      expect(content.equals(Buffer.alloc(file.bytes, file.bytes))).toBe(true);
      seen.push(file.name);
    }
    expect(seen).toEqual(lengths.map((bytes) => `media/${bytes}.bin`));
  });

  it('O3 can be opened by the tar of the system', async () => {
    const path = await writeSample('listed.tar');
    const { stdout } = await promisify(execFile)('tar', ['-tf', path]);
    expect(stdout.trim().split('\n')).toEqual([
      'manifest.json',
      ...lengths.map((bytes) => `media/${bytes}.bin`),
    ]);
  });

  it('O3 that was cut off or is something else is refused', async () => {
    const path = await writeSample('cut.tar');
    await truncate(path, 50_000);
    const readAll = async (): Promise<void> => {
      for await (const file of readArchive(path)) {
        expect(file.name).not.toBe('');
      }
    };
    await expect(readAll()).rejects.toThrow('ends too early');
    // Cut between two files: all that is there is sound.
    await writeSample('cut-between.tar');
    const whole = await readFile(join(folder, 'cut-between.tar'));
    await writeFile(path, whole.subarray(0, 1_024));
    await expect(readAll()).rejects.toThrow('ends too early');
    await writeFile(path, 'x'.repeat(5_000));
    await expect(readAll()).rejects.toThrow('damaged');
  });

  it('O3 says when the disk takes no more, instead of ending short', async () => {
    const path = join(folder, 'full.tar');
    const { stderr } = await promisify(execFile)('sh', [
      '-c',
      // The shell's limit on a file's size makes the system write a part of what it is given (blocks of 512 bytes).
      `ulimit -f 300; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      `process.on('SIGXFSZ', () => {});
      const { createArchive } = await import(${JSON.stringify(join(import.meta.dirname, 'write-archive.ts'))});
      const { Readable } = await import('node:stream');
      const archive = await createArchive(${JSON.stringify(path)});
      await archive.add('a', { bytes: 500000, stream: Readable.from([Buffer.alloc(500000)]) })
        .then(() => archive.finish()).then(() => console.error('fine'), (error) => console.error(error.code));`,
    ]);
    expect(stderr.trim()).toBe('EFBIG');
  });

  it('is never written over another file, and refuses a file that is not as long as announced', async () => {
    const path = await writeSample('there.tar');
    await expect(createArchive(path)).rejects.toMatchObject({ code: 'EEXIST' });
    const archive = await createArchive(join(folder, 'short.tar'));
    const short = archive.add('a', { bytes: 5, stream: Readable.from([Buffer.from('abc')]) });
    await expect(short).rejects.toThrow('a has 3 bytes, and 5 were announced.');
    await archive.abandon();
  });
});
