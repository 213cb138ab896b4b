import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of the passed ones, those that needed a second try. */
  readonly flaky: number;
}

export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const crashed: TestCount = { ...noTests, failed: 1 };

export function addCounts(a: TestCount, b: TestCount): TestCount {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: a.flaky + b.flaky,
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A report that is missing or unreadable means that the runner died: one failure, never silence. */
function readReport<Report>(path: string): Report | null {
  try {
    // The runners document these shapes as their JSON reporters'.
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch (error) {
    process.stderr.write(`The report ${path} could not be read: ${String(error)}\n`);
    return null;
  }
}

/** @param exitCode a runner that failed with no failed test (a broken hook, a crash) still counts as one failure. */
export function countVitest(path: string, exitCode: number): TestCount {
  const report = readReport<VitestReport>(path);
  if (report === null) {
    return crashed;
  }
  const hidden = exitCode !== 0 && report.numFailedTests === 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + hidden,
    skipped: report.numPendingTests,
    flaky: 0,
  };
}

/** A journey that passes on its second try counts as passed and as flaky, so that the closing line gives it away. */
export function countPlaywright(path: string, exitCode: number): TestCount {
  const report = readReport<PlaywrightReport>(path);
  if (report === null) {
    return crashed;
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const hidden = exitCode !== 0 && unexpected === 0 ? 1 : 0;
  return { passed: expected + flaky, failed: unexpected + hidden, skipped, flaky };
}

const ACCESSIBILITY_TREE = /```yaml\n(?<tree>[\s\S]*?)```/u;

/** What stood on the page of each failed journey, as its runner wrote it down: a log is often all that is left of a run. */
export function failedPages(folder: string): readonly string[] {
  return globSync('*/error-context.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const tree = ACCESSIBILITY_TREE.exec(readFileSync(join(folder, file), 'utf8'))?.groups?.['tree'];
      return `The page of ${dirname(file)}:\n${tree ?? '(not written down)\n'}`;
    });
}
