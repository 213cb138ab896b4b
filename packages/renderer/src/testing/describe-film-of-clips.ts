import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blendSprite } from '../compositor/sprite.ts';
import { createYuvFrame, rgbToYuv } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { FilmStill } from '../film/read-stills.ts';
import { openSceneSubtitles } from '../film/scene-subtitles.ts';
import type { PlacedSprite } from '../subtitles/subtitle-sprite.ts';
import type { FilmTimeline, SceneTimeline } from '../timeline/film-timeline.ts';
import { clipKinds, framingOf } from './clip-kinds.ts';
import type { ClipKind } from './clip-kinds.ts';
import { decodeSound, meanDifference } from './decode-film.ts';
import { clipSceneFrames, timelineOfClips, watch } from './film-of-clips.ts';
import type { WatchedFilm } from './film-of-clips.ts';
import { cardColours, discPart } from './test-card.ts';

/** A scene at rest: its clip does not flash and is not over. */
const CALM_FRAME = 18;

/** What a film of boards and clips must be for whoever watches it. */
export function describeFilmOfClips(kinds: readonly ClipKind[]): void {
  describe('a film of boards and clips', () => {
    let folder = '';
    let timeline: FilmTimeline;
    let film: WatchedFilm;
    let bare: WatchedFilm;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'film-of-clips-'));
      timeline = await timelineOfClips(kinds, folder);
      film = await watch(timeline, { file: join(folder, 'film.mp4') });
      bare = await watch(timeline, { file: join(folder, 'bare.mp4'), subtitles: 'none' });
    }, 120_000);
    afterAll(async () => {
      await rm(folder, { recursive: true, force: true });
    });
    const sceneOf = ({ stills }: WatchedFilm, index: number) =>
      stills.slice(30 + index * clipSceneFrames, 30 + (index + 1) * clipSceneFrames);

    it('REAL-13 keeps picture and sound together in every scene', async () => {
      expect(film.frames).toBe(30 * 2 + clipSceneFrames * kinds.length);
      const sound = await decodeSound(film.file);
      for (const index of kinds.keys()) {
        const light = sceneOf(bare, index).map((still) => colourAt(still, 0.5, 0.08)[1]);
        const flash = light.findIndex((green, at) => at > 15 && green > 170) / 30;
        const start = Math.round((1 + (index * clipSceneFrames) / 30) * 100);
        const tone = sound.slice(start).findIndex((value, at) => at > 50 && value > 0.1) / 100;
        expect([kinds[index], Math.abs(flash - 1) <= 0.04, Math.abs(tone - flash) <= 0.04]).toEqual([
          kinds[index],
          true,
          true,
        ]);
      }
    });

    it.each(kinds.map((kind, index) => ({ kind, index })))(
      'REAL-13 shows a clip of $kind in its colours and its shape',
      ({ kind, index }) => {
        const still = sceneOf(bare, index)[CALM_FRAME];
        if (still === undefined) {
          throw new Error(kind);
        }
        expect(apart(colourAt(still, 0.5, 0.5), cardColours.disc)).toBeLessThan(14);
        expect(apart(colourAt(still, 0.5, 0.08), cardColours.ground)).toBeLessThan(14);
        const isWhole = framingOf(kind) === 'contain';
        const { width, height } = clipKinds[kind];
        const shown = isWhole ? (still.height * width) / height : still.height;
        const disc = discOf(still, isWhole ? shown : still.width);
        expect(Math.abs(disc.width / disc.height - 1)).toBeLessThan(0.06);
        expect(Math.abs(disc.height / (shown * discPart) - 1)).toBeLessThan(0.06);
        // Beside a clip that is shown whole stands its own darker self.
        const edge = colourAt(still, 0.03, 0.5);
        expect(
          apart(edge, isWhole ? cardColours.ground.map((part) => part * 0.45) : cardColours.ground),
        ).toBeLessThan(20);
      },
    );

    it.each(kinds.map((kind, index) => ({ kind, index })))(
      'REAL-13 has the words of the scene of $kind burnt in, each lit in its time, and no others',
      ({ kind, index }) => {
        const own = subtitlesOf(timeline, timeline.scenes[index + 1]);
        const other = subtitlesOf(timeline, timeline.scenes[1 + ((index + 1) % kinds.length)]);
        const [read, plain] = [sceneOf(film, index), sceneOf(bare, index)];
        const seen: number[] = [];
        for (const at of [3, 18, 30, 42, 82]) {
          const [frame, under] = [read[at], plain[at]];
          if (frame === undefined || under === undefined) {
            throw new Error(`${kind} has no frame ${at}`);
          }
          const expected = own?.at(at / 30) ?? null;
          const difference = differenceFrom(frame, under, expected);
          expect(difference).toBeLessThan(3);
          if (expected !== null) {
            seen.push(at);
            // Another scene's words, none, or another of its own words lit.
            const wrong = [other?.at(at / 30) ?? null, null, own?.at(at === 18 ? 1.4 : 0.6) ?? null];
            expect(Math.min(...wrong.map((one) => differenceFrom(frame, under, one)))).toBeGreaterThan(
              difference + 0.5,
            );
          }
        }
        expect(seen).toEqual([18, 30, 42]);
      },
    );
  });
}

/** Red, green and blue of 255 about a place, in parts of the picture. */
function colourAt(
  { pixels, width, height }: FilmStill,
  across: number,
  down: number,
): [number, number, number] {
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

function apart(colour: readonly number[], expected: readonly number[]): number {
  return Math.max(...colour.map((value, at) => Math.abs(value - (expected[at] ?? 0) * 255)));
}

/** How wide and high what is red is, of the middle of a picture. */
function discOf(still: FilmStill, middle: number): { width: number; height: number } {
  const from = (still.width - middle) / 2;
  const isRed = (x: number, y: number) => {
    const [red, , blue] = colourAt(still, (x + 0.5) / still.width, (y + 0.5) / still.height);
    return x >= from && x < still.width - from && red > blue;
  };
  const [x, y] = [still.width / 2, still.height / 2];
  return {
    width: Array.from({ length: still.width }, (_, at) => isRed(at, y)).filter(Boolean).length,
    height: Array.from({ length: still.height }, (_, at) => isRed(x, at)).filter(Boolean).length,
  };
}

function subtitlesOf(look: FilmTimeline, scene: SceneTimeline | undefined) {
  const scale = frameScale('16:9', look.width);
  return scene === undefined ? null : openSceneSubtitles(scene, { look, scale, aspect: '16:9' });
}

/** How far a still's lower part is from another's with this subtitle over it, in brightness and colour. */
function differenceFrom(still: FilmStill, under: FilmStill, placed: PlacedSprite | null): number {
  const [seen, expected] = [yuvOf(still), yuvOf(under)];
  if (placed !== null) {
    blendSprite(expected, placed.sprite, placed);
  }
  const planes = (['y', 'u', 'v'] as const).map((plane) => {
    const from = Math.floor(seen[plane].length * 0.8);
    return meanDifference(seen[plane].subarray(from), expected[plane].subarray(from));
  });
  return planes.reduce((sum, difference) => sum + difference, 0);
}

function yuvOf({ pixels, width, height }: FilmStill): YuvFrame {
  const frame = createYuvFrame(width, height);
  rgbToYuv(pixels, frame, { box: { x: 0, y: 0, width, height }, channels: 4 });
  return frame;
}
