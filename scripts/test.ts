import { mkdirSync, rmSync } from 'node:fs';
import { runChecks } from './check.ts';
import { runPackage } from './run-command.ts';
import { addCounts, countPlaywright, countVitest, failedPages, noTests } from './test-report.ts';
import type { TestCount } from './test-report.ts';
import { buildWeb } from './web-build.ts';

const REPORTS = '.cache/test-reports';
/** Where the browser journeys leave their pictures and pages; the same folder as in `playwright.config.ts`. */
const JOURNEYS = '.cache/playwright';

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
    return { ...noTests, failed: 1 };
  }
  const report = `${REPORTS}/playwright.json`;
  const { code } = await runPackage('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    output: 'inherit',
    env: { ...process.env, KINORA_SLOW_TESTS: isFull ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const count = countPlaywright(report, code);
  if (count.failed + count.flaky > 0) {
    console.log(failedPages(JOURNEYS).join('\n'));
  }
  return count;
}

/** Everything that belongs on each change; with `isFull` the slow matrices too. Ends with one countable line. */
export async function runTests({ isFull }: { isFull: boolean }): Promise<void> {
  const started = Date.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const isCheckGreen = await runChecks();
  let total = addCounts(noTests, {
    ...noTests,
    ...(isCheckGreen ? { passed: 1 } : { failed: 1 }),
  });
  total = addCounts(total, await unitAndServerTests(isFull));
  total = addCounts(total, await browserTests(isFull));
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
  if (total.flaky > 0) {
    console.log(`${total.flaky} of the passed needed a second try.`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

if (import.meta.main) {
  await runTests({ isFull: process.argv.includes('--all') });
}
