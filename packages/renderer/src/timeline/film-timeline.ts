import { z } from 'zod';
import { ClipSchema } from '../clip/clip-shot.ts';
import { LayeredSceneSchema } from '../motion/scene/layered-scene.ts';
import { subtitleStyles } from '../subtitles/subtitle-style.ts';
import { DrawingSchema } from './drawing.ts';
import { BoardAspectSchema, FilmLanguageSchema } from './language.ts';
import { MusicBriefSchema } from '@kinora/sound';

/** When one displayed word is spoken; offsets are UTF-16 positions in the narration's text, the end exclusive. */
const SpokenWordSchema = z.object({
  text: z.string(),
  /** Seconds from the start of the narration's audio. */
  startSeconds: z.number().nonnegative(),
  endSeconds: z.number().nonnegative(),
  startOffset: z.int().nonnegative(),
  endOffset: z.int().nonnegative(),
});
export type SpokenWord = z.infer<typeof SpokenWordSchema>;

const NarrationSchema = z.object({
  /** Path of a mono 48 kHz 16-bit WAV; a relative one is resolved against the timeline's file. */
  file: z.string().min(1),
  durationSeconds: z.number().positive().max(900),
  /** The spoken text exactly as the words' offsets count it. */
  text: z.string(),
  /** In spoken order. */
  words: z.array(SpokenWordSchema),
  /** Who begins to speak when, from the start of the audio; left out of what one voice says. */
  turns: z.exactOptional(z.array(z.object({ speaker: z.int(), startSeconds: z.number() }))),
});
export type Narration = z.infer<typeof NarrationSchema>;

export const DrawnExitSchema = z.enum(['wipe', 'push', 'turn', 'hold']);
export type DrawnExit = z.infer<typeof DrawnExitSchema>;

const SceneSchema = z.object({
  /** Unique in its film; not part of the segment's key. */
  id: z.string().min(1),
  narration: NarrationSchema.nullable(),
  /** The scene is never shorter than this, nor than its narration with the silence round it. */
  minimumSeconds: z.number().min(0).max(900),
  /** Time after the last word; the usual 0.6 s when left out. An edit that changes little else can keep a film's length by it. */
  tailSeconds: z.number().min(0).max(5).optional(),
  /**
   * How a board makes room for the next at the very end: it is wiped away, pushed to the left or turned like a page; `hold`
   * keeps it (last scene). Layered scenes and clips cut; their fades are part of their grade.
   */
  exit: DrawnExitSchema,
});

const DrawnSceneSchema = SceneSchema.extend({
  drawing: DrawingSchema,
  /**
   * With what it opens: its title `begun` (a film's first scene, and when left out), or `standing`, as the exit of the
   * scene before shows it.
   */
  entry: z.enum(['begun', 'standing']).optional(),
  /** The page that the exit uncovers, see `openingPage`; clean paper when left out or null. */
  next: DrawingSchema.nullable().optional(),
  /** `closer`: when everything is drawn the camera goes slowly nearer to what is spoken of. Still when left out. */
  camera: z.enum(['still', 'closer']).optional(),
});
/** A board that is drawn while its narration is spoken. */
export type DrawnScene = z.infer<typeof DrawnSceneSchema>;

const MovingSceneSchema = SceneSchema.extend({ layers: LayeredSceneSchema });
/** Pictures in depth that move while the narration is spoken. */
export type MovingScene = z.infer<typeof MovingSceneSchema>;

const ShotLengthSchema = z.object({
  /** How long it is seen; null for the last shot, which takes what is left of the scene. */
  seconds: z.number().positive().max(900).nullable(),
});

const FilmedSceneSchema = SceneSchema.extend({
  aspect: BoardAspectSchema,
  /** In the order they are seen, cut hard against each other. */
  shots: z
    .array(
      z.union([
        ShotLengthSchema.extend({ clip: ClipSchema }),
        ShotLengthSchema.extend({ layers: LayeredSceneSchema }),
      ]),
    )
    .min(1)
    .max(64),
  /** What lies over all shots: its layers in the space of the screen, and its grade; null: nothing. */
  overlay: LayeredSceneSchema.nullable(),
});
/** Decoded clips, and layered scenes where no clip reaches, while the narration is spoken. */
export type FilmedScene = z.infer<typeof FilmedSceneSchema>;

/** One scene of a film: it has a `drawing`, `layers` or `shots`. */
export const SceneTimelineSchema = z.union([DrawnSceneSchema, MovingSceneSchema, FilmedSceneSchema]);
export type SceneTimeline = z.infer<typeof SceneTimelineSchema>;

/** Frames a second of new films, as in the cinema. */
export const filmFrameRate = 24;

/**
 * Frames a second that a film may have; boards had 30 once. At either rate a frame lasts a whole number of the sound's samples
 * (2,000 or 1,600), so the two never drift apart.
 */
export const frameRates = [filmFrameRate, 30] as const;

/** What is the same in every scene of a film and changes its pixels. */
export const FilmLookSchema = z.object({
  /** Pixels; even numbers, in the aspect of the drawings. */
  width: z.int().multipleOf(2).min(64).max(3840),
  height: z.int().multipleOf(2).min(64).max(3840),
  framesPerSecond: z.literal(frameRates),
  /** How the narration is burned in, see `subtitleStyles`. */
  subtitles: z.enum(['none', ...subtitleStyles]),
  language: FilmLanguageSchema,
  /** Draw the writing hand. */
  showHand: z.boolean(),
});
export type FilmLook = z.infer<typeof FilmLookSchema>;

/** A whole film: what `npm run render` reads. */
export const FilmTimelineSchema = FilmLookSchema.extend({
  version: z.literal(1),
  scenes: z.array(SceneTimelineSchema).min(1).max(200),
  music: MusicBriefSchema.nullable(),
  /** Hear the pen on the board, softly; it is heard when left out. */
  penSounds: z.boolean().optional(),
});
export type FilmTimeline = z.infer<typeof FilmTimelineSchema>;
