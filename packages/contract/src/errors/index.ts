export { errorCodes } from './error-codes.ts';
export type { ErrorCode } from './error-codes.ts';
export { ProblemFieldSchema, ProblemSchema } from './problem.ts';
export type { Problem, ProblemField } from './problem.ts';
