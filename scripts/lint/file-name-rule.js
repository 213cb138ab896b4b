import { basename } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.(ts|tsx|js|mjs)$/;
const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'types']);

/** kebab-case names that say a subject: a drawer called `utils` collects what nobody finds again. */
export const fileNameRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program(node) {
        const segments = context.filename.replaceAll('\\', '/').split('/');
        const file = basename(context.filename);
        if (!KEBAB.test(file)) {
          context.report({ node, message: `File name '${file}' is not kebab-case.` });
        }
        const empty = [file.split('.')[0], ...segments.slice(-4, -1)].find((name) => EMPTY_NAMES.has(name));
        if (empty !== undefined) {
          context.report({
            node,
            message: `'${empty}' names no subject. Call the file or folder by what is in it.`,
          });
        }
      },
    };
  },
};
