import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sketchElement } from '../packages/renderer/src/board/sketch-element.ts';
import { frameScale } from '../packages/renderer/src/draw/frame-scale.ts';
import type { PenLine } from '../packages/renderer/src/draw/pen-line.ts';
import { x264Options } from '../packages/renderer/src/encoder/x264-settings.ts';
import { renderSegment } from '../packages/renderer/src/film/render-segment.ts';
import { createSegmentStudio } from '../packages/renderer/src/film/segment-studio.ts';
import type { DrawnScene, FilmLook } from '../packages/renderer/src/timeline/film-timeline.ts';
import { sceneFrames } from '../packages/renderer/src/timeline/scene-clock.ts';
import { planDrawing } from '../packages/renderer/src/timing/plan-drawing.ts';
import { sampleFilm } from './sample-film.ts';

const run = promisify(execFile);
const peerFolder = 'bench/peers';

/** The scene's lines with the frames in which the plan draws them; lettering is no line and is left out. */
function strokesOf(scene: DrawnScene, look: FilmLook) {
  const { drawing } = scene;
  const { palette, language, style, aspect } = drawing;
  const scale = frameScale(aspect, Math.max(look.width, look.height));
  const { icons } = createSegmentStudio();
  const sketches = drawing.elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const clock = { frames: sceneFrames(scene, 24), framesPerSecond: 24, exitFrames: 10 };
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  return steps.flatMap(({ element, step: index, start, end }) => {
    const sketch = sketches[element];
    const step = sketch?.steps[index];
    if (!sketch || step === undefined || step.kind === 'write') {
      return [];
    }
    const colour = step.kind === 'fill' ? [242, 169, 0] : sketch.penColour;
    return [{ ...pathOf(step.line), colour, start, end }];
  });
}

function pathOf({ x, y, radius }: PenLine): { points: number[][]; width: number } {
  const points = Array.from(x, (value, index) => [value, y[index] ?? 0]);
  return { points, width: 2 * Math.max(...radius) };
}

/** The peer on the strokes of a scene, and the whole scene through our renderer, one after the other. */
export async function measurePeer(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-peer-'));
  try {
    await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: peerFolder });
    const look = await sampleFilm({ scenes: 2, sentencesPerScene: 2, folder });
    const [scene] = look.scenes;
    if (scene === undefined || !('drawing' in scene)) {
      throw new Error('The sample is drawn.');
    }
    const frames = sceneFrames(scene, look.framesPerSecond);
    const filmSeconds = frames / look.framesPerSecond;
    const peer = await peerSeconds(scene, look, folder);
    const studio = createSegmentStudio();
    const ours: number[] = [];
    for (const name of ['warm.mp4', 'ours.mp4']) {
      const started = performance.now();
      await renderSegment({ scene, look, profile: 'film', output: join(folder, name) }, { studio });
      ours.push((performance.now() - started) / 1000);
    }
    const last = ours.at(-1) ?? Number.NaN;
    return [
      `| peer: the scene's pen strokes alone (no lettering, hand, subtitles) drawn by Skottie (CanvasKit, processor), same x264 | ${(filmSeconds / peer).toFixed(2)} x realtime |`,
      `| the whole scene by this renderer right after | ${(filmSeconds / last).toFixed(2)} x realtime, ${(peer / last).toFixed(1)} times as fast |`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function peerSeconds(scene: DrawnScene, look: FilmLook, folder: string): Promise<number> {
  const input = join(folder, 'strokes.json');
  const { width, height, framesPerSecond } = look;
  const order = {
    width,
    height,
    framesPerSecond,
    frames: sceneFrames(scene, framesPerSecond),
    paper: scene.drawing.palette.paper,
    strokes: strokesOf(scene, look),
    x264: x264Options({ profile: 'film', content: 'moving' }),
  };
  await writeFile(input, JSON.stringify(order));
  const { stdout } = await run(process.execPath, [
    join(peerFolder, 'skottie.mjs'),
    input,
    join(folder, 'peer.mp4'),
  ]);
  return Number.parseFloat(stdout);
}
