/** Words of carrying scenes to another place, seen and heard. */
export const orderLabels = {
  strip: 'Scenes in order',
  handle: (number: number) => `Carry scene ${number}`,
  role: 'scene that can be carried',
  instructions:
    'Space or Enter picks a scene up. Arrows carry it one place on or back, Space puts it down, Escape puts it back.',
  empty: 'empty, left out',
  lifted: (title: string, place: number, count: number) =>
    `${title} picked up from place ${place} of ${count}.`,
  over: (title: string, place: number, count: number) => `${title} over place ${place} of ${count}.`,
  put: (title: string, place: number, count: number) => `${title} put down at place ${place} of ${count}.`,
  back: (title: string, place: number) => `${title} put back at place ${place}.`,
  moved: (title: string, place: number, count: number) => `${title} is scene ${place} of ${count} now.`,
} as const;
