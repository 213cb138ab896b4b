/**
 * Everything that may reach the voice: letters with their marks, digits, plain punctuation. Markup, phoneme brackets,
 * control characters, emoji and symbols become spaces, so no text can turn into an instruction to the engine.
 */
const notSpeakable = /[^\p{L}\p{M}\p{N} .,!?;:'-]/gu;

/** The speakable rest of a word; empty when nothing is left to say. */
export function plainSpeech(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[।॥。]/gu, '.')
    .replace(/[…]/gu, '...')
    .replace(/[—–]/gu, ', ')
    .replace(notSpeakable, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}
