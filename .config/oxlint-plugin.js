/** Exported functions and components are declarations; arrow functions are for callbacks. */
const exportedDeclarations = {
  create(context) {
    return {
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id, init } of declaration.declarations) {
          if (init?.type !== 'ArrowFunctionExpression' || id.typeAnnotation) continue;
          context.report({ node: id, message: `Write \`export function ${id.name}\`.` });
        }
      },
    };
  },
};

export default {
  meta: { name: 'fitness' },
  rules: { 'exported-function-declarations': exportedDeclarations },
};
