import { describeStoryMatrix } from '../testing/describe-story-matrix.ts';

// Every engine and every language in the size that people get.
await describeStoryMatrix({ longSide: 1920, profile: 'film' });
