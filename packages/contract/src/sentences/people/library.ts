/** Words about what lies in a person's library. */
export const librarySentences = {
  copyOf: (title: string) => `Copy of ${title}`,
  stillMade: 'This is being made. Cancel it first.',
  copyWhileMade: 'This is being made. It can be duplicated when it rests.',
  folderTaken: 'There is already a folder of this name.',
  tooManyFolders: (most: number) => `A library has at most ${most} folders.`,
  folderRemoved: 'The folder is gone; what lay in it stays in your library.',
  deleted: (count: number) => (count === 1 ? 'Deleted' : `${count} entries deleted`),
  restored: (count: number) => (count === 1 ? 'Brought back' : `${count} entries brought back`),
  duplicated: (count: number) =>
    count === 1 ? 'Duplicated, at no cost' : `${count} entries duplicated, at no cost`,
  moved: (count: number) => (count === 1 ? 'Moved' : `${count} entries moved`),
  keptFor:
    'What is deleted can be brought back for 30 days, what was never paid for about 20 hours. Then its files go.',
  nothingFound: (words: string) => `Nothing here holds “${words}”.`,
  emptyFolder: 'Nothing lies in this folder yet.',
  noFavourites: 'No favourites yet.',
  nothingDeleted: 'Nothing is waiting to be forgotten.',
} as const;
