import { parseSync, Visitor } from 'vite';

/** Types that mean something else when a union is appended to them. */
const needsParentheses = /^TS(Function|Constructor|Conditional)Type$/;

/**
 * Declarations in which every optional property also takes undefined. To the sources it means the same, but not to an app with the
 * compiler option `exactOptionalPropertyTypes`.
 */
export function withUndefined(declarations: string): string {
  const insertions: { at: number; text: string }[] = [];
  const visitOptional = (node: {
    optional?: boolean | undefined;
    typeAnnotation?: { typeAnnotation: { type: string; start: number; end: number } } | null;
  }) => {
    const type = node.typeAnnotation?.typeAnnotation;
    if (!node.optional || type === undefined) return;
    const isWrapped = needsParentheses.test(type.type);
    if (!isWrapped && /\bundefined$/.test(declarations.slice(type.start, type.end))) return;
    if (isWrapped) insertions.push({ at: type.start, text: '(' });
    insertions.push({ at: type.end, text: `${isWrapped ? ')' : ''} | undefined` });
  };
  const { program } = parseSync('declarations.d.ts', declarations);
  new Visitor({ TSPropertySignature: visitOptional, PropertyDefinition: visitOptional }).visit(
    program,
  );
  let result = declarations;
  for (const { at, text } of insertions.toSorted((a, b) => b.at - a.at))
    result = result.slice(0, at) + text + result.slice(at);
  return result;
}
