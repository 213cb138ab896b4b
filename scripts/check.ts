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

/** What holds on every change, cheapest first. All run even after a failure, so that one look shows everything. */
const CHECKS: Record<string, () => Promise<CheckOutcome>> = {
  format: () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  'types (server and packages)': () => tool('typescript/bin/tsc', ['-p', 'tsconfig.json']),
  'types (web)': () => tool('typescript/bin/tsc', ['-p', 'apps/web/tsconfig.json', '--noEmit']),
  'types (browser tests)': () => tool('typescript/bin/tsc', ['-p', 'e2e/tsconfig.json']),
  'dependency rules': checkDependencies,
  'OpenAPI document': checkOpenApi,
  'dead code': () => tool('knip/bin/knip.js', ['--no-progress']),
  lint: () =>
    tool('eslint/bin/eslint.js', [
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/eslint',
      '.',
    ]),
};

/** @returns whether every check is green. */
export async function runChecks(): Promise<boolean> {
  let isGreen = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    const started = Date.now();
    const outcome = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${outcome.isGreen ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${outcome.text === '' ? '' : `\n${outcome.text}`}`,
    );
    isGreen &&= outcome.isGreen;
  }
  return isGreen;
}

if (import.meta.main) {
  process.exitCode = (await runChecks()) ? 0 : 1;
}
