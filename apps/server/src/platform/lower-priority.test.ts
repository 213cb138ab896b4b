import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { lowerPriority } from ${JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)};
  lowerPriority(17);
  const niceness = (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((id) =>
    niceness(readFileSync('/proc/self/task/' + id + '/stat', 'utf8')))));
`;

it.runIf(process.platform === 'linux')('every thread of a process goes behind others', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const threads: number[] = JSON.parse(output);
  expect(threads.length).toBeGreaterThan(1);
  expect(new Set(threads)).toEqual(new Set([17]));
});
