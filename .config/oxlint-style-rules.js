const color =
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const length = /(?<![\w.-])\d*\.?\d+(?:px|rem|em|ch|vw|vh|dvh|svh|lvh)\b/;
const allowedAttributes = ['sizes'];

/** Colours and lengths are tokens of the theme; `sizes` of pictures has to repeat them. */
export const noStyleLiterals = {
  create({ report }) {
    const check = (node, text) => {
      if (!color.test(text) && !length.test(text)) return;
      const { parent } = node;
      if (parent?.type === 'JSXAttribute' && allowedAttributes.includes(parent.name.name)) return;
      report({
        node,
        message: `"${text}" belongs in packages/ui, as a token or in a component.`,
      });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
    };
  },
};
