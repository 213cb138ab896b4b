/** What somebody on a board is seen doing. */
export const postures = [
  'stand',
  'walk',
  'run',
  'sit',
  'sleep',
  'hold',
  'point',
  'sad',
  'glad',
  'think',
  'together',
  'carry',
  'talk',
  'work',
  /** Bent over something on the ground; looking up; a hand held out. */
  'search',
  'gaze',
  'ask',
  /** Arms stretched after sleep; arms round somebody; down behind something; a hand at the mouth; a hand in the air. */
  'wake',
  'hug',
  'hide',
  'whisper',
  'wave',
] as const;
export type Posture = (typeof postures)[number];
