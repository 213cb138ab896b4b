const quotedParts = /[“"«「『]([^”"»」』]+)[”"»」』]/gu;

/** What an avatar is to say, and who it is. */
export interface AvatarWords {
  readonly spoken: string;
  /** Describes the presenter; empty when the prompt says nothing about them. */
  readonly presenter: string;
}

/** The words in quotation marks are spoken and the rest describes who speaks; without any, all of it is spoken. */
export function wordsOfPrompt(prompt: string): AvatarWords {
  const quoted = [...prompt.matchAll(quotedParts)].flatMap((match) => match[1]?.trim() ?? []);
  if (quoted.length === 0) {
    return { spoken: prompt.trim(), presenter: '' };
  }
  const rest = prompt.replaceAll(quotedParts, ' ').replaceAll(/\s+/gu, ' ');
  return { spoken: quoted.join(' '), presenter: rest.replaceAll(/\s*[:：,]\s*$/gu, '').trim() };
}

interface TimedWord {
  readonly endSeconds: number;
  readonly endOffset: number;
}

/**
 * As much of a text as is spoken in the time: whole sentences when at least one fits, else whole words.
 * @param words of the text, in their order
 */
export function fittingText(text: string, words: readonly TimedWord[], seconds: number): string {
  const fitting = words.filter((word) => word.endSeconds <= seconds);
  if (fitting.length === words.length) {
    return text;
  }
  const ends = fitting.filter(({ endOffset }) => /^[.!?。！？।]/u.test(text.slice(endOffset)));
  const end = ends.at(-1) ?? fitting.at(-1);
  return end === undefined ? text : text.slice(0, end.endOffset + (ends.length > 0 ? 1 : 0));
}
