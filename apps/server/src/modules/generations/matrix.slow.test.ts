import { describeMatrix } from '../../testing/generations/describe-matrix.ts';
import { matrix } from '../../testing/generations/matrix.ts';

// Everything there is, in the size that people get.
await describeMatrix({ cells: matrix, longSide: 1920, photoWidth: 2400, profile: 'film' });
