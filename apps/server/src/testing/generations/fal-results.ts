import { readFile } from 'node:fs/promises';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import type { FalSimulator } from '@kinora/vendors/simulators';
import sharp from 'sharp';

/** A picture of something. A prompt with the words `as jpeg` or `as webp` gets it in that format. */
export async function sunnyPicture(body: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const sun = { create: { width: 200, height: 200, channels: 3, background: '#ffe080' } } as const;
  const format = (['jpeg', 'webp'] as const).find((name) => String(body['prompt']).includes(`as ${name}`));
  return await sharp(await plainResults.picture(body))
    .toColourspace('srgb')
    .composite([{ input: sun, left: 60, top: 40 }])
    .toFormat(format ?? 'png')
    .toBuffer();
}

/** The same clip as far as its index goes: every packet is there, and no picture can be decoded. */
function withoutPictures(clip: Buffer): Buffer {
  const start = clip.indexOf('mdat', 0, 'latin1') + 4;
  const end = start - 8 + clip.readUInt32BE(start - 8);
  return Buffer.from(clip).fill(0x55, start, end);
}

/**
 * fal's simulator with results that pass for real ones: pictures of something, clips that play. A prompt with the words
 * `without pictures` gets a clip that has none.
 */
export async function startFalWith(clips: Readonly<Record<AspectRatio, string>>): Promise<FalSimulator> {
  const whole = { '16:9': await readFile(clips['16:9']), '9:16': await readFile(clips['9:16']) };
  return await startFalSimulator({
    results: {
      picture: sunnyPicture,
      clip: ({ aspect_ratio: ratio, prompt }) => {
        const clip = whole[ratio === '9:16' ? '9:16' : '16:9'];
        return String(prompt).includes('without pictures') ? withoutPictures(clip) : clip;
      },
    },
  });
}
