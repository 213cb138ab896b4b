import type { HeardFilm } from './mix-stretch.ts';
import type { Mastering, StandingSound } from './standing-sound.ts';

/** What a film sounds like. */
export interface Soundtrack {
  /** Loudness of the whole film before encoding; -70 when it is silent. */
  readonly integratedLufs: number;
  readonly truePeakDb: number;
  /** Exactly the picture's length. */
  readonly seconds: number;
}

export interface SoundtrackRequest extends HeardFilm {
  /** An earlier film's sound, most of which is heard again; null or left out: there is none. */
  readonly standing?: StandingSound | null | undefined;
  /** Path of the `.m4a` to write; beside it scratch files live while the work goes on. */
  readonly output: string;
}

/** What was written, and what it takes to replace a part of it. */
export type MixedSoundtrack = Soundtrack & { readonly mastering: Mastering };
