/** Words of the animatic, fetched with it. */
export const animaticLabels = {
  title: (title: string) => `Animatic, ${title}`,
  name: 'Animatic',
  close: 'Close the animatic',
  /** A scene that is reached before its voice is there. */
  waiting: (number: number) => `Scene ${number} is being spoken`,
  loading: 'Loading',
  /** What is on its way while the film plays. */
  spoken: (done: number, all: number) => `${done} of ${all} scenes spoken`,
  musicOnItsWay: 'The music is on its way',
  clipsOnTheirWay: 'The clips are on their way',
  failed: (number: number, reason: string) => `Scene ${number} could not be spoken: ${reason}`,
  musicFailed: 'The music could not be played.',
  complete: 'As it stands now: pictures, voices, subtitles and music.',
  notPainted: 'Not painted yet',
  price: (scenes: number) =>
    scenes === 1 ? 'One scene is spoken by a paid voice.' : `${scenes} scenes are spoken by a paid voice.`,
  buy: 'Have them spoken',
} as const;
