import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const LINT_TIMEOUT_MS = 60_000;

/** The import rules know files alone; this one looks at names, and nothing else, so that no types are needed. */
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
});

async function complaints(file: string, text: string): Promise<number> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return result?.messages.length ?? 0;
}

const holdsModel = "import type { ImageModel } from '@kinora/models';\n";

it(
  'a module that names a model is refused, and one that names its answers is not',
  { timeout: LINT_TIMEOUT_MS },
  async () => {
    const file = 'apps/server/src/modules/images/make-image.ts';
    expect(await complaints(file, holdsModel)).toBe(1);
    expect(await complaints(file, "import type { ImageResult } from '@kinora/models';\n")).toBe(0);
  },
);

it('the gateway and the tests of modules may name models', { timeout: LINT_TIMEOUT_MS }, async () => {
  expect(await complaints('apps/server/src/gateway/gateway.ts', holdsModel)).toBe(0);
  expect(await complaints('apps/server/src/modules/images/images.test.ts', holdsModel)).toBe(0);
});
