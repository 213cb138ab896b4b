import { engines } from '@kinora/contract/catalogue';
import { describeStoryMatrix } from '../testing/describe-story-matrix.ts';

// Every engine and every language in the size that people get.
await describeStoryMatrix({
  engines: engines.map(({ key }) => key),
  languages: ['Hindi', 'French', 'Italian', 'Spanish', 'Japanese'],
  longSide: 1920,
  profile: 'film',
});
