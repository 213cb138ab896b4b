/** A part of a film, in samples from its beginning. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}
