/** Words of Your Generations, fetched with it. */
export const generationLabels = {
  kinds: 'Kinds of generations',
  searchByTitle: 'Search by title',
  noTitleHolds: (words: string) => `No title holds “${words}”.`,
  itemCount: (count: number) => `${count} items`,
  useAgain: 'Use again',
  useAgainOf: (title: string) => `Use ${title} again`,
  animateOf: (title: string) => `Animate ${title}`,
  receipt: 'Receipt',
  receiptOf: (title: string) => `Receipt of ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,
  firstStory: 'Generate your first story',
  firstVideo: 'Generate your first video',
  firstImage: 'Generate your first image',
  openAnimate: 'Open Animate',
  noPictureYet: 'No picture yet',
} as const;
