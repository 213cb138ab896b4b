import { expect, it } from 'vitest';
import { diskProblemOf } from './disk-problem.ts';

it.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'full'],
  [new Error('outer', { cause: Object.assign(new Error('open'), { code: 'EROFS' }) }), 'read-only'],
  [new Error('The scene could not be rendered (1). write: No space left on device'), 'full'],
  [Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), null],
  ['ENOSPC', null],
])('O2 %s means %s', (error, problem) => {
  expect(diskProblemOf(error)).toBe(problem);
});
