const TITLE_LENGTH = 60;

/** What a project is called until its script or its owner names it: the beginning of the prompt, in whole characters. */
export function initialTitle(prompt: string): string {
  return [...prompt.replaceAll(/\s+/gu, ' ').trim()].slice(0, TITLE_LENGTH).join('').trimEnd();
}
