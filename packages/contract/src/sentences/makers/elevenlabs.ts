/** What a person reads when ElevenLabs fails. A refusal is charged nowhere. */
export const elevenLabsSentences = {
  keyRefused: 'ElevenLabs refused its key. Please tell the administrator of this server.',
  noCredit:
    'The ElevenLabs account has no credits left, or its plan does not include this voice. Please tell the administrator of this server.',
  gone: 'ElevenLabs does not have the chosen voice or speech model any more. Please choose another voice.',
  tooLong: 'ElevenLabs does not take a text of this length. Please make it shorter.',
  policy: 'ElevenLabs does not speak this text. Please change it.',
  busy: 'ElevenLabs is busy. Please try again in a moment.',
  refused: 'ElevenLabs did not accept this text. Please change it or choose another voice.',
  unreachable: 'ElevenLabs could not be reached. Please try again.',
  unusable: 'ElevenLabs did not answer with sound that can be used. Please try again.',
  previewUnreachable: 'The sample of this voice could not be loaded. Please try again.',
} as const;
