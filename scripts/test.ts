import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startChecks } from './check.ts';
import { runPackage } from './run-command.ts';
import {
  addCounts,
  conclude,
  countPlaywright,
  countVitest,
  failedPages,
  failedWith,
  noTests,
} from './test-report.ts';
import type { CountByProject, TestCount } from './test-report.ts';
import { buildWeb } from './web-build.ts';

const REPORTS = '.cache/test-reports';
/** Where the browser journeys leave their pictures and pages; the same folder as in `playwright.config.ts`. */
const JOURNEYS = '.cache/playwright';
/** The least number of tests of each project, by the runners' names for them; `npm test -- --keep` writes it anew. */
const MINIMUMS = 'scripts/test-minimums.json';

async function unitAndServerTests(isFull: boolean): Promise<TestCount> {
  const report = `${REPORTS}/vitest.json`;
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { output: 'inherit', env: { ...process.env, KINORA_SLOW_TESTS: isFull ? '1' : '' } },
  );
  return countVitest(report, code);
}

async function browserTests(isFull: boolean): Promise<TestCount> {
  if (!(await buildWeb())) {
    return failedWith('the build of the web');
  }
  const report = `${REPORTS}/playwright.json`;
  const { code } = await runPackage('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    output: 'inherit',
    env: { ...process.env, KINORA_SLOW_TESTS: isFull ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const count = countPlaywright(report, code);
  if (count.failures.length + count.secondTries.length > 0) {
    console.log(failedPages(JOURNEYS).join('\n'));
  }
  return count;
}

// The file is our own, and of this shape.
const keptMinimums = (): CountByProject => JSON.parse(readFileSync(MINIMUMS, 'utf8')) as CountByProject;

/** Everything that belongs on each change; with `isFull` the slow matrices too. Ends with one countable line. */
export async function runTests({ isFull, keeps }: { isFull: boolean; keeps: boolean }): Promise<void> {
  const started = Date.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const checks = await startChecks();
  await checks.quick;
  // The linter is still at work: tests that wait leave it a processor.
  const units = await unitAndServerTests(isFull);
  const failedChecks = await checks.all;
  const outcome = failedChecks.length === 0 ? { ...noTests, passed: 1 } : failedWith(...failedChecks);
  let total = addCounts(outcome, units);
  total = addCounts(total, await browserTests(isFull));
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
  if (keeps) {
    writeFileSync(MINIMUMS, `${JSON.stringify(total.ran, null, 2)}\n`);
  }
  const { lines, isGreen } = conclude(total, keptMinimums());
  console.log(lines.join('\n'));
  process.exitCode = isGreen ? 0 : 1;
}

if (import.meta.main) {
  await runTests({ isFull: process.argv.includes('--all'), keeps: process.argv.includes('--keep') });
}
