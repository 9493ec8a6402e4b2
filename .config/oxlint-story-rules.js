/** Every identifier below a node. */
function namesBelow(node, names = new Set()) {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const item of Array.isArray(child) ? child : [child])
      if (typeof item?.type === 'string') namesBelow(item, names);
  }
  return names;
}

/** The functions and values that a module declares, by name. */
const declarationsOf = ({ body }) =>
  new Map(
    body
      .map((statement) => statement.declaration ?? statement)
      .flatMap((declaration) => declaration.declarations ?? [declaration])
      .filter(({ id }) => id?.type === 'Identifier')
      .map((declaration) => [declaration.id.name, declaration]),
  );

const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Every play calls one function of each group, directly or in a function of its module. `*` at the end of a name matches any suffix.
 */
export const playUses = {
  meta: { schema: { type: 'array', items: { type: 'array', items: { type: 'string' } } } },
  create({ options, report, sourceCode }) {
    const declarations = declarationsOf(sourceCode.ast);
    const uses = (node, patterns, visited = new Set()) =>
      [...namesBelow(node)].some((name) => {
        if (patterns.some((pattern) => matches(pattern, name))) return true;
        if (visited.has(name) || !declarations.has(name)) return false;
        visited.add(name);
        return uses(declarations.get(name), patterns, visited);
      });
    return {
      Property({ key, value }) {
        if (key.name !== 'play') return;
        const missing = options.find((patterns) => !uses(value, patterns));
        if (missing) report({ node: key, message: `A play uses ${missing.join(', ')}.` });
      },
    };
  },
};

/** A doc comment above a meta makes Storybook drop the parameters that the meta spreads. */
export const noMetaComment = {
  create({ report, sourceCode }) {
    return {
      VariableDeclaration(node) {
        const [{ id, init }] = node.declarations;
        const object = init?.expression ?? init;
        if (id.name !== 'meta' || object?.properties?.[0]?.type !== 'SpreadElement') return;
        if (sourceCode.getCommentsBefore(node).some(({ value }) => value.startsWith('*')))
          report({ node: id, message: 'Write a line comment: a doc comment drops parameters.' });
      },
    };
  },
};
