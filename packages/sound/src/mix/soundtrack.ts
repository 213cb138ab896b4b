/** What a film sounds like. */
export interface Soundtrack {
  /** Loudness of the whole film before encoding; -70 when it is silent. */
  readonly integratedLufs: number;
  readonly truePeakDb: number;
  /** Exactly the picture's length. */
  readonly seconds: number;
}
