import { aspectRatios, filmSizes, languageDetails, languages, videoStyles } from '@kinora/contract/catalogue';
import { DrawingSchema, DrawnExitSchema, FilmLookSchema, filmFrameRate, openingPage } from '@kinora/renderer';
import type { Drawing, FilmLook } from '@kinora/renderer';
import { ClipSoundSchema } from '@kinora/sound';
import { z } from 'zod';
import type { JsonValue } from '@kinora/models';
import type { WantedStep } from '../../projects/index.ts';
import type { StorySettings } from '../story-settings.ts';
import { chooseExit } from './choose-exit.ts';
import type { PageOfFilm } from './choose-exit.ts';

/** A board that is drawn stroke by stroke. */
const DrawnPictureSchema = z.object({ kind: z.literal('drawn'), drawing: DrawingSchema });
export type DrawnPicture = z.infer<typeof DrawnPictureSchema>;

/** A picture that a video model sets in motion. */
const MovedPictureSchema = z.object({
  kind: z.literal('moved'),
  /** The chosen picture, whose plan says how it is built. */
  assetId: z.string(),
  videoModel: z.string(),
  /** What should move, and how the camera goes. */
  prompt: z.string(),
  aspectRatio: z.enum(aspectRatios),
  /** Who is seen; see `readCast`. */
  cast: z.array(z.string()),
  /** Whether mouths move with the speech; null: as the model thinks best. */
  lipsync: z.boolean().nullable(),
  /** Height of each black bar as a part of the frame's height; 0 in stories. */
  letterbox: z.number(),
  /** Written over the beginning, and in which language; null in every scene but a film's first. */
  title: z.object({ text: z.string(), language: z.enum(languages) }).nullable(),
  /** Shown under the picture while its first words are spoken; null except in news. */
  lowerThird: z.object({ headline: z.string(), line: z.string(), language: z.enum(languages) }).nullable(),
  /** A film's last card; null in every other segment. */
  credits: z
    .object({ words: z.string(), names: z.array(z.string()), language: z.enum(languages) })
    .nullable(),
  /** The look of the film a scene belongs to, and how it meets its neighbours; null in stories. */
  filmLook: z
    .object({
      videoStyle: z.enum(videoStyles),
      dip: z.object({
        // Films that were made before it came out of the black.
        openingExposure: z.number().default(0),
        openingSeconds: z.number(),
        closingSeconds: z.number(),
      }),
    })
    .nullable(),
});
export type MovedPicture = z.infer<typeof MovedPictureSchema>;

/** Clips of a vendor, and the picture that the studio stages where none of them reaches. */
const FilmedPictureSchema = z.object({
  kind: z.literal('filmed'),
  /** In the order they are seen. */
  clips: z
    .array(
      z.object({
        /** Null: it never came, and its stretch is staged. */
        assetId: z.string().nullable(),
        /** Of the scene, where somebody speaks in it; null: as long as it is. */
        stretch: z.object({ startSeconds: z.number(), endSeconds: z.number() }).nullable(),
        /** Of its own sound, where a person has said it; else the studio decides. */
        soundLevel: z.number().optional(),
      }),
    )
    .min(1),
  moved: MovedPictureSchema,
});
export type FilmedPicture = z.infer<typeof FilmedPictureSchema>;

/** Everything a segment depends on: an edit remakes exactly the segments whose input it changes. */
export const SegmentInputSchema = z.object({
  /** The renderer's, and the staging's where the picture was staged. */
  rendererVersion: z.string(),
  look: FilmLookSchema,
  picture: z.discriminatedUnion('kind', [DrawnPictureSchema, MovedPictureSchema, FilmedPictureSchema]),
  /** Input hash of the narration's step, and the spoken text; null in a scene nobody speaks in. */
  narration: z.object({ hash: z.string(), text: z.string() }).nullable(),
  /** How a board opens and makes room for the next one; `next` is the page that is seen then. */
  entry: z.enum(['begun', 'standing']).default('begun'),
  exit: DrawnExitSchema,
  next: DrawingSchema.nullable().default(null),
  camera: z.enum(['still', 'closer']).default('still'),
  minimumSeconds: z.number(),
  /** Where a film keeps its length over an edit, see `withKeptLengths`. */
  tailSeconds: z.number().optional(),
});
export type SegmentInput = z.infer<typeof SegmentInputSchema>;

/** What is kept beside a segment's file. */
export const SegmentResultSchema = z.object({
  penStrokes: z.array(z.object({ startSeconds: z.number(), endSeconds: z.number() })).default([]),
  /** What is heard of its clips. */
  clipSounds: z.array(ClipSoundSchema.omit({ file: true }).extend({ assetId: z.string() })).default([]),
});

/** How long a scene without words is looked at. */
export const SILENT_SECONDS = 4;

/** The look all segments of a film share, at this installation's size. */
export function lookOf(settings: StorySettings, size: { readonly longSide: number }): FilmLook {
  const full = filmSizes[settings.aspect_ratio];
  const scale = size.longSide / Math.max(full.width, full.height);
  return {
    width: even(full.width * scale),
    height: even(full.height * scale),
    framesPerSecond: filmFrameRate,
    subtitles: settings.subtitle ? settings.subtitle_style : 'none',
    language: languageDetails[settings.language].code,
    showHand: settings.show_hand,
  };
}

/** Chroma is shared by two pixels each way, so sides are even. */
function even(pixels: number): number {
  return 2 * Math.round(pixels / 2);
}

export interface SceneOfFilm extends Pick<SegmentInput, 'picture' | 'narration' | 'tailSeconds'> {
  /** What the studio draws for it, where a clip is shown instead. */
  readonly board?: Drawing;
  /** A scene without words is as long as the clip that its person brought. */
  readonly minimumSeconds?: number;
}

/** The segments of a film in the order of its scenes. */
export function wantedSegments(
  scenes: readonly SceneOfFilm[],
  look: FilmLook,
  versions: { readonly renderer: string; readonly stagingOf: (videoModel: string) => string | null },
): WantedStep[] {
  return scenes.map((scene, index) => {
    const { picture, narration } = scene;
    const moved = picture.kind === 'filmed' ? picture.moved : picture;
    const staging = moved.kind === 'moved' ? versions.stagingOf(moved.videoModel) : null;
    const following = scenes[index + 1];
    const next = following === undefined ? undefined : pageOf(following);
    const isBoard = picture.kind === 'drawn';
    const spokenBefore = scenes.slice(0, index).filter((before) => before.narration !== null).length;
    const input: SegmentInput = {
      rendererVersion: staging === null ? versions.renderer : `${versions.renderer}.${staging}`,
      look,
      picture,
      narration,
      entry: isBoard && index > 0 ? 'standing' : 'begun',
      exit: isBoard ? chooseExit(pageOf(scene), next) : 'hold',
      camera: isBoard && narration !== null && spokenBefore % 2 === 1 ? 'closer' : 'still',
      next: isBoard && next?.drawing ? openingPage(next.drawing) : null,
      minimumSeconds: scene.minimumSeconds ?? SILENT_SECONDS,
      tailSeconds: scene.tailSeconds,
    };
    return { kind: 'segment', input: asJson(input), take: 0 };
  });
}

/** A scene that shows a clip keeps its board's page for its neighbours: to have it filmed remakes its segment alone. */
function pageOf({ picture, narration, board }: SceneOfFilm): PageOfFilm {
  return {
    drawing: picture.kind === 'drawn' ? picture.drawing : (board ?? null),
    text: narration?.text ?? null,
  };
}

/** The picture a segment begins with: what its poster shows, and where its provenance comes from. */
export function pictureIdOf(picture: SegmentInput['picture']): string | null {
  if (picture.kind === 'drawn') {
    return null;
  }
  return picture.kind === 'moved' ? picture.assetId : picture.moved.assetId;
}

/** Everything a segment shows that was made before it. */
export function shownAssets(picture: SegmentInput['picture']): string[] {
  const id = pictureIdOf(picture);
  const clips = picture.kind === 'filmed' ? picture.clips.flatMap(({ assetId }) => assetId ?? []) : [];
  return [...clips, ...(clips.length === 0 && id !== null ? [id] : [])];
}

/** Drops members that are undefined, which JSON does not know. */
export function asJson(value: unknown): JsonValue {
  // A value that went through JSON is JSON.
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
