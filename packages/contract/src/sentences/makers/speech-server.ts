/** What a person reads when a connected speech server fails. Nothing is charged then. */
export const speechServerSentences = {
  keyRefused: 'The speech server refused its key. Please tell the administrator of this server.',
  noCredit: "The speech server's account is used up. Please tell the administrator of this server.",
  gone: 'The chosen voice or speech model is not there any more. Please choose another voice.',
  busy: 'The speech server is busy. Please try again in a moment.',
  refused: 'The speech server did not accept this text. Please change it or choose another voice.',
  unreachable: 'The speech server could not be reached. Please try again.',
  unusable: 'The speech server did not answer with sound that can be used. Please try again.',
} as const;
