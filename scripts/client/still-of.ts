import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStills } from '@kinora/renderer';
import sharp from 'sharp';

/** The picture of a film at a part of its length. */
export async function stillOf(film: Buffer, part: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-still-'));
  try {
    const file = join(folder, 'clip.mp4');
    await writeFile(file, film);
    const stills = [];
    for await (const still of readStills(file, { everySeconds: 0.5, width: 960 })) {
      stills.push(still);
    }
    const chosen = stills[Math.floor((stills.length - 1) * part)];
    if (chosen === undefined) {
      throw new Error('A clip without pictures.');
    }
    const { pixels, width, height } = chosen;
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
