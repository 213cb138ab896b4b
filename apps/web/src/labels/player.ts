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
  fullScreen: 'Full screen',
} as const;
