import { describeMatrix } from '../../testing/generations/describe-matrix.ts';

// Every image model, video model and effect, and Animate: small, as the `test` profile makes them.
await describeMatrix({ longSide: 320, photoWidth: 600, profile: 'test' });
