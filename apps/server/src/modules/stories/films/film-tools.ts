import type { AspectRatio } from '@kinora/contract/catalogue';
import type { Drawing, DrawnScene, FilmLook, FilmQuality, SceneTimeline } from '@kinora/renderer';
import type { ClipSound, MusicBrief, MusicCues, StandingSound } from '@kinora/sound';
import type { MixedSoundtrack, Soundtrack } from '@kinora/sound/mix';
import type { JsonValue } from '@kinora/models';

/** How long work may take and how it tells that it gets on. */
export interface FilmRun {
  readonly signal: AbortSignal;
  /** On whose behalf. */
  readonly person?: string | undefined;
  /** From 0 to 1; called often. */
  readonly onProgress: (fraction: number) => void;
}

/** All that decides when a scene's words are heard and how long it lasts. */
type SpokenScene = Pick<SceneTimeline, 'narration' | 'minimumSeconds' | 'tailSeconds'>;

/** A scene with everything at hand: its board, the layers a video model has staged, or clips and what lies over them. */
export interface SceneToRender extends SpokenScene, Pick<SceneTimeline, 'id' | 'exit'> {
  readonly picture:
    | ({ readonly kind: 'drawn' } & Required<Pick<DrawnScene, 'drawing' | 'entry' | 'next' | 'camera'>>)
    | { readonly kind: 'layers'; readonly layers: JsonValue }
    | {
        readonly kind: 'shots';
        readonly shots: JsonValue[];
        readonly overlay: JsonValue;
        readonly aspect: AspectRatio;
      };
}

export interface SegmentToRender {
  readonly scene: SceneToRender;
  readonly look: FilmLook;
  /** Path of the MP4 to write. */
  readonly output: string;
}

/** What is known of a segment when it is rendered; kept with it, so that no edit of another scene asks again. */
export interface SegmentFacts {
  /** When the pen is heard, in the scene's time. */
  readonly penStrokes: readonly { readonly startSeconds: number; readonly endSeconds: number }[];
  /** What is heard of its clips, in the scene's time. */
  readonly clipSounds: readonly ClipSound[];
}

/** A scene as its film's sound needs it. */
export interface SceneToHear extends SpokenScene, SegmentFacts {
  /** It is not rendered yet: it is sketched to know when its pen is heard. Null: `penStrokes` say it. */
  readonly sketched: SceneToRender | null;
}

/** A rendered scene as its film needs it. */
export interface SegmentToJoin extends SpokenScene {
  /** The rendered MP4. */
  readonly file: string;
  /** What it shows, for the poster: a board, or the path of its picture or of its clip. */
  readonly shows:
    | { readonly kind: 'drawn'; readonly drawing: Drawing }
    | { readonly kind: 'moved' | 'filmed'; readonly file: string };
}

export interface MusicToWrite {
  readonly brief: MusicBrief;
  readonly cues: MusicCues;
  /** Path of the M4A to write. */
  readonly output: string;
}

export interface SoundToMix {
  /** In the order of the film. */
  readonly scenes: readonly SceneToHear[];
  readonly framesPerSecond: number;
  /** Path of its music, as `writeMusic` has made it. */
  readonly music: string;
  /** The sound of an earlier film, most of which is to be heard again; null: there is none. */
  readonly standing: StandingSound | null;
  /** Path of the M4A to write. */
  readonly output: string;
}

export interface FilmToJoin {
  /** In the order of the film. */
  readonly segments: readonly SegmentToJoin[];
  readonly look: FilmLook;
  /** As `mixSound` has made it. */
  readonly sound: Soundtrack & { readonly file: string };
  /** An existing folder for what is made. */
  readonly folder: string;
}

/** A film that has been read back, with what belongs to it. Paths lie in the folder of the request. */
export interface JoinedFilm {
  readonly film: string;
  /** A WebP of the scene that shows most. */
  readonly poster: string;
  /** SubRip and WebVTT; null when nobody speaks. */
  readonly subtitles: string | null;
  readonly captions: string | null;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  /** What a viewer would notice; a film that must not be shown is not answered at all. */
  readonly quality: FilmQuality;
}

/** What turns pictures and narrations into films. */
export interface FilmTools {
  /** Part of every segment's key: other code, other pixels. */
  readonly version: string;
  /** Renders in a child process that dies with the signal. */
  renderSegment(request: SegmentToRender, run: FilmRun): Promise<SegmentFacts>;
  /** Composes a film's music and plays it, in a child process that dies with the signal. */
  writeMusic(request: MusicToWrite, run: FilmRun): Promise<void>;
  /** Mixes a film's sound in a child process that dies with the signal. */
  mixSound(request: SoundToMix, run: FilmRun): Promise<MixedSoundtrack>;
  /** Joins segments without encoding them again, lays the sound under them and reads the result back. */
  joinFilm(request: FilmToJoin, run: FilmRun): Promise<JoinedFilm>;
}
