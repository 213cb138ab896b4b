import { sceneFrames } from '@kinora/renderer';
import { MasteringSchema } from '@kinora/sound';
import type { StandingSound } from '@kinora/sound';
import { z } from 'zod';
import { inputHash } from '../../projects/index.ts';
import type { WantedStep } from '../../projects/index.ts';
import type { PlannedScene } from './planned-scenes.ts';
import { asJson } from './segment-steps.ts';
import type { SegmentInput } from './segment-steps.ts';

/**
 * What is heard in a film, by keys: the same for two films in which the same is heard at the same moments. All of it is known
 * before the first segment is rendered.
 */
export const HeardSchema = z.object({
  /** Of each segment, and how many frames it lasts. */
  segments: z.array(z.object({ key: z.string(), frames: z.int() })),
  framesPerSecond: z.number(),
  /** Hash of all that its music depends on. */
  music: z.string(),
});
export type Heard = z.infer<typeof HeardSchema>;

/** How a film's sound came out, and what it takes to replace a part of it. */
export const SoundResultSchema = z.object({
  integratedLufs: z.number(),
  truePeakDb: z.number(),
  seconds: z.number(),
  mastering: MasteringSchema,
});
export type SoundResult = z.infer<typeof SoundResultSchema>;

interface FilmToHear {
  readonly scenes: readonly PlannedScene[];
  readonly framesPerSecond: number;
  readonly musicHash: string;
  readonly hasPenSounds: boolean;
}

/**
 * The sound of a film. The mixer's version is no part of it: an edit never changes how the rest of a film sounds, and a
 * film that goes back to a draft has its sound already.
 */
export function soundStep({ scenes, framesPerSecond, musicHash, hasPenSounds }: FilmToHear): WantedStep {
  const input: Heard = {
    segments: scenes.map((scene) => ({
      key: inputHash({
        narration: scene.input.narration?.hash ?? null,
        seconds: scene.narration?.durationSeconds ?? 0,
        minimumSeconds: scene.minimumSeconds,
        pen: hasPenSounds ? penKey(scene.input) : null,
        clips: clipsKey(scene.input),
      }),
      frames: sceneFrames(scene, framesPerSecond),
    })),
    framesPerSecond,
    music: musicHash,
  };
  return { kind: 'sound', input, take: 0 };
}

/** All that decides when a pen is on the board. */
function penKey({ picture, rendererVersion, entry, exit }: SegmentInput): string | null {
  return picture.kind === 'drawn' ? inputHash(asJson({ picture, rendererVersion, entry, exit })) : null;
}

/** All that decides what is heard of a segment's clips, and when: a muted one moves those behind it. */
function clipsKey(input: SegmentInput): string | null {
  const { picture, rendererVersion } = input;
  const isHeard = picture.kind === 'filmed' && areClipsHeard(input);
  return isHeard ? inputHash(asJson({ clips: picture.clips, rendererVersion })) : null;
}

export function areClipsHeard({ picture, narration }: SegmentInput): boolean {
  const usual = clipSoundLevel(narration);
  return (
    picture.kind === 'filmed' &&
    picture.clips.some(({ assetId, soundLevel = usual }) => assetId !== null && soundLevel > 0)
  );
}

/** How loud clips are that nobody has said it of: under a narration what a vendor made up is noise. */
export function clipSoundLevel(narration: unknown): 0 | 1 {
  return narration === null ? 1 : 0;
}

/** Whether it is known what is heard in a scene: clips say it when they are rendered. */
export function isHeardKnown({ input, isRendered }: PlannedScene): boolean {
  return isRendered || !areClipsHeard(input);
}

/**
 * Which segments are heard otherwise than in an earlier film; null: nothing of its sound can stay, as another music lies
 * under it or another speed.
 */
export function changedBetween(before: Heard, now: Heard): StandingSound['changed'] | null {
  if (before.music !== now.music || before.framesPerSecond !== now.framesPerSecond) {
    return null;
  }
  const isSame = (index: number): boolean =>
    before.segments[index]?.key === now.segments[index]?.key &&
    before.segments[index]?.frames === now.segments[index]?.frames;
  const count = now.segments.length;
  const indexes = Array.from({ length: Math.max(count, before.segments.length) }, (_, index) => index);
  const from = indexes.find((index) => !isSame(index));
  if (from === undefined) {
    return null;
  }
  const begins = ({ segments }: Heard): string => segments.map(({ frames }) => frames).join(' ');
  const last = indexes.findLast((index) => !isSame(index)) ?? from;
  return { from, until: begins(before) === begins(now) ? last + 1 : count };
}
