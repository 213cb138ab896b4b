/** Attributes, of elements and of our own components, whose text is read or heard. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'caption',
  'description',
  'heading',
  'hint',
  'lead',
  'noneLabel',
  'note',
  'question',
  'sentence',
]);
const WORD = /\p{L}{2}/u;
const LETTER = /\p{L}/u;

/** Words stand in the catalogue, so that translating the app is translating files and touches no component. */
export const labelLiteralRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    function report(node, text) {
      context.report({
        node,
        message: `'${text.trim()}' is read by people. Put it into src/labels, or use the sentence of the contract.`,
      });
    }

    /** The literals that an expression may come out as. */
    function check(node, pattern) {
      switch (node?.type) {
        case 'Literal':
          if (typeof node.value === 'string' && pattern.test(node.value)) {
            report(node, node.value);
          }
          break;
        case 'TemplateLiteral': {
          const text = node.quasis.map((quasi) => quasi.value.cooked).join('…');
          if (pattern.test(text)) {
            report(node, text);
          }
          break;
        }
        case 'ConditionalExpression':
          check(node.consequent, pattern);
          check(node.alternate, pattern);
          break;
        case 'LogicalExpression':
          check(node.left, pattern);
          check(node.right, pattern);
          break;
      }
    }

    return {
      JSXText(node) {
        if (WORD.test(node.value)) {
          report(node, node.value);
        }
      },
      JSXAttribute(node) {
        if (READ_ATTRIBUTES.has(node.name.name)) {
          const { value } = node;
          check(value?.type === 'JSXExpressionContainer' ? value.expression : value, LETTER);
        }
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        check(node.expression, WORD);
      },
    };
  },
};
