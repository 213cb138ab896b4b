/** Words of bringing one's own picture or clip to a scene, fetched with the dialog; the button's are the workspace's. */
export const ownLabels = {
  title: (scene: number) => `Your own picture or clip for scene ${scene}`,
  description: 'It stands beside what was made, and costs nothing.',
  drop: 'Drop a picture or clip here',
  choose: 'Choose a file',
  kinds: (megabytes: { image: number; clip: number }, minutes: number) =>
    `JPEG, PNG, WebP or AVIF up to ${megabytes.image} MB. MP4, MOV or WebM up to ${megabytes.clip} MB and ${minutes} minutes.`,
  generations: 'Or from Your Generations',
  kind: 'What is shown',
  tabs: { images: 'Images', videos: 'Videos', animations: 'Animations' },
  none: {
    images: 'No images yet.',
    videos: 'No videos yet.',
    animations: 'No animations yet.',
  },
  more: 'Show more',
  another: 'Choose another',
  begin: 'Begins at',
  end: 'Ends at',
  seconds: (seconds: string) => `${seconds} s`,
  stretch: (used: string, narration: string) =>
    `${used} s of the clip. The narration takes about ${narration} s.`,
  silentStretch: (used: string) => `${used} s of the clip. Nobody speaks in the scene: it lasts as long.`,
  sound: 'Its own sound',
  muted: 'Muted',
  level: (percent: number) => `${percent} %`,
  soundNote: 'It makes room for the narration.',
  unseen: 'This browser cannot show the clip. Kinora may still read it, and uses its beginning.',
  pictureNote: 'The camera moves over it as over every picture of the film.',
  use: 'Use it, free',
  using: { image: 'Reading the picture', clip: 'Sending the clip. It is cut once it is there.' },
} as const;
