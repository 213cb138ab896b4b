import { describeStoryMatrix } from '../testing/describe-story-matrix.ts';

// Every engine and every language: small, as the `test` profile makes them.
await describeStoryMatrix({ longSide: 320, profile: 'test' });
