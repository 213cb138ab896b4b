// What a voice is written down with, without what music and mixing need: the thread that speaks is waited for.
export { Biquad, peaking } from '../effects/biquad.ts';
export { Resampler } from '../effects/resampler.ts';
export { NarrationPolish } from './narration-polish.ts';
export { sampleRateHz } from '../wav/wav-format.ts';
export { WavWriter } from '../wav/wav-writer.ts';
