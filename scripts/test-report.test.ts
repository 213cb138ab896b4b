import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { conclude, countPlaywright, countVitest, failedPages, noTests } from './test-report.ts';

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'kinora-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = { numPassedTests: 7, numPendingTests: 1, testResults: [] };
const none = { secondTries: [], failures: [], ran: {} };
const assertion = (status: string) => ({ status, fullName: `one that ${status}` });

it('counts what the unit runner counted', () => {
  expect(countVitest(report(vitest), 0)).toEqual({ passed: 7, skipped: 1, ...none });
});

it('counts a unit runner that failed without a failed test as one failure', () => {
  const failures = ['the unit runner, outside of its tests'];
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 7, skipped: 1, ...none, failures });
});

it('names the failed tests of the unit runner, and the files that failed outside of theirs', () => {
  const assertionResults = [assertion('passed'), assertion('failed')];
  const testResults = [
    { name: resolve('scripts/a.test.ts'), status: 'failed', assertionResults },
    { name: resolve('scripts/b.test.ts'), status: 'failed', assertionResults: [assertion('passed')] },
  ];
  expect(countVitest(report({ ...vitest, testResults }), 1)).toMatchObject({
    failures: ['scripts/a.test.ts: one that failed', 'scripts/b.test.ts, outside of its tests'],
  });
});

it('counts a runner that left no report as one failure', () => {
  expect(countVitest('/nonexistent/report.json', 0)).toEqual({
    ...none,
    passed: 0,
    skipped: 0,
    failures: ['the unit runner left no report'],
  });
});

it('counts the tests of each project of the unit runner, but not the skipped ones', () => {
  const assertionResults = ['passed', 'failed', 'skipped'].map(assertion);
  const testResults = [
    { name: resolve('packages/contract/src/a.test.ts'), status: 'failed', assertionResults },
    {
      name: resolve('apps/server/src/b/c.test.ts'),
      status: 'passed',
      assertionResults: assertionResults.slice(0, 1),
    },
    { name: resolve('scripts/d.test.ts'), status: 'passed', assertionResults: assertionResults.slice(2) },
  ];
  expect(countVitest(report({ ...vitest, testResults }), 0).ran).toEqual({ contract: 2, server: 1 });
});

const journey = (title: string, status: string) => ({ title, tests: [{ projectName: 'then', status }] });

it('counts a journey that needed a second try as passed, and keeps its title', () => {
  const stats = { expected: 1, flaky: 1, skipped: 1 };
  const inner = { specs: [journey('a stalled one', 'flaky'), journey('a skipped one', 'skipped')] };
  const suites = [{ specs: [journey('a quiet one', 'expected')], suites: [inner] }];
  expect(countPlaywright(report({ stats, suites }), 0)).toEqual({
    passed: 2,
    skipped: 1,
    secondTries: ['a stalled one'],
    failures: [],
    ran: { then: 2 },
  });
});

it('names the journeys that failed, or their runner where it failed outside of them', () => {
  const stats = { expected: 1, flaky: 0, skipped: 0 };
  const quiet = journey('a quiet one', 'expected');
  const suites = [{ specs: [quiet, journey('a broken one', 'unexpected')] }];
  expect(countPlaywright(report({ stats, suites }), 1)).toMatchObject({
    failures: ['a broken one'],
  });
  expect(countPlaywright(report({ stats, suites: [{ specs: [quiet] }] }), 1)).toMatchObject({
    failures: ['the runner of browser journeys, outside of them'],
  });
});

const good = { ...noTests, passed: 9, ran: { web: 5, then: 4 } };

it('closes with the counts, and with the skipped ones where there are any', () => {
  expect(conclude(good, good.ran)).toEqual({ lines: ['9 passed, 0 failed'], isGreen: true });
  expect(conclude({ ...good, skipped: 2 }, {}).lines).toEqual(['9 passed, 0 failed, 2 skipped']);
});

it('names what failed before the counts, which are often all that is left of a log', () => {
  const { lines, isGreen } = conclude({ ...good, failures: ['a check'] }, {});
  expect(isGreen).toBe(false);
  expect(lines).toEqual(['Failed: a check', '9 passed, 1 failed']);
});

it('names the one second try that a run may have, and fails with two', () => {
  expect(conclude({ ...good, secondTries: ['a'] }, {})).toEqual({
    lines: ['A second try: a', '9 passed, 0 failed'],
    isGreen: true,
  });
  const twice = conclude({ ...good, secondTries: ['a', 'b'] }, {});
  expect(twice.isGreen).toBe(false);
  expect(twice.lines).toContain('A second try: b');
  expect(twice.lines.at(-1)).toBe('8 passed, 1 failed');
});

it('fails when fewer tests of a project ran than are kept, or none', () => {
  const short = conclude(good, { web: 6, then: 4, gone: 1 });
  expect(short.isGreen).toBe(false);
  expect(short.lines).toEqual([
    'Only 5 tests of web ran; scripts/test-minimums.json keeps 6.',
    'Only 0 tests of gone ran; scripts/test-minimums.json keeps 1.',
    '9 passed, 2 failed',
  ]);
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
