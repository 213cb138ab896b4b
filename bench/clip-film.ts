import type { FilmTimeline, SceneTimeline } from '@kinora/renderer';
import { join } from 'node:path';
import { clipKinds, framingOf, fullSize } from '../packages/renderer/src/testing/clip-kinds.ts';
import type { ClipKind } from '../packages/renderer/src/testing/clip-kinds.ts';
import { addSampleSound, writeSampleClip } from '../packages/renderer/src/testing/sample-clips.ts';

const SECONDS = 3;

/** A film whose first scenes show a clip of every kind, with its own sound, instead of their boards. */
export async function withClips(timeline: FilmTimeline, folder: string): Promise<FilmTimeline> {
  // Keys of an object are strings to the compiler.
  const kinds = Object.keys(clipKinds) as ClipKind[];
  const scenes: SceneTimeline[] = [];
  for (const [index, scene] of timeline.scenes.entries()) {
    const kind = kinds[index];
    scenes.push(kind === undefined ? scene : await withClip(scene, kind, join(folder, `clip-${index}.mp4`)));
  }
  return { ...timeline, scenes };
}

async function withClip(scene: SceneTimeline, kind: ClipKind, file: string): Promise<SceneTimeline> {
  await writeSampleClip({ ...fullSize(kind), output: file });
  await addSampleSound(file, SECONDS);
  const { id, narration, minimumSeconds } = scene;
  const played = { trimStartSeconds: 0, speed: 1, ending: 'hold', soundLevel: 0.3 } as const;
  const clip = { file, fit: framingOf(kind), focus: 'salient', ...played } as const;
  const shots = [{ clip, seconds: null }];
  return { id, narration, minimumSeconds, exit: 'hold', aspect: '16:9', shots, overlay: null };
}
