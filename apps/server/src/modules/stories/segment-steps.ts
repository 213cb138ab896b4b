import { filmSizes, languageDetails } from '@kinora/contract';
import { DrawingSchema, FilmLookSchema } from '@kinora/renderer';
import type { Drawing, FilmLook } from '@kinora/renderer';
import { z } from 'zod';
import type { JsonValue } from '../../providers/spec/call.ts';
import type { WantedStep } from '../projects/index.ts';
import type { StorySettings } from './story-settings.ts';

/** Everything a segment depends on: an edit remakes exactly the segments whose input it changes. */
export const SegmentInputSchema = z.object({
  rendererVersion: z.string(),
  look: FilmLookSchema,
  drawing: DrawingSchema,
  /** Input hash of the narration's step, and the spoken text; null in a scene nobody speaks in. */
  narration: z.object({ hash: z.string(), text: z.string() }).nullable(),
  exit: z.enum(['wipe', 'hold']),
  minimumSeconds: z.number(),
});
export type SegmentInput = z.infer<typeof SegmentInputSchema>;

/** How long a scene without words is looked at. */
const SILENT_SECONDS = 4;

/** The look all segments of a film share, at this installation's size. */
export function lookOf(settings: StorySettings, size: { readonly longSide: number }): FilmLook {
  const full = filmSizes[settings.aspectRatio];
  const scale = size.longSide / Math.max(full.width, full.height);
  return {
    width: even(full.width * scale),
    height: even(full.height * scale),
    framesPerSecond: 30,
    subtitles: settings.hasSubtitles ? 'bar' : 'none',
    language: languageDetails[settings.language].code,
    showHand: true,
  };
}

/** Chroma is shared by two pixels each way, so sides are even. */
function even(pixels: number): number {
  return 2 * Math.round(pixels / 2);
}

export interface SceneOfFilm {
  readonly drawing: Drawing;
  readonly narration: SegmentInput['narration'];
}

/** The segments of a film in the order of its scenes. */
export function wantedSegments(
  scenes: readonly SceneOfFilm[],
  look: FilmLook,
  rendererVersion: string,
): WantedStep[] {
  return scenes.map(({ drawing, narration }, index) => {
    const input: SegmentInput = {
      rendererVersion,
      look,
      drawing,
      narration,
      exit: index === scenes.length - 1 ? 'hold' : 'wipe',
      minimumSeconds: SILENT_SECONDS,
    };
    return { kind: 'segment', input: asJson(input), take: 0 };
  });
}

/** Drops members that are undefined, which JSON does not know. */
function asJson(value: unknown): JsonValue {
  // A value that went through JSON is JSON.
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
