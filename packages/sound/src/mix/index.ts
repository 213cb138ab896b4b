export { measureLoudness } from './measure-loudness.ts';
export { mixSoundtrack } from './mix-soundtrack.ts';
export type { SoundtrackSegment } from './narration-track.ts';
export type { MixedSoundtrack, Soundtrack, SoundtrackRequest } from './soundtrack.ts';
