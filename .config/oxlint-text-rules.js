/** The values that an expression can have as a child of an element. */
function valuesOf(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(valuesOf);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(valuesOf);
    case 'ObjectExpression':
      return node.properties.flatMap(({ value }) => (value ? valuesOf(value) : []));
    case 'ChainExpression':
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return valuesOf(node.expression);
    default:
      return [node];
  }
}

const elementCalls = ['createElement', 'createPortal', 'element', 'from', 'map'];

const isNothing = ({ type, name, value }) =>
  type === 'JSXEmptyExpression' ||
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  name === 'undefined';

const isLiteral = ({ type, value }) =>
  type === 'JSXText' || (type === 'Literal' && typeof value === 'string');

const isBlank = (node) => isLiteral(node) && node.value.trim() === '';

const isFragment = ({ type, openingElement }) =>
  type === 'JSXFragment' || openingElement?.name.name === 'Fragment';

/** The children without comments, and without the white space around lines. */
const childrenOf = ({ children }) =>
  children.filter(
    (child) => !isNothing(child.expression ?? child) && !/^\s*\n\s*$/u.test(child.value),
  );

/**
 * A page translator replaces React's text nodes. React still updates a text that is the only child of its element, but no
 * other text, and it cannot insert an element before a text.
 */
export const translatableTexts = {
  create({ report }) {
    // What is known to be elements: some props of other files; in this file props of that type, constants and functions.
    const elementNames = new Set(['children', 'legend', 'mark', 'pagination']);
    const returned = [];
    const parents = [];
    const isText = (node) => {
      if (/^JSX(?:Element|Fragment)$/u.test(node.type) || isNothing(node)) return false;
      const { name, object, property, computed } = node.callee ?? node;
      const last = (computed ? object : property)?.name ?? name;
      return !elementNames.has(last) && !(node.callee && elementCalls.includes(last));
    };
    const isFixed = (child) => valuesOf(child).length === 1 && isLiteral(valuesOf(child)[0]);
    const checkChildren = (parent) => {
      const children = childrenOf(parent);
      if (children.length < 2 && !isFragment(parent)) return;
      const firstToInsert = children.findIndex(
        (child) => child.type === 'JSXExpressionContainer' && !isFixed(child),
      );
      for (const [index, child] of children.entries()) {
        if (!valuesOf(child).some((value) => isText(value) && !isBlank(value))) continue;
        if (isFixed(child) && (firstToInsert === -1 || firstToInsert > index)) continue;
        report({ node: child, message: 'Make it one string, the only child of an element.' });
      }
    };
    return {
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        const types = type?.type === 'TSUnionType' ? type.types : [type];
        if (types.some((member) => /^React(?:Node|Element)$/u.test(member?.typeName?.name)))
          elementNames.add(key.name);
      },
      VariableDeclarator({ id, init }) {
        const value = init?.type === 'ArrowFunctionExpression' ? init.body : init;
        if (value && valuesOf(value).every((node) => isBlank(node) || !isText(node)))
          elementNames.add(id.name);
      },
      ReturnStatement({ argument, parent }) {
        let owner = parent;
        while (owner && !/Function/u.test(owner.type)) owner = owner.parent;
        if (argument && /^[A-Z]/u.test(owner?.id?.name)) returned.push(argument);
      },
      JSXElement: (node) => parents.push(node),
      JSXFragment: (node) => parents.push(node),
      'Program:exit'() {
        parents.forEach(checkChildren);
        for (const node of returned)
          if (valuesOf(node).some(isText))
            report({ node, message: 'A component returns elements: put the text in one.' });
      },
    };
  },
};
