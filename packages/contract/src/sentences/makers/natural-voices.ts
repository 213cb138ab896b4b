/** What a person reads of the natural voices that run on this machine. */
export const naturalVoiceSentences = {
  removed:
    'This natural voice is not installed on this machine any more. Choose another voice, or have natural voices installed again.',
  failed: 'The natural voice failed. Please try again, or choose another voice.',
  silent: 'The natural voice said nothing of this text. Please change it or choose another voice.',
  /** Its Japanese is said by sounds alone: which beat is high it guesses. */
  guessedPitch: 'Word accents are guessed',
} as const;
