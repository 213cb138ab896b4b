/** What is exported has one name, written where it is made. */
export const namedExportsRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      ExportDefaultDeclaration(node) {
        context.report({ node, message: 'Named exports only: a default has no name to search for.' });
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: 'Name what you export: export * hides where a name comes from.' });
      },
    };
  },
};
