/** `as` and `!` switch the type checker off for one expression: each needs a reason beside it. */
export const reasonedAssertionRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const source = context.sourceCode;

    function hasReason(node) {
      const { line } = node.loc.start;
      return source
        .getAllComments()
        .some(
          (comment) =>
            comment.loc.end.line === line - 1 ||
            comment.loc.start.line === line ||
            comment.loc.start.line === node.loc.end.line,
        );
    }
    function check(node, what) {
      if (!hasReason(node)) {
        context.report({
          node,
          message: `${what} needs a comment on the line before that says why it is true.`,
        });
      }
    }
    return {
      TSAsExpression(node) {
        const isConst =
          node.typeAnnotation.type === 'TSTypeReference' && node.typeAnnotation.typeName.name === 'const';
        if (!isConst) {
          check(node, "'as'");
        }
      },
      TSNonNullExpression(node) {
        check(node, "'!'");
      },
    };
  },
};
