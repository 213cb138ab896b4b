/** What a person reads when a connected text model fails. Nothing is charged then. */
export const textModelSentences = {
  keyRefused: 'The text model refused its key. Please tell the administrator of this server.',
  noCredit: "The text model's account is used up. Please tell the administrator of this server.",
  gone: 'The chosen text model is not there any more. Please tell the administrator of this server.',
  busy: 'The text model is busy. Please try again in a moment.',
  refused: 'The text model did not accept this request. Please change the prompt and try again.',
  unreachable: 'The text model could not be reached. Please try again.',
  unusable: 'The text model did not answer with a script that can be used. Please try again.',
} as const;
