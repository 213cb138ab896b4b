export { measureLoudness } from './measure-loudness.ts';
export { mixSoundtrack } from './mix-soundtrack.ts';
export type { Soundtrack, SoundtrackRequest } from './mix-soundtrack.ts';
export type { SoundtrackSegment } from './narration-track.ts';
