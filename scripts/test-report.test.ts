import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest, failedPages } from './test-report.ts';

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'kinora-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numFailedTestSuites: 0 };

it('counts what the unit runner counted', () => {
  expect(countVitest(report(vitest), 0)).toEqual({ passed: 7, failed: 0, skipped: 1, flaky: 0 });
});

it('counts a unit runner that failed without a failed test as one failure', () => {
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 7, failed: 1, skipped: 1, flaky: 0 });
});

it('counts a runner that left no report as one failure', () => {
  expect(countVitest('/nonexistent/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
});

it('counts a browser test that needed a second try as passed and as flaky', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countPlaywright(report({ stats }), 0)).toEqual({ passed: 4, failed: 0, skipped: 0, flaky: 1 });
});

it('tells what stood on the page of a failed journey', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-pages-'));
  mkdirSync(join(folder, 'a-journey'));
  writeFileSync(join(folder, 'a-journey/error-context.md'), 'Error\n```yaml\n- button "Go"\n```\n');
  mkdirSync(join(folder, 'another'));
  writeFileSync(join(folder, 'another/error-context.md'), 'Error\n');
  expect(failedPages(folder)).toEqual([
    'The page of a-journey:\n- button "Go"\n',
    'The page of another:\n(not written down)\n',
  ]);
});
