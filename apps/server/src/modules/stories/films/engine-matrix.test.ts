import { describeStoryMatrix } from '../testing/describe-story-matrix.ts';

// A painted film and one of people who speak, and a drawn one in a script that is not Latin (the slow matrix has all): small, as the `test` profile makes them.
await describeStoryMatrix({
  engines: ['engine_flux_pro', 'engine_multi_talk'],
  languages: ['Japanese'],
  longSide: 320,
  profile: 'test',
});
