import { describeStoryMatrix } from '../testing/describe-story-matrix.ts';

// One engine of each way to make a film, and the scripts that are not Latin (the slow matrix has all): small, as the `test` profile makes them.
await describeStoryMatrix({
  engines: [
    'engine_normal',
    'engine_flux_pro',
    'engine_image_upload',
    'engine_vectorflux',
    'engine_multi_talk',
    'engine_films',
  ],
  languages: ['Hindi', 'Japanese'],
  longSide: 320,
  profile: 'test',
});
