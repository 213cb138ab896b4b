/** A word of a prompt as it was typed. */
export interface PromptToken {
  readonly word: string;
  readonly isCapital: boolean;
  /** Letters like 'NASA'. */
  readonly isAcronym: boolean;
  /** The English mark of who has something. */
  readonly isPossessive: boolean;
  readonly place: number;
}

/** The words of a line in order; an apostrophe parts them. */
export function readTokens(line: string): PromptToken[] {
  return Array.from(line.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-‐][\p{L}\p{M}\p{N}]+)*/gu), (match, place) => ({
    word: match[0].toLowerCase(),
    isCapital: /^\p{Lu}/u.test(match[0]),
    isAcronym: /^\p{Lu}{2,6}$/u.test(match[0]),
    isPossessive: match[0] === 's' && /['’]/u.test(line.charAt(match.index - 1)),
    place,
  }));
}
