import type { ClipSound } from '@kinora/sound';
import type { SceneTimeline } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { playedPart } from './played-part.ts';
import { probeClip } from './probe-clip.ts';
import { timedShots } from './timed-shots.ts';

/** What is heard of a scene's clips, in time with their pictures; nothing of those that are muted or have no sound. */
export async function clipSounds(scene: SceneTimeline, framesPerSecond: number): Promise<ClipSound[]> {
  if (!('shots' in scene)) {
    return [];
  }
  const sounds: ClipSound[] = [];
  const sceneSeconds = sceneFrames(scene, framesPerSecond) / framesPerSecond;
  for (const { shot, startSeconds, seconds } of timedShots(scene, sceneSeconds)) {
    if (!('clip' in shot) || shot.clip.soundLevel === 0 || seconds === 0) {
      continue;
    }
    const { clip } = shot;
    const probed = await probeClip(clip.file);
    if (!probed.hasSound) {
      continue;
    }
    const { begin, length, fadeSeconds } = playedPart(clip, probed.seconds, framesPerSecond);
    const { file, soundLevel: level, speed } = clip;
    const part = { fromSeconds: begin, untilSeconds: begin + length * speed, speed };
    sounds.push({ file, level, startSeconds, seconds, ...part, loopFadeSeconds: fadeSeconds });
  }
  return sounds;
}
