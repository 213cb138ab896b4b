import type { AnimaticScene } from '@kinora/contract/api';

/** A scene with its place in the film. */
export interface TimedScene {
  readonly scene: AnimaticScene;
  readonly number: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The scenes one behind the other. */
export function timelineOf(scenes: readonly AnimaticScene[]): TimedScene[] {
  let start = 0;
  return scenes.map((scene, index) => {
    const timed = { scene, number: index + 1, startSeconds: start, endSeconds: start + scene.seconds };
    start = timed.endSeconds;
    return timed;
  });
}

/** What is seen at a moment: the last scene also behind its end. */
export function sceneAt(timeline: readonly TimedScene[], seconds: number): TimedScene | undefined {
  return timeline.find(({ endSeconds }) => seconds < endSeconds) ?? timeline.at(-1);
}

/** Whether it can be played now, or is still to be spoken. What could not be spoken is passed in silence. */
export function isPlayable({ narration }: AnimaticScene): boolean {
  return narration === null || narration.status === 'ready' || narration.status === 'failed';
}

/** The subtitle at a moment of the film. */
export function captionAt(timed: TimedScene | undefined, seconds: number): string {
  const inScene = seconds - (timed?.startSeconds ?? 0);
  const cue = timed?.scene.cues.find(
    ({ start_seconds: start, end_seconds: end }) => start <= inScene && inScene < end,
  );
  return cue?.text ?? '';
}

/** Where the same moment of the same scene lies after an edit has changed lengths before it. */
export function keptPosition(
  before: readonly TimedScene[],
  after: readonly TimedScene[],
  seconds: number,
): number {
  const was = sceneAt(before, seconds);
  const is = after.find(({ scene }) => scene.scene_id === was?.scene.scene_id);
  if (was === undefined || is === undefined) {
    return Math.min(seconds, after.at(-1)?.endSeconds ?? 0);
  }
  return is.startSeconds + Math.min(seconds - was.startSeconds, is.scene.seconds);
}

/** The clip that a scene shows at a moment of the film, and how far into it that is; null: its picture is seen. */
export function clipAt(
  { scene, startSeconds }: TimedScene,
  seconds: number,
): { readonly url: string; readonly speed: number; readonly seconds: number } | null {
  const inScene = seconds - startSeconds;
  const clip = scene.clips.find(
    ({ start_seconds: start, end_seconds: end }, index) =>
      start <= inScene && (inScene < end || index === scene.clips.length - 1),
  );
  return clip === undefined
    ? null
    : { url: clip.url, speed: clip.speed, seconds: (inScene - clip.start_seconds) * clip.speed };
}

/** How loud music stands under a voice, and alone. */
const UNDER_VOICE = 0.16;
const ALONE = 0.4;

/** As in the film the music makes room for whoever speaks. */
export function musicLevel(timed: TimedScene | undefined, seconds: number): number {
  return captionAt(timed, seconds) === '' ? ALONE : UNDER_VOICE;
}
