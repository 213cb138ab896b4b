/** What the engine speaks, by BCP 47 tags. */
export const picoAccents = ['en-US', 'en-GB', 'fr-FR', 'it-IT', 'es-ES'] as const;
export type PicoAccent = (typeof picoAccents)[number];

/** A band that is lifted or lowered. */
export interface ToneBand {
  readonly frequencyHz: number;
  readonly quality: number;
  readonly gainDb: number;
}

interface AccentFacts {
  /** Names of its two files without their ending: how texts are read, and how they sound. */
  readonly files: readonly [text: string, sound: string];
  /** The median pitch it speaks with by itself, measured on four sentences. */
  readonly pitchHz: number;
  /** As a part of its own pace, which is hurried in English and French, and slow in Italian. */
  readonly pace: number;
  /**
   * What brings its long-term spectrum to that of people who speak (D. Byrne and others, "An international comparison of
   * long-term average speech spectra", 1994).
   */
  readonly tone: readonly ToneBand[];
}

export const accentFacts: Readonly<Record<PicoAccent, AccentFacts>> = {
  'en-US': {
    files: ['en-US_ta', 'en-US_lh0_sg'],
    pitchHz: 168,
    pace: 0.88,
    tone: [
      { frequencyHz: 340, quality: 1.2, gainDb: -3 },
      { frequencyHz: 4600, quality: 1, gainDb: 5 },
    ],
  },
  'en-GB': {
    files: ['en-GB_ta', 'en-GB_kh0_sg'],
    pitchHz: 174,
    pace: 0.87,
    tone: [
      { frequencyHz: 200, quality: 1, gainDb: -2 },
      { frequencyHz: 1500, quality: 0.8, gainDb: 5 },
      { frequencyHz: 4600, quality: 1, gainDb: -5 },
    ],
  },
  'fr-FR': {
    files: ['fr-FR_ta', 'fr-FR_nk0_sg'],
    pitchHz: 193,
    pace: 0.86,
    tone: [
      { frequencyHz: 190, quality: 1, gainDb: -5 },
      { frequencyHz: 340, quality: 1.2, gainDb: -3 },
      { frequencyHz: 1500, quality: 0.8, gainDb: 3 },
    ],
  },
  'it-IT': {
    files: ['it-IT_ta', 'it-IT_cm0_sg'],
    pitchHz: 178,
    pace: 1.05,
    tone: [
      { frequencyHz: 180, quality: 1, gainDb: -3 },
      { frequencyHz: 340, quality: 1.2, gainDb: -5 },
      { frequencyHz: 4600, quality: 1, gainDb: 3.5 },
    ],
  },
  'es-ES': {
    files: ['es-ES_ta', 'es-ES_zl0_sg'],
    pitchHz: 198,
    pace: 0.91,
    tone: [
      { frequencyHz: 340, quality: 1.2, gainDb: -2.5 },
      { frequencyHz: 1500, quality: 0.8, gainDb: 2 },
      { frequencyHz: 4200, quality: 1, gainDb: 3 },
    ],
  },
};
