import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderPool } from '@kinora/renderer';
import type { RenderPool, SceneTimeline } from '@kinora/renderer';
import { sampleNarration } from '../packages/renderer/src/testing/sample-scene.ts';
import { writeSampleClip } from '../packages/renderer/src/testing/sample-clips.ts';

const SECONDS = 8;
const sources = { '24': 24, '30': 30, '59.94': 60_000 / 1001 } as const;

/** Decoded clips of 1080p with subtitles, from the clip to the last frame of its segment. */
export async function measureClips(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-clips-'));
  const pool = createRenderPool();
  try {
    const lines: string[] = [];
    for (const [name, frames] of Object.entries(sources)) {
      const file = join(folder, `${name}.mp4`);
      await writeSampleClip({ output: file, width: 1920, height: 1080, seconds: SECONDS, frames });
      // The first piece of work starts the process; that is measured by nobody.
      await render(pool, { file, folder });
      const speed = SECONDS / (await render(pool, { file, folder }));
      lines.push(
        `| a clip scene of 1080p with subtitles, from ${name} frames a second | ${speed.toFixed(2)} x realtime |`,
      );
    }
    return lines;
  } finally {
    pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns seconds it took */
async function render(pool: RenderPool, { file, folder }: { file: string; folder: string }): Promise<number> {
  const clip = {
    file,
    fit: 'cover',
    focus: 'salient',
    trimStartSeconds: 0,
    speed: 1,
    ending: 'hold',
    soundLevel: 0,
  } as const;
  const scene: SceneTimeline = {
    id: 'clip',
    aspect: '16:9',
    shots: [{ clip, seconds: null }],
    overlay: null,
    narration: sampleNarration('So many words are read while the clip is seen.', 0.6),
    minimumSeconds: SECONDS,
    exit: 'hold',
  };
  const look = {
    width: 1920,
    height: 1080,
    framesPerSecond: 30,
    subtitles: 'bar',
    language: 'en',
    showHand: false,
  } as const;
  const begin = performance.now();
  await pool.renderSegment(
    { scene, look, profile: 'film', output: join(folder, 'segment.mp4') },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  return (performance.now() - begin) / 1000;
}
