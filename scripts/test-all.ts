import { runTests } from './test.ts';

await runTests({ isFull: true, keeps: false });
