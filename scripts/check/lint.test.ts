import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A text that might stand in a file, and the rules that have to find something in it. */
interface Plant {
  readonly file: string;
  readonly text: string;
  readonly found: readonly string[];
}

const holdsModel = "import type { ImageModel } from '@kinora/models';\nexport type Held = ImageModel;\n";
const modules: readonly Plant[] = [
  {
    file: 'apps/server/src/modules/images/holds-model.ts',
    text: holdsModel,
    found: ['eslint(no-restricted-imports)'],
  },
  {
    file: 'apps/server/src/modules/images/holds-result.ts',
    text: holdsModel.replaceAll('ImageModel', 'ImageResult'),
    found: [],
  },
  { file: 'apps/server/src/gateway/holds-model.ts', text: holdsModel, found: [] },
  { file: 'apps/server/src/modules/images/holds-model.test.ts', text: holdsModel, found: [] },
];

const alone = [
  "it.only('a', () => {});",
  "test.describe.only('a', () => {});",
  "describe.only('a', () => {});",
  "it.only.each([1])('a', () => {});",
  "it.concurrent.only('a', () => {});",
  "it('a', { only: true }, () => {});",
];
const tests: readonly Plant[] = [
  'e2e/screens',
  'apps/server/src/app',
  'apps/web/src/lib/drafts',
  'packages/contract/src/api/schemas',
  'scripts/test-report',
].flatMap((name) => [
  {
    file: `${name}.alone.test.ts`,
    text: alone.join('\n'),
    found: alone.map(() => 'kinora(test-alone)'),
  },
  { file: `${name}.test.ts`, text: "screens.filter(({ only }) => only); it('a', () => {});", found: [] },
]);

const code = 'packages/renderer/src/film';
const web = 'apps/web/src/features/explore';
const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n');
const rules: readonly Plant[] = [
  {
    file: `${code}/engine.ts`,
    text: "export const engine = 'engine_films';",
    found: ['kinora(catalogue-literal)'],
  },
  { file: `${code}/utils.ts`, text: 'export const one = 1;', found: ['kinora(file-name)'] },
  {
    file: `${web}/hello.tsx`,
    text: 'export const Hello = () => <p>Hello</p>;',
    found: ['kinora(label-literal)'],
  },
  { file: `${code}/default.ts`, text: 'export default 1;', found: ['kinora(named-exports)'] },
  { file: `${code}/all.ts`, text: "export * from './other.ts';", found: ['kinora(named-exports)'] },
  {
    file: `${code}/as.ts`,
    text: 'export const one = (x: unknown) =>\n\n  x as 1;',
    found: ['kinora(reasoned-assertion)'],
  },
  { file: `${code}/home.ts`, text: 'export const home = process.env.HOME;', found: ['kinora(settings)'] },
  { file: 'scripts/home.ts', text: 'export const home = process.env.HOME;', found: [] },
  { file: `${web}/mode.ts`, text: 'export const mode = import.meta.env.MODE;', found: ['kinora(settings)'] },
  {
    file: `${web}/ask.ts`,
    text: "export const ask = () => fetch('/api');",
    found: ['eslint(no-restricted-globals)'],
  },
  { file: 'apps/web/src/api/ask.ts', text: "export const ask = () => fetch('/api');", found: [] },
  { file: `${code}/say.ts`, text: 'console.log(1);', found: ['eslint(no-console)'] },
  { file: `${code}/long.ts`, text: lines(401, '// line'), found: ['eslint(max-lines)'] },
  {
    file: `${code}/long-function.ts`,
    text: `export function long(): void {\n${lines(50, '  run();')}\n}`,
    found: ['eslint(max-lines-per-function)'],
  },
  {
    file: `${code}/params.ts`,
    text: 'export const f = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];',
    found: ['eslint(max-params)'],
  },
  { file: `${code}/empty.ts`, text: 'try {\n  run();\n} catch {}', found: ['eslint(no-empty)'] },
  { file: `${code}/unused.ts`, text: 'const one = 1;', found: ['eslint(no-unused-vars)'] },
  { file: `${code}/todo.ts`, text: '// todo: this', found: ['eslint(no-warning-comments)'] },
  { file: `${code}/any.ts`, text: 'export type Loose = any;', found: ['typescript(no-explicit-any)'] },
  {
    file: `${code}/imports.ts`,
    text: "import { One } from './one.ts';\nexport type Same = One;",
    found: ['typescript(consistent-type-imports)'],
  },
  {
    file: `${web}/effect.tsx`,
    text: "import { useEffect } from 'react';\nexport function useIt(id: string) {\n  useEffect(() => {\n    document.title = id;\n  }, []);\n}",
    found: ['react-hooks(exhaustive-deps)'],
  },
  {
    file: `${web}/hook.tsx`,
    text: "import { useId } from 'react';\nexport function Maybe({ is }: { is: boolean }) {\n  if (is) {\n    return useId();\n  }\n  return null;\n}",
    found: ['react-hooks(rules-of-hooks)'],
  },
];

const plants = [...modules, ...tests, ...rules];
const tree = mkdtempSync(join(tmpdir(), 'kinora-lint-'));
const foundIn = new Map<string, string[]>();

// The rules as they are, once over a tree in which everything is planted.
beforeAll(() => {
  cpSync('oxlint.json', join(tree, 'oxlint.json'));
  cpSync('scripts/lint', join(tree, 'scripts/lint'), { recursive: true });
  for (const { file, text } of plants) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const program = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '-c', 'oxlint.json', '-f', 'json', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  // The program's own shape.
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code: rule, filename } of diagnostics) {
    foundIn.set(filename, [...(foundIn.get(filename) ?? []), rule]);
  }
}, 60_000);
afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

it.each(plants)('$found is what the linter finds in $file', ({ file, found }) => {
  expect(foundIn.get(file) ?? []).toEqual(found);
});
