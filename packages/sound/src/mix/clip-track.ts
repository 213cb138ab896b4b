import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { clipGain } from './clip-gain.ts';
import { ClipPlayer } from './clip-player.ts';
import type { ClipSound } from './clip-sound.ts';
import type { SoundtrackSegment } from './narration-track.ts';
import type { Stretch } from './stretch.ts';

interface PlacedClip {
  readonly sound: ClipSound;
  /** Where in the film it is seen, in samples. */
  readonly start: number;
  readonly end: number;
  readonly gain: number;
}

/** Cuts between pictures are hard; between sounds they would click. */
const edgeSamples = 0.01 * sampleRateHz;

/**
 * Lays the sound of clips at their places, none past the end of its segment. Those that cannot be heard in the stretch are
 * left out.
 */
export async function placeClips(
  segments: readonly SoundtrackSegment[],
  starts: readonly number[],
  { stretch, signal }: { readonly stretch: Stretch; readonly signal: AbortSignal },
): Promise<PlacedClip[]> {
  const placed: PlacedClip[] = [];
  for (const [index, { clipSounds = [] }] of segments.entries()) {
    const from = starts[index] ?? 0;
    const until = starts[index + 1] ?? from;
    for (const sound of clipSounds) {
      const start = from + Math.round(sound.startSeconds * sampleRateHz);
      const end = Math.min(until, start + Math.round(sound.seconds * sampleRateHz));
      const isHeard = sound.level > 0 && start < stretch.until && end > stretch.from;
      const gain = !isHeard ? 0 : sound.level * (await clipGain(sound, signal));
      if (gain > 0 && end > start) {
        placed.push({ sound, start, end, gain });
      }
    }
  }
  return placed;
}

/** The clips' own sound of a whole film, block by block: silence where none is heard. */
export class ClipTrack {
  readonly #clips: readonly PlacedClip[];
  #current = 0;
  #player: ClipPlayer | null = null;
  #position: number;

  /** `clips` in order, not overlapping; `position` is the film's sample to begin with. */
  constructor(clips: readonly PlacedClip[], position = 0) {
    this.#clips = clips.filter(({ end }) => end > position);
    this.#position = position;
  }

  async read(frames: number): Promise<StereoBlock> {
    const block = silentBlock(frames);
    const blockEnd = this.#position + frames;
    for (let clip = this.#clips[this.#current]; clip !== undefined && clip.start < blockEnd;) {
      await this.#add(clip, block);
      if (clip.end > blockEnd) {
        break;
      }
      await this.close();
      this.#current += 1;
      clip = this.#clips[this.#current];
    }
    this.#position = blockEnd;
    return block;
  }

  async close(): Promise<void> {
    await this.#player?.close();
    this.#player = null;
  }

  async #add({ sound, start, end, gain }: PlacedClip, { left, right }: StereoBlock): Promise<void> {
    const offset = Math.max(0, start - this.#position);
    const from = this.#position + offset;
    const count = Math.min(left.length - offset, end - from);
    if (this.#player === null) {
      this.#player = new ClipPlayer(sound);
      // Under way already where the film is begun in the middle.
      await this.#player.read(from - start);
    }
    const piece = await this.#player.read(count);
    for (let index = 0; index < count; index += 1) {
      const at = from + index;
      const edge = Math.min(1, (at - start) / edgeSamples, (end - at) / edgeSamples);
      left[offset + index] = (piece.left[index] ?? 0) * gain * edge;
      right[offset + index] = (piece.right[index] ?? 0) * gain * edge;
    }
  }
}
