import { describeMatrix } from '../../testing/generations/describe-matrix.ts';
import { matrix } from '../../testing/generations/matrix.ts';

// Every image model, and every second of what moves (the slow matrix has all): small, as the `test` profile makes them.
const cells = matrix.filter(({ path }, at) => path.startsWith('/image') || at % 2 === 0);
await describeMatrix({ cells, longSide: 320, photoWidth: 600, profile: 'test' });
