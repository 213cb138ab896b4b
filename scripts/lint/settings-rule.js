/** Settings have one door: elsewhere nobody would find what a program heeds. */
export const settingsRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier' || property.name !== 'env') {
          return;
        }
        if (object.type === 'Identifier' && object.name === 'process') {
          context.report({ node, message: 'Environment variables are read in config.ts only.' });
        }
        if (object.type === 'MetaProperty') {
          context.report({ node, message: 'import.meta.env is read in the config file of the web only.' });
        }
      },
    };
  },
};
