import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { readMp3 } from '@kinora/sound/mp3';
import { convertSound } from '../narration/convert-sound.ts';
import { unlessUnusable } from '../narration/usable-sound.ts';
import type { ElevenLabs } from './eleven-labs.ts';

/**
 * The service's own sample of a voice, as a WAV in the folder: costs nothing. It is asked without the key, wherever it
 * stands. @throws ProviderError
 */
export async function fetchSample(
  server: ElevenLabs,
  url: string,
  { signal, workFolder }: { readonly signal: AbortSignal; readonly workFolder: string },
): Promise<string> {
  const [source, output] = [join(workFolder, 'sample.mp3'), join(workFolder, 'sample.wav')];
  await writeFile(source, await download(server, url, signal));
  await unlessUnusable(sentences.elevenLabs.previewUnreachable, () => convertSound(readMp3(source), output));
  return output;
}

async function download({ fetchSample: ask }: ElevenLabs, url: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const response = await ask(url, { signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The sample's address answered ${response.status}`);
    }
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new ProviderError('transient', sentences.elevenLabs.previewUnreachable, { cause });
  }
}
