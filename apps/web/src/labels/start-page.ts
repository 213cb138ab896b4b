/** Words of the first screen, before the prompt box has come. */
export const startPageLabels = {
  headlineStart: 'One sentence in,',
  headlineEnd: 'one film out.',
  whatToMake: 'What to make',
} as const;
