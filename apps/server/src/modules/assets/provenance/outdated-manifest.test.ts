import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { boxesOf, readProvenance } from '../../../testing/provenance/read-provenance.ts';
import { markFile } from './mark-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-manifest-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const clips = await renderSampleClips(1);
const flat = () => sharp({ create: { width: 32, height: 18, channels: 3, background: 'teal' } });

async function marked(content: Buffer): Promise<Buffer> {
  const file = join(folder, 'file');
  await writeFile(file, content);
  await markFile(file, 'trainedAlgorithmicMedia', { provider: 'fal', model: 'fal-ai/flux/dev' });
  return await readFile(file);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const box = (type: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat([ascii(type), ...content]);
  return Buffer.concat([uint32(4 + inside.length), inside]);
};

/** A JUMBF box of a type, as C2PA's manifest store and others are. */
const jumbf = (type: string, words: string): Buffer =>
  box('jumb', box('jumd', ascii(type), Buffer.alloc(13)), box('cbor', ascii(words)));
const manifest = jumbf('c2pa', 'signed by a vendor');

/** A part of a JUMBF box in a JPEG: every part repeats the box's own head. */
function app11(number: number, part: number, content: Buffer): Buffer {
  const name = Buffer.concat([ascii('JP'), Buffer.from([0, number]), uint32(part), content]);
  const head = Buffer.from([0xff, 0xeb, 0, 0]);
  head.writeUInt16BE(2 + name.length, 2);
  return Buffer.concat([head, name]);
}

const withManifest: Record<string, () => Promise<Buffer>> = {
  'a PNG': async () => {
    const png = await flat().png().toBuffer();
    const typed = Buffer.concat([ascii('caBX'), manifest]);
    const chunk = Buffer.concat([uint32(manifest.length), typed, uint32(crc32(typed))]);
    return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  },
  'a JPEG, in parts': async () => {
    const jpeg = await flat().jpeg().toBuffer();
    const rest = Buffer.concat([manifest.subarray(0, 8), ascii('signed by a vendor')]);
    return Buffer.concat([jpeg.subarray(0, 2), app11(7, 1, manifest), app11(7, 2, rest), jpeg.subarray(2)]);
  },
  'a WebP': async () => {
    const webp = await flat().webp().toBuffer();
    const length = Buffer.alloc(4);
    length.writeUInt32LE(manifest.length);
    const padding = Buffer.alloc(manifest.length % 2);
    const whole = Buffer.concat([webp, ascii('C2PA'), length, manifest, padding]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  },
};

describe('a vendor’s C2PA manifest, whose signature no longer fits', () => {
  it.each(Object.keys(withManifest))('REAL-23 makes room for what is true in %s', async (name) => {
    const picture = (await withManifest[name]?.()) ?? Buffer.alloc(0);
    expect(picture.includes('signed by a vendor')).toBe(true);
    const after = await marked(picture);
    expect(after.includes('signed by a vendor')).toBe(false);
    expect(await readProvenance(after)).toMatchObject({ source: 'trainedAlgorithmicMedia', provider: 'fal' });
    const pixelsOf = (of: Buffer) => sharp(of).raw().toBuffer();
    expect((await pixelsOf(after)).equals(await pixelsOf(picture))).toBe(true);
  });

  it('REAL-23 becomes free space of a clip, in which nothing moves', async () => {
    const clip = await readFile(clips['16:9']);
    const [first] = boxesOf(clip);
    const uuid = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
    const at = first?.end ?? 0;
    const signed = Buffer.concat([clip.subarray(0, at), box('uuid', uuid, manifest), clip.subarray(at)]);
    const after = await marked(signed);
    expect(boxesOf(after)[1]).toMatchObject({ type: 'free', start: at });
    expect(await readProvenance(after)).toMatchObject({ provider: 'fal' });
    expect(after.subarray(boxesOf(after)[2]?.start, signed.length).equals(clip.subarray(at))).toBe(true);
  });

  it('is told from other boxes of a JPEG, which stay', async () => {
    const jpeg = await flat().jpeg().toBuffer();
    const other = app11(3, 1, jumbf('json', 'a depth map'));
    const file = Buffer.concat([jpeg.subarray(0, 2), other, app11(7, 1, manifest), jpeg.subarray(2)]);
    const after = await marked(file);
    expect([after.includes('a depth map'), after.includes('signed by a vendor')]).toEqual([true, false]);
  });
});
