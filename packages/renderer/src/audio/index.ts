export { mixSoundtrack } from './mix/mix-soundtrack.ts';
export type { Soundtrack, SoundtrackRequest } from './mix/mix-soundtrack.ts';
export type { SoundtrackSegment } from './mix/narration-track.ts';
export type { Loudness } from './loudness/loudness-meter.ts';
export { NarrationPolish } from './narration-polish.ts';
export { Resampler } from './effects/resampler.ts';
export { sampleRateHz } from './wav/wav-format.ts';
export { WavReader } from './wav/wav-reader.ts';
export { WavWriter } from './wav/wav-writer.ts';
