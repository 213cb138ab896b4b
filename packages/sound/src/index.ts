export { Resampler } from './effects/resampler.ts';
export { MusicBriefSchema } from './music/music-brief.ts';
export type { MusicBrief } from './music/music-brief.ts';
export { NarrationPolish } from './narration-polish.ts';
export type { Soundscape } from './soundscape/soundscape.ts';
export { writeSoundscape } from './soundscape/write-soundscape.ts';
export { sampleRateHz } from './wav/wav-format.ts';
export { WavReader } from './wav/wav-reader.ts';
export { WavWriter } from './wav/wav-writer.ts';
