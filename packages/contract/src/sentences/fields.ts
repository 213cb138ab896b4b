/** What is said about a single field that cannot be accepted as it was sent. */
export const fieldSentences = {
  unreadable: 'This value cannot be read.',
  tooLong: (maximum: number) => `At most ${maximum} characters fit here.`,
  tooShort: (minimum: number) => `At least ${minimum} characters are needed here.`,
  tooMany: (maximum: number) => `At most ${maximum} entries fit here.`,
  notOffered: 'Please choose one of the offered values.',
  oneWord: 'Please enter a single word, without spaces.',
  required: 'Please fill in this field.',
  invalidEmail: 'Please enter a valid e-mail address.',
  amount: 'Please enter an amount of credits with at most two decimals, other than zero.',
  outOfRange: (minimum: number, maximum: number) => `Please enter a number from ${minimum} to ${maximum}.`,
} as const;
