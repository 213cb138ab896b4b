/** What the server says about a single image or clip beyond the rules that the screen can judge by itself. */
export const generationSentences = {
  modelUnavailable: 'This model is not available on this server yet. Please pick another one.',
  unusableResult: 'The model answered with a file that cannot be used. Your credits were given back.',
} as const;
