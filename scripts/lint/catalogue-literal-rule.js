const ENGINE = /^engine_[a-z_]+$/;
const STATUS =
  /^(?:(?:SCENES|IMAGES|VIDEO|CHARACTERS?)_(?:QUEUED|READY|FAILED)|GENERATING_(?:SCENES|IMAGES|VIDEO|CHARACTERS?)|RENDERING_VIDEO|ASSEMBLING|UPLOADING)$/;

/** Statuses and engine keys have one home. A literal elsewhere is a second copy that will drift. */
export const catalogueLiteralRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    function check(node, text) {
      if (typeof text === 'string' && (ENGINE.test(text) || STATUS.test(text))) {
        context.report({
          node,
          message: `'${text}' belongs to the contract. Import its constant from @kinora/contract.`,
        });
      }
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};
