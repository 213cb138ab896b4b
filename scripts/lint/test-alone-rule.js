const TESTS = new Set(['it', 'test', 'describe', 'suite']);

/** `it.only`, `test.describe.only`, `it.only.each` and the option `{ only: true }`, of both test runners. */
export const testAloneRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    function report(node) {
      context.report({ node, message: 'One test alone hides all the others: take `.only` out again.' });
    }

    function isTest(node) {
      return node.type === 'Identifier' && TESTS.has(node.name);
    }

    return {
      MemberExpression(node) {
        const { object, property } = node;
        const isOfTest = isTest(object) || (object.type === 'MemberExpression' && isTest(object.object));
        if (property.type === 'Identifier' && property.name === 'only' && isOfTest) {
          report(node);
        }
      },
      CallExpression(node) {
        if (!isTest(node.callee)) {
          return;
        }
        for (const option of node.arguments) {
          const only =
            option.type === 'ObjectExpression' &&
            option.properties.find(({ key }) => key?.type === 'Identifier' && key.name === 'only');
          if (only) {
            report(only);
          }
        }
      },
    };
  },
};
