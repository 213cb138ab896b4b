/** Words about letting others watch a finished video by a link. */
export const sharingSentences = {
  notShared: 'Only you can watch this video. A link lets everybody watch it who has it, without an account.',
  shared:
    'Everybody with this link can watch the video. They see its title and who made it, nothing about you.',
  onlyFinished: 'Only a finished video can be shared.',
  copied: 'Link copied',
  ended: 'The link does not work any more.',
  gone: 'This video is not shared, or not any more.',
  madeBy: (makers: string) => `Made by ${makers}`,
  invitation: 'Made with Kinora, a studio that turns a sentence into a film.',
} as const;
