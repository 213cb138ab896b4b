/** What is wished for or looked for is not there: the words that say so, up to the end of their clause. */
const sought =
  /\b(?:dreaming|dreams|dreamt) of\b[^,.;]*|\b(?:longing|looking|searching|calling|waiting) for\b[^,.;]*|\b(?:in search of|thinking of|missing (?:his|her|its|their|the|an?))\b[^,.;]*|\b(?:trying|working) to (?:find|meet)\b[^,.;]*/gu;

/** A picture's words without what somebody in it only wishes or looks for. */
export function withoutSought(prompt: string): string {
  return prompt.replaceAll(sought, (said) => ' '.repeat(said.length));
}

/** Whether the words of a picture name somebody only as wished or looked for. */
export function isOnlySought(name: string, prompt: string): boolean {
  const own = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '[^\\p{L}]+');
  const named = new RegExp(`(?<!\\p{L})${own}`, 'u');
  const text = prompt.toLowerCase();
  return own !== '' && named.test(text) && !named.test(withoutSought(text));
}
