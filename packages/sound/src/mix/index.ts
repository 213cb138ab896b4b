export { measureLoudness } from './measure-loudness.ts';
export { mixSoundtrack } from './mix-soundtrack.ts';
export type { MixedSoundtrack, SoundtrackRequest } from './mix-soundtrack.ts';
export type { SoundtrackSegment } from './narration-track.ts';
export type { Soundtrack } from './soundtrack.ts';
