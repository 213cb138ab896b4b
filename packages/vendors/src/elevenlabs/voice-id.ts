/** Ids of these voices begin so, beside those of other makers. */
const idPrefix = 'eleven-';

export function isElevenLabsVoice(voiceId: string): boolean {
  return voiceId.startsWith(idPrefix);
}

/** As the product names it. */
export function voiceIdOf(vendorVoice: string): string {
  return `${idPrefix}${vendorVoice}`;
}

/** As ElevenLabs names it. */
export function vendorVoiceOf(voiceId: string): string {
  return voiceId.slice(idPrefix.length);
}
