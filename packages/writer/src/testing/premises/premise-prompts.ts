/** Prompts of one language by what they are: the first two are nobody's wish, the last are stories. */
export interface PremisePrompts {
  /** Something that happened, by its name. */
  readonly happenings: readonly string[];
  /** Something that is reported, as newspapers write it. */
  readonly headlines: readonly string[];
  readonly stories: readonly string[];
}
