import { probeClip, readStills } from '@kinora/renderer';
import type { FilmStill } from '@kinora/renderer';
import sharp from 'sharp';

/** Some clips begin in black. */
const SHOWN_AT_SECONDS = 1;

/** What a clip shows after a moment, as PNG; of a shorter one what it begins with. @returns the output's path */
export async function writeClipStill(clip: string, output: string): Promise<string> {
  const { width: whole } = await probeClip(clip);
  let shown: FilmStill | undefined;
  for await (const still of readStills(clip, { everySeconds: SHOWN_AT_SECONDS, width: whole })) {
    shown = still;
    if (still.atSeconds >= SHOWN_AT_SECONDS) {
      break;
    }
  }
  if (shown === undefined) {
    throw new Error(`${clip} has no picture`);
  }
  const { pixels, width, height } = shown;
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(output);
  return output;
}
