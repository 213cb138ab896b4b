import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';

const lint = new ESLint();
/** Reading the configuration loads every rule there is. */
const LIMIT_MS = 60_000;

const planted = [
  "it.only('a', () => {});",
  "test.describe.only('a', () => {});",
  "describe.only('a', () => {});",
  "it.only.each([1])('a', () => {});",
  "it.concurrent.only('a', () => {});",
  "it('a', { only: true }, () => {});",
];

it.each([
  'e2e/screens.spec.ts',
  'apps/server/src/app.test.ts',
  'apps/web/src/lib/drafts.test.ts',
  'packages/contract/src/api/schemas.test.ts',
  'scripts/test-report.test.ts',
])(
  'a test that would run alone is refused in %s',
  async (file) => {
    const { rules } = await lint.calculateConfigForFile(file);
    const rule = rules['no-restricted-syntax'];
    const problemsOf = (code: string) =>
      new Linter().verify(code, { rules: { 'no-restricted-syntax': rule } });
    for (const code of planted) {
      expect(
        problemsOf(code).map(({ message }) => message),
        code,
      ).toEqual(['One test alone hides all the others: take `.only` out again.']);
    }
    expect(problemsOf("screens.filter(({ only }) => only); it('a', () => {});")).toEqual([]);
  },
  LIMIT_MS,
);
