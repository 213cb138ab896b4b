import { catalogueLiteralRule } from './catalogue-literal-rule.js';
import { fileNameRule } from './file-name-rule.js';
import { labelLiteralRule } from './label-literal-rule.js';
import { namedExportsRule } from './named-exports-rule.js';
import { reasonedAssertionRule } from './reasoned-assertion-rule.js';
import { settingsRule } from './settings-rule.js';
import { testAloneRule } from './test-alone-rule.js';

/** The rules of our own; a plugin is a default export by its linter's rules. */
export default {
  meta: { name: 'kinora' },
  rules: {
    'catalogue-literal': catalogueLiteralRule,
    'file-name': fileNameRule,
    'label-literal': labelLiteralRule,
    'named-exports': namedExportsRule,
    'reasoned-assertion': reasonedAssertionRule,
    settings: settingsRule,
    'test-alone': testAloneRule,
  },
};
