/** Words of the film player, fetched with it. */
export const playerLabels = {
  player: (title: string) => `Player, ${title}`,
  captions: 'Captions',
  position: 'Position',
  pause: 'Pause',
  play: 'Play',
  mute: 'Mute',
  unmute: 'Unmute',
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  volume: 'Volume',
  volumeValue: (percent: number) => `${percent} %`,
  speed: 'Speed',
  speedValue: (speed: string) => `${speed} ×`,
  smallWindow: 'Picture in picture',
  chapters: 'Scenes of the film',
  chapter: (number: number, title: string) => `${number}. ${title}`,
  /** Heard before the number and title of a scene. */
  playFrom: 'Play from',
  fullScreen: 'Full screen',
} as const;
