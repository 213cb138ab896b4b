/** The hands that pictures are painted in. */
export const styleKeys = [
  'flat',
  'wash',
  'cel',
  'rich',
  'refined',
  'storybook',
  'gouache',
  'oil',
  'print',
] as const;
export type StyleKey = (typeof styleKeys)[number];
