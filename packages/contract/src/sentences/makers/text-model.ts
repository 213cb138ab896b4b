/** What a person reads when a connected text model fails. Nothing is charged then. */
export const textModelSentences = {
  keyRefused: 'The text model refused its key. Please tell the administrator of this server.',
  noCredit: "The text model's account is used up. Please tell the administrator of this server.",
  gone: 'The chosen text model is not there any more. Please tell the administrator of this server.',
  busy: 'The text model is busy. Please try again in a moment.',
  refused: 'The text model did not accept this request. Please change the prompt and try again.',
  unreachable: 'The text model could not be reached. Please try again.',
  declined: 'The text model would not write this. Please change the prompt.',
  filtered: "The text model's service filtered what it wrote. Please change the prompt.",
  truncated:
    'The text model ran out of room before its answer was whole. Please shorten the text, or choose another model.',
  unusable: 'The text model did not answer with a script that can be used. Please try again.',
} as const;
