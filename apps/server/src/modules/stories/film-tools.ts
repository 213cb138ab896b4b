import type { FilmLook, MusicBrief, SceneTimeline } from '@kinora/renderer';

/** How long work may take and how it tells that it gets on. */
export interface FilmRun {
  readonly signal: AbortSignal;
  /** From 0 to 1; called often. */
  readonly onProgress: (fraction: number) => void;
}

export interface SegmentToRender {
  readonly scene: SceneTimeline;
  readonly look: FilmLook;
  /** Path of the MP4 to write. */
  readonly output: string;
}

export interface FilmToJoin {
  /** In the order of the film; each with its rendered picture. */
  readonly segments: readonly { readonly scene: SceneTimeline; readonly file: string }[];
  readonly look: FilmLook;
  readonly music: MusicBrief;
  /** An existing folder for what is made. */
  readonly folder: string;
}

/** A film that has been read back, with what belongs to it. Paths lie in the folder of the request. */
export interface JoinedFilm {
  readonly film: string;
  /** A WebP of the first scene's finished board. */
  readonly poster: string;
  /** SubRip and WebVTT; null when nobody speaks. */
  readonly subtitles: string | null;
  readonly captions: string | null;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly integratedLufs: number;
  readonly truePeakDb: number;
}

/** What turns drawings and narrations into films. */
export interface FilmTools {
  /** Part of every segment's key: other code, other pixels. */
  readonly version: string;
  /** Renders in a child process that dies with the signal. */
  renderSegment(request: SegmentToRender, run: FilmRun): Promise<void>;
  /** Joins segments without encoding them again, lays the sound under them and reads the result back. */
  joinFilm(request: FilmToJoin, run: FilmRun): Promise<JoinedFilm>;
}
