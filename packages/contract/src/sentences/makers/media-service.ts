/** What a person reads when a connected service of pictures and clips fails. */
export const mediaServiceSentences = {
  keyRefused: "The model's service refused its key. Please tell the administrator of this server.",
  noCredit:
    "The balance at the model's service is used up. Please tell the administrator of this server, or choose another model.",
  gone: 'The service does not offer this model any more. Please choose another model.',
  busy: "The model's service is busy. Please try again in a moment.",
  policy: "The model's service refused this content. Change the prompt or the picture.",
  /** `field` may be empty: not every refusal names one. */
  invalid: (field: string, reason: string) =>
    `The model's service did not accept this request: ${field === '' ? '' : `${field}: `}${reason}`,
  refused:
    "The model's service did not accept this request. Please change the prompt or choose another model.",
  unreachable: "The model's service could not be reached. Please try again.",
  /** It answered that it failed, which costs nothing. */
  failed: "The model's service failed to make this. Please try again.",
  unusable:
    "The model's service did not answer with a result that can be used. Please try again, or choose another model.",
  needsPicture: 'This model needs a picture to start from.',
  tooManyPictures: (most: number) =>
    most === 0
      ? 'This model starts from words alone. Please leave the picture out.'
      : `This model takes at most ${most} ${most === 1 ? 'picture' : 'pictures'}.`,
  otherRatio: (ratio: string) => `This model cannot make ${ratio}. Please choose another model.`,
  longPrompt: (most: number) => `This model reads at most ${most} characters. Please shorten the prompt.`,
  needsNarration: 'This model films somebody who speaks, and nothing is said here.',
  speaksNot: 'Nobody speaks in the clips of this model. Please choose another one.',
  longNarration: (most: number) =>
    `This model speaks for at most ${most} seconds at a time. Please shorten the narration of the scene.`,
  unreadablePicture: 'This picture cannot be sent. Please use a PNG, JPEG or WebP file.',
} as const;
