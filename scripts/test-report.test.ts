import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-report.ts';

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'kinora-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numFailedTestSuites: 0 };

it('counts what the unit runner counted', () => {
  expect(countVitest(report(vitest), 0)).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

it('counts a unit runner that failed without a failed test as one failure', () => {
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 7, failed: 1, skipped: 1 });
});

it('counts a runner that left no report as one failure', () => {
  expect(countVitest('/nonexistent/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts a flaky browser test as failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countPlaywright(report({ stats }), 0)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});
