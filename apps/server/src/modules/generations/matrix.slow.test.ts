import { describeMatrix } from '../../testing/generations/describe-matrix.ts';

// The same in the size that people get.
await describeMatrix({ longSide: 1920, photoWidth: 2400, profile: 'film' });
