import { fromDecibels } from '../effects/decibel.ts';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { silenceLufs } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { writeMaster, type Master } from './master.ts';
import { blockSamples, mixStretch } from './mix-stretch.ts';
import { segmentStarts } from './narration-track.ts';
import { remixSoundtrack } from './remix-soundtrack.ts';
import { ScratchFile } from './scratch-file.ts';
import type { MixedSoundtrack, SoundtrackRequest } from './soundtrack.ts';
import { targetLufs, toleranceLu } from './target.ts';

const tries = 3;

/**
 * Writes a film's sound: every narration at -16 LUFS at its place, music and what clips sound like under it, the whole at
 * -16 LUFS with true peaks under -1 dBTP, AAC LC 48 kHz stereo, as many samples as the picture has time. Where most of it
 * stands already, the rest alone is mixed.
 * @throws Error for a narration that cannot be read or does not fit its segment; the signal's reason when aborted. No
 * file is left behind then.
 */
export async function mixSoundtrack(
  request: SoundtrackRequest,
  run: { readonly signal: AbortSignal },
): Promise<MixedSoundtrack> {
  const { standing = null } = request;
  const remixed = standing === null ? null : await remixSoundtrack({ ...request, standing }, run);
  return remixed ?? (await mixWhole(request, run));
}

async function mixWhole(
  request: SoundtrackRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<MixedSoundtrack> {
  const samples = segmentStarts(request.segments, request.framesPerSecond).at(-1) ?? 0;
  const scratch = await ScratchFile.create(`${request.output}.mix`);
  try {
    const mixedLufs = await mixStretch(scratch, request, { stretch: { from: 0, until: samples }, signal });
    let gainLu = mixedLufs === silenceLufs ? 0 : targetLufs - mixedLufs;
    for (let attempt = 1; ; attempt += 1) {
      const master = await writeMaster({
        blocks: readBlocks(scratch, samples, signal),
        gain: fromDecibels(gainLu),
        output: request.output,
      });
      const missingLu = targetLufs - master.integratedLufs;
      const isClose = Math.abs(missingLu) <= toleranceLu || master.integratedLufs === silenceLufs;
      if (isClose || attempt === tries) {
        return mixed(master, { samples, gainLu });
      }
      // The limiter took loudness away from very peaky speech: drive it harder once more.
      gainLu += missingLu;
    }
  } finally {
    await scratch.remove();
  }
}

function mixed(
  { steps, ...loudness }: Master,
  { samples, gainLu }: { samples: number; gainLu: number },
): MixedSoundtrack {
  return { ...loudness, seconds: samples / sampleRateHz, mastering: { gainLu, steps } };
}

async function* readBlocks(
  scratch: ScratchFile,
  samples: number,
  signal: AbortSignal,
): AsyncGenerator<StereoBlock> {
  for (let start = 0; start < samples; start += blockSamples) {
    signal.throwIfAborted();
    yield await scratch.read(start, Math.min(blockSamples, samples - start));
  }
}
