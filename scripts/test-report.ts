import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How many tests of a project of one of the runners ran, whatever came of them. */
export type CountByProject = Readonly<Record<string, number>>;

export interface TestCount {
  readonly passed: number;
  readonly skipped: number;
  /** Titles of those of the passed ones that needed a second try. */
  readonly secondTries: readonly string[];
  /** Each failure in words: a title, or that a runner failed outside of its tests. */
  readonly failures: readonly string[];
  readonly ran: CountByProject;
}

export const noTests: TestCount = {
  passed: 0,
  skipped: 0,
  secondTries: [],
  failures: [],
  ran: {},
};

export const failedWith = (...failures: readonly string[]): TestCount => ({ ...noTests, failures });

/** A machine stalls now and then; whoever stalls twice in a run is no machine. */
const MOST_SECOND_TRIES = 1;

/** No project is counted by both runners. */
export function addCounts(a: TestCount, b: TestCount): TestCount {
  return {
    passed: a.passed + b.passed,
    skipped: a.skipped + b.skipped,
    secondTries: [...a.secondTries, ...b.secondTries],
    failures: [...a.failures, ...b.failures],
    ran: { ...a.ran, ...b.ran },
  };
}

function tally(projects: readonly string[]): CountByProject {
  return Object.fromEntries(
    [...new Set(projects)].map((name) => [name, projects.filter((project) => project === name).length]),
  );
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
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

/** Each folder of `packages` and `apps` is a project of the unit runner's, and so is `scripts`. */
function projectOf(file: string): string {
  const [top = '', inner = ''] = relative('.', file).split(/[\\/]/u);
  return top === 'packages' || top === 'apps' ? inner : top;
}

function failuresOf({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [`${file}, outside of its tests`]
      : failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** @param exitCode a runner that failed with no failed test (a broken hook, a crash) still counts as one failure. */
export function countVitest(path: string, exitCode: number): TestCount {
  const report = readReport<VitestReport>(path);
  if (report === null) {
    return failedWith('the unit runner left no report');
  }
  const named = failuresOf(report);
  const failures = exitCode !== 0 && named.length === 0 ? ['the unit runner, outside of its tests'] : named;
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    secondTries: [],
    failures,
    ran: tally(
      report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => /^(?:passed|failed)$/u.test(status))
          .map(() => projectOf(name)),
      ),
    ),
  };
}

interface Journey {
  readonly title: string;
  readonly project: string;
  readonly status: string;
}

function journeysOf({ suites = [], specs = [] }: PlaywrightSuite): readonly Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ title, project: projectName, status })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** A journey that passes on its second try counts as passed, and is named at the end. */
export function countPlaywright(path: string, exitCode: number): TestCount {
  const report = readReport<PlaywrightReport>(path);
  if (report === null) {
    return failedWith('the runner of browser journeys left no report');
  }
  const { expected, flaky, skipped } = report.stats;
  const journeys = journeysOf({ suites: report.suites });
  const named = journeys.filter(({ status }) => status === 'unexpected').map(({ title }) => title);
  const failures =
    exitCode !== 0 && named.length === 0 ? ['the runner of browser journeys, outside of them'] : named;
  return {
    passed: expected + flaky,
    skipped,
    secondTries: journeys.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    failures,
    ran: tally(journeys.filter(({ status }) => status !== 'skipped').map(({ project }) => project)),
  };
}

/** What is said at the end of a run, the line with the counts last, and whether the run is good. */
export function conclude(
  count: TestCount,
  minimums: CountByProject,
): { lines: readonly string[]; isGreen: boolean } {
  const tooMany = Math.max(0, count.secondTries.length - MOST_SECOND_TRIES);
  const short = Object.entries(minimums).filter(([project, least]) => (count.ran[project] ?? 0) < least);
  const passed = count.passed - tooMany;
  const failed = count.failures.length + tooMany + short.length;
  return {
    lines: [
      ...count.failures.map((failure) => `Failed: ${failure}`),
      ...short.map(
        ([project, least]) =>
          `Only ${count.ran[project] ?? 0} tests of ${project} ran; scripts/test-minimums.json keeps ${least}.`,
      ),
      ...count.secondTries.map((title) => `A second try: ${title}`),
      ...(tooMany > 0
        ? [`A run has ${MOST_SECOND_TRIES} second try at most: the others count as failed.`]
        : []),
      `${passed} passed, ${failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`,
    ],
    isGreen: failed === 0 && passed > 0,
  };
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
