import { checkDependencies } from './check/dependencies.ts';
import { checkOpenApi } from './check/openapi.ts';
import { runPackage } from './run-command.ts';

interface CheckOutcome {
  readonly isGreen: boolean;
  readonly text: string;
}

async function tool(file: string, args: readonly string[]): Promise<CheckOutcome> {
  const { code, output } = await runPackage(file, args, { output: 'capture' });
  return { isGreen: code === 0, text: code === 0 ? '' : output.trim() };
}

type Checks = Record<string, () => Promise<CheckOutcome>>;

/** Alone and first: it plants files in the tree for as long as it runs. */
const DEPENDENCY_RULES: Checks = { 'dependency rules': checkDependencies };

/** The compiler as a native program, in half of the time. */
const COMPILER = 'typescript-native/bin/tsc';

/** Beside the linter, which takes as long as all of them. */
const QUICK_CHECKS: Checks = {
  format: () => tool('oxfmt/bin/oxfmt', ['--check', '.']),
  'types (server and packages)': () => tool(COMPILER, ['-p', 'tsconfig.json']),
  'types (web)': () => tool(COMPILER, ['-p', 'apps/web/tsconfig.json', '--noEmit']),
  'types (browser tests)': () => tool(COMPILER, ['-p', 'e2e/tsconfig.json']),
  'OpenAPI document': checkOpenApi,
  'dead code': () => tool('knip/bin/knip.js', ['--no-progress']),
};

/** Rules that need types ask the native compiler, which keeps it at work as long as all others together. */
const LINT: Checks = {
  lint: () =>
    tool('oxlint/bin/oxlint', [
      '--type-aware',
      '--quiet',
      '--report-unused-disable-directives-severity=error',
      '-c',
      'oxlint.json',
      '.',
    ]),
};

/** One after the other, each told when it ends. @returns the names of those that failed. */
async function runInTurn(checks: Checks): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const started = Date.now();
    const outcome = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${outcome.isGreen ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${outcome.text === '' ? '' : `\n${outcome.text}`}`,
    );
    if (!outcome.isGreen) {
      failed.push(name);
    }
  }
  return failed;
}

interface RunningChecks {
  /** Ends with all but the linter, which takes as long as the others together and one processor. */
  readonly quick: Promise<unknown>;
  /** The names of those that failed. */
  readonly all: Promise<readonly string[]>;
}

/** Begins what holds on every change. All run even after a failure, so that one look shows everything. */
export async function startChecks(): Promise<RunningChecks> {
  const brokenRules = await runInTurn(DEPENDENCY_RULES);
  const quick = runInTurn(QUICK_CHECKS);
  const all = Promise.all([quick, runInTurn(LINT)]);
  return { quick, all: all.then((failed) => [...brokenRules, ...failed.flat()]) };
}

if (import.meta.main) {
  const { all } = await startChecks();
  process.exitCode = (await all).length === 0 ? 0 : 1;
}
