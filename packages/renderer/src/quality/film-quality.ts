import { z } from 'zod';
import type { CaptionFacts } from './caption-facts.ts';
import type { TextFacts } from './text-facts.ts';
import type { Stretch } from './pictures-over-time.ts';
import { overlapSeconds } from './pictures-over-time.ts';

/** What can be wrong with a film. The first four make it unfit to be shown; the others are told with it. */
export const brokenFindings = ['no-picture', 'narration-cut-off', 'no-sound', 'black'] as const;
export const minorFindings = [
  'picture-and-sound-differ',
  'too-long-for-its-narration',
  'loudness-off-target',
  'peak-too-high',
  'nothing-new-for-long',
  'text-clipped',
  'text-shortened',
  'captions-missing',
  'captions-hurried',
  'captions-of-one-word',
  'opens-blank',
] as const;
const FindingSchema = z.enum([...brokenFindings, ...minorFindings]);
export type QualityFinding = z.infer<typeof FindingSchema>;

/** The report kept with a film: what was measured, and what of it is not as it should be. Plain JSON. */
export const FilmQualitySchema = z.object({
  durationSeconds: z.number(),
  narrationSeconds: z.number(),
  /** Length of the picture less that of the sound, in milliseconds; null for a silent film. */
  pictureLongerMs: z.number().nullable(),
  integratedLufs: z.number(),
  truePeakDb: z.number(),
  blackSeconds: z.number(),
  /** The longest stretch of narration during which nothing new is seen. */
  longestStillSeconds: z.number(),
  texts: z.int(),
  shortenedTexts: z.int(),
  clippedTexts: z.int(),
  /** The part of the spoken words that can be read while they are spoken, 0 to 1. */
  captionCoverage: z.number(),
  fastestCaptionCharactersPerSecond: z.number(),
  hurriedCaptionsPart: z.number(),
  /** Cues of one short word; reports from before this was looked for have none. */
  oneWordCaptions: z.int().default(0),
  /** Drawn scenes that open on blank paper. */
  blankOpenings: z.int().default(0),
  findings: z.array(FindingSchema),
});
export type FilmQuality = z.infer<typeof FilmQualitySchema>;

/** Everything a film is judged by. */
export interface FilmObservations {
  readonly pictureSeconds: number;
  /** null: the film has no sound. */
  readonly soundSeconds: number | null;
  /** When somebody speaks, in film time, in order. */
  readonly narrations: readonly Stretch[];
  readonly integratedLufs: number;
  readonly truePeakDb: number;
  readonly black: readonly Stretch[];
  readonly still: readonly Stretch[];
  readonly texts: TextFacts;
  /** Drawn scenes whose first picture shows nothing. */
  readonly blankOpenings: number;
  /** null: the film has no subtitles, which is not a fault. */
  readonly captions: CaptionFacts | null;
}

/** One frame and what rounding adds. */
const longestDifferenceMs = 50;
/** A film may be this many times as long as what is said in it, and this much more. */
const roomFactor = 2.5;
const roomSeconds = 20;
const targetLufs = -16;
const toleranceLu = 1;
/** A gate that nothing passed: silence. */
const silenceLufs = -69;
const peakCeilingDb = -1;
/** A blink of black is a cut. */
const longestBlackSeconds = 0.5;
/** So long may a narrator talk over a picture in which nothing happens. */
export const longestStillSeconds = 12;
const hurriedCaptionsAllowed = 0.2;

/** Judges a film by what was observed. A pure function. */
export function assessFilm(film: FilmObservations): FilmQuality {
  const narrationSeconds = film.narrations.reduce((sum, each) => sum + lengthOf(each), 0);
  const stillWhileSpoken = film.still.map((stretch) => overlapSeconds(stretch, film.narrations));
  const captions = film.captions ?? {
    coverage: 1,
    fastestCharactersPerSecond: 0,
    hurriedPart: 0,
    oneWord: 0,
  };
  const measured = {
    durationSeconds: Math.max(film.pictureSeconds, film.soundSeconds ?? 0),
    narrationSeconds,
    pictureLongerMs: film.soundSeconds === null ? null : (film.pictureSeconds - film.soundSeconds) * 1000,
    integratedLufs: film.integratedLufs,
    truePeakDb: film.truePeakDb,
    blackSeconds: film.black.reduce((sum, stretch) => sum + lengthOf(stretch), 0),
    longestStillSeconds: Math.max(0, ...stillWhileSpoken),
    texts: film.texts.texts,
    shortenedTexts: film.texts.shortened,
    clippedTexts: film.texts.clipped,
    captionCoverage: captions.coverage,
    fastestCaptionCharactersPerSecond: captions.fastestCharactersPerSecond,
    hurriedCaptionsPart: captions.hurriedPart,
    oneWordCaptions: captions.oneWord,
    blankOpenings: film.blankOpenings,
  };
  const isFound = findingTests(film, measured);
  return { ...measured, findings: FindingSchema.options.filter((finding) => isFound[finding]) };
}

function findingTests(
  film: FilmObservations,
  measured: Omit<FilmQuality, 'findings'>,
): Record<QualityFinding, boolean> {
  const spokenEnd = film.narrations.at(-1)?.toSeconds ?? 0;
  const isSpoken = film.narrations.length > 0;
  const isSilent = film.integratedLufs <= silenceLufs;
  return {
    'no-picture': film.pictureSeconds <= 0,
    'narration-cut-off': spokenEnd > measured.durationSeconds + 0.001,
    'no-sound': isSpoken && (film.soundSeconds === null || isSilent),
    black: film.black.some((stretch) => lengthOf(stretch) > longestBlackSeconds),
    'picture-and-sound-differ': Math.abs(measured.pictureLongerMs ?? 0) > longestDifferenceMs,
    'too-long-for-its-narration':
      isSpoken && measured.durationSeconds > measured.narrationSeconds * roomFactor + roomSeconds,
    'loudness-off-target': !isSilent && Math.abs(film.integratedLufs - targetLufs) > toleranceLu,
    'peak-too-high': film.truePeakDb > peakCeilingDb,
    'nothing-new-for-long': measured.longestStillSeconds > longestStillSeconds,
    'text-clipped': measured.clippedTexts > 0,
    'text-shortened': measured.shortenedTexts > 0,
    'captions-missing': measured.captionCoverage < 1,
    'captions-hurried': measured.hurriedCaptionsPart > hurriedCaptionsAllowed,
    'captions-of-one-word': measured.oneWordCaptions > 0,
    'opens-blank': measured.blankOpenings > 0,
  };
}

function lengthOf({ fromSeconds, toSeconds }: Stretch): number {
  return toSeconds - fromSeconds;
}

const brokenSentences = {
  'no-picture': 'it has no picture',
  'narration-cut-off': 'it ends before its narration does',
  'no-sound': 'its narration cannot be heard',
  black: 'a part of it is black',
} as const satisfies Record<(typeof brokenFindings)[number], string>;

/** A film that must not be shown. */
export class BrokenFilmError extends Error {
  override readonly name = 'BrokenFilmError';
  readonly quality: FilmQuality;

  constructor(quality: FilmQuality) {
    const faults = brokenFindings.filter((finding) => quality.findings.includes(finding));
    super(`The film cannot be shown: ${faults.map((fault) => brokenSentences[fault]).join(', ')}.`);
    this.quality = quality;
  }
}

export function isBroken({ findings }: Pick<FilmQuality, 'findings'>): boolean {
  return brokenFindings.some((finding) => findings.includes(finding));
}
