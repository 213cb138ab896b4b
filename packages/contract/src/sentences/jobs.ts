/** What is said about single jobs and stories while one is elsewhere on the screen. */
export const jobSentences = {
  waiting: 'Waiting for its turn',
  drawing: 'Drawing',
  animating: 'Animating',
  /** The list's own word for what is gone until Undo. */
  removed: 'Deleted',
  ready: {
    image: 'Your image is ready.',
    video: 'Your video is ready.',
    animate: 'Your animation is ready.',
    story: 'Your film is ready.',
  },
} as const;
