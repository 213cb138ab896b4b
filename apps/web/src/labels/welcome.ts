/** Words of the welcome and of the engine guide, fetched with them. */
export const welcomeLabels = {
  film: 'A film made with Kinora',
  bestFor: (use: string) => `Best for: ${use}`,
  useThisFor: (useThis: string, goal: string) => `${useThis}: ${goal}`,
} as const;
