/** Words about what lies in a person's library. */
export const librarySentences = {
  copyOf: (title: string) => `Copy of ${title}`,
  stillMade: 'This is being made. Cancel it first.',
  copyWhileMade: 'This is being made. It can be duplicated when it rests.',
  folderTaken: 'There is already a folder of this name.',
  tooManyFolders: (most: number) => `A library has at most ${most} folders.`,
} as const;
