import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeFilm } from '@kinora/renderer';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { boxesOf, readProvenance } from '../../../testing/provenance/read-provenance.ts';
import { markFile } from './mark-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-mark-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const clips = await renderSampleClips(1);

const madeBy = { provider: 'fal', model: 'fal-ai/<flux> & "more"' };
const said = {
  source: 'trainedAlgorithmicMedia',
  tool: 'Kinora',
  provider: 'fal',
  model: 'fal-ai/&lt;flux&gt; &amp; &quot;more&quot;',
};

/** Noise, in which every pixel that moves shows. */
function noise(channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.from(Array.from({ length: 61 * 37 * channels }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 61, height: 37, channels } });
}

const other = '<x:xmpmeta xmlns:x="adobe:ns:meta/">somebody else</x:xmpmeta>';
const pictures: Record<string, () => Promise<Buffer>> = {
  'a PNG': () => noise().png().toBuffer(),
  'a PNG with alpha and a palette': () => noise(4).png({ palette: true }).toBuffer(),
  'a PNG with a packet of its own': () => noise().png().withXmp(other).toBuffer(),
  'a JPEG': () => noise().jpeg().toBuffer(),
  'a JPEG with Exif and a colour profile': () =>
    noise()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ann' } })
      .withIccProfile('p3')
      .toBuffer(),
  'a JPEG with a packet of its own': () => noise().jpeg({ progressive: true }).withXmp(other).toBuffer(),
  'a lossy WebP': () => noise().webp().toBuffer(),
  'a lossless WebP': () => noise().webp({ lossless: true }).toBuffer(),
  'a lossless WebP with alpha': () => noise(4).webp({ lossless: true }).toBuffer(),
  'a lossy WebP with alpha': () => noise(4).webp().toBuffer(),
  'a WebP with a packet of its own': () => noise().webp().withXmp(other).toBuffer(),
};

async function marked(content: Buffer | string): Promise<Buffer> {
  const file = join(folder, 'file');
  await writeFile(file, content);
  await markFile(file, 'trainedAlgorithmicMedia', madeBy);
  return await readFile(file);
}

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).raw().toBuffer();

describe('how a picture was made', () => {
  it.each(Object.keys(pictures))('stands in %s, whose pixels stay as they are', async (name) => {
    const picture = (await pictures[name]?.()) ?? Buffer.alloc(0);
    const after = await marked(picture);
    expect(await readProvenance(after)).toEqual(said);
    expect((await pixelsOf(after)).equals(await pixelsOf(picture))).toBe(true);
    const [old, fresh] = [await sharp(picture).metadata(), await sharp(after).metadata()];
    expect({ ...fresh, xmp: null, xmpAsString: null, size: null }).toEqual({
      ...old,
      xmp: null,
      xmpAsString: null,
      size: null,
    });
    expect(after.includes('somebody else')).toBe(false);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('is the same file every time, and does not grow when it is said again', async () => {
    const once = await marked((await pictures['a lossy WebP']?.()) ?? '');
    expect((await marked(once)).equals(once)).toBe(true);
  });

  it('is written soon into a file of a million parts', async () => {
    const picture = await noise().jpeg().toBuffer();
    // Any number of these may stand before a marker.
    const filling = Buffer.alloc(1_000_000, 0xff);
    const after = await marked(Buffer.concat([picture.subarray(0, 2), filling, picture.subarray(2)]));
    expect(await readProvenance(after)).toEqual(said);
    expect((await pixelsOf(after)).equals(await pixelsOf(picture))).toBe(true);
  });

  it('is not written into a file of another format', async () => {
    expect((await marked('segment of nothing')).toString()).toBe('segment of nothing');
  });
});

describe('how a clip was made', () => {
  const before = readFile(clips['16:9']);

  it('stands behind everything else, so that nothing moves and every packet is read', async () => {
    const after = await marked(await before);
    expect(await readProvenance(after)).toEqual(said);
    expect(after.subarray(0, (await before).length).equals(await before)).toBe(true);
    await copyFile(join(folder, 'file'), join(folder, 'clip.mp4'));
    expect(await probeFilm(join(folder, 'clip.mp4'))).toEqual(await probeFilm(clips['16:9']));
    await rm(join(folder, 'clip.mp4'));
  });

  it('stands there once, whoever said something before', async () => {
    const twice = await marked(await marked(await before));
    expect(await readProvenance(twice)).toEqual(said);
    const free = (file: Buffer) => boxesOf(file).filter(({ type }) => type === 'free').length;
    expect(free(twice)).toBe(free(await before) + 1);
  });

  it('is no part of a last box that reached to the end of the file', async () => {
    const open = Buffer.from(await before);
    open.writeUInt32BE(0, boxesOf(open).at(-1)?.start ?? 0);
    const after = await marked(open);
    expect(await readProvenance(after)).toEqual(said);
    expect(after.subarray(0, open.length).equals(await before)).toBe(true);
  });
});
