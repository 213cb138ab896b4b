import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { catalogueLiteralRule } from './scripts/lint/catalogue-literal-rule.js';
import { fileNameRule } from './scripts/lint/file-name-rule.js';
import { labelLiteralRule } from './scripts/lint/label-literal-rule.js';
import { reasonedAssertionRule } from './scripts/lint/reasoned-assertion-rule.js';

const kinora = {
  rules: {
    'file-name': fileNameRule,
    'reasoned-assertion': reasonedAssertionRule,
    'catalogue-literal': catalogueLiteralRule,
    'label-literal': labelLiteralRule,
  },
};

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', '**/testing/**'];

const ALONE = 'One test alone hides all the others: take `.only` out again.';
/** `it.only`, `test.describe.only`, `it.only.each` and the option `{ only: true }`, of both test runners. */
const noTestAlone = [
  {
    selector: "MemberExpression[property.name='only'][object.name=/^(it|test|describe|suite)$/]",
    message: ALONE,
  },
  {
    selector: "MemberExpression[property.name='only'][object.object.name=/^(it|test|describe|suite)$/]",
    message: ALONE,
  },
  {
    selector:
      "CallExpression[callee.name=/^(it|test|describe|suite)$/] > ObjectExpression > Property[key.name='only']",
    message: ALONE,
  },
];

const structure = {
  curly: ['error', 'all'],
  eqeqeq: ['error', 'always'],
  'max-lines': ['error', { max: 400 }],
  'max-lines-per-function': ['error', { max: 50, skipComments: true, skipBlankLines: true }],
  'max-params': ['error', { max: 3 }],
  'no-console': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-nested-ternary': 'error',
  'prefer-const': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'ExportDefaultDeclaration',
      message: 'Named exports only: a default has no name to search for.',
    },
    {
      selector: 'ExportAllDeclaration',
      message: 'Name what you export: export * hides where a name comes from.',
    },
    {
      selector: "MemberExpression[object.name='process'][property.name='env']",
      message: 'Environment variables are read in config.ts only.',
    },
    {
      selector: "MetaProperty + Identifier[name='env']",
      message: 'import.meta.env is read in the config file of the web only.',
    },
    ...noTestAlone,
  ],
  'kinora/file-name': 'error',
  'kinora/reasoned-assertion': 'error',
  'kinora/catalogue-literal': 'error',
};

/** Rules that need types are the other linter's, in `oxlint.json`: it asks the native compiler, in a quarter of the time. */
const untyped = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
  ],
};

/** What a maker is. Modules know what is asked and answered; the one who asks is the gateway. */
const MODELS = [
  'ImageModel',
  'VideoModel',
  'StagingModel',
  'SpeechModel',
  'VoicePreviews',
  'TextModel',
  'SearchModel',
  'Providers',
  'Services',
  'Connection',
  'Vendor',
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.runtime/**',
      'data/**',
      'bench/peers/**',
      'docs/**',
      '**/*.mjs',
      '**/*.cjs',
      'scripts/lint/**',
      'eslint.config.js',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { kinora },
    rules: { ...structure, ...untyped },
  },
  {
    files: ['apps/server/src/modules/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@kinora/models',
          importNames: MODELS,
          message: 'Modules ask the gateway and never hold a model.',
        },
      ],
    },
  },
  { files: ['packages/contract/src/**'], rules: { 'kinora/catalogue-literal': 'off' } },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['apps/server/src/config.ts', 'scripts/**', 'bench/**', 'e2e/**', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        structure['no-restricted-syntax'][1],
        structure['no-restricted-syntax'][2],
        ...noTestAlone,
      ],
    },
  },
  { files: ['scripts/**', 'bench/**', '**/cli.ts', '**/cli/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/web/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'max-lines-per-function': ['error', { max: 150, skipComments: true, skipBlankLines: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'kinora/label-literal': 'error',
    },
  },
  {
    files: ['apps/web/src/**'],
    ignores: ['apps/web/src/api/**', 'apps/web/src/lib/**', 'apps/web/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls live in src/api, one file each.' },
        { name: 'localStorage', message: 'Use src/lib: storage may be full, blocked or absent.' },
        { name: 'setInterval', message: 'There is one poller. Other timers go through src/lib/timing.' },
        { name: 'setTimeout', message: 'Timers go through src/lib/timing, which cleans up after itself.' },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 600 }],
      'max-lines-per-function': 'off',
      'kinora/catalogue-literal': 'off',
      'kinora/reasoned-assertion': 'off',
    },
  },
);
