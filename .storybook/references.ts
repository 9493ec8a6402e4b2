import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The references of a module. */
export type References = {
  /** Properties of its imports, for example `../features/auth/texts.ts#signInTexts.failed`. */
  properties: ReadonlySet<string>;
  /** The contents of its string, template and regular expression literals. */
  literals: readonly string[];
};

/** A static property access: the name of its object and the path of the property. */
function accessOf(node: unknown): { object: string; path: string } | undefined {
  const { type, computed, object, property, name } = node as Partial<Record<string, unknown>>;
  if (type === 'Identifier') return { object: String(name), path: '' };
  if (type !== 'MemberExpression' || computed === true) return undefined;
  const parent = accessOf(object);
  return parent && { ...parent, path: `${parent.path}.${(property as { name: string }).name}` };
}

/** The references of a TypeScript module, read from its syntax tree. */
export function referencesOf(file: string, source: string): References {
  const imports = new Map<string, string>();
  const properties = new Set<string>();
  const literals: string[] = [];
  new Visitor({
    ImportDeclaration(declaration) {
      const from = declaration.source.value;
      const module = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
      for (const specifier of declaration.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          continue;
        imports.set(specifier.local.name, `${module}#${specifier.imported.name}`);
      }
    },
    MemberExpression(node) {
      const access = accessOf(node);
      const imported = access && imports.get(access.object);
      if (imported !== undefined) properties.add(`${imported}${access?.path}`);
    },
    Literal(node) {
      if (typeof node.value === 'string') literals.push(node.value);
      if ('regex' in node) literals.push(node.regex.pattern.replaceAll('\\', ''));
    },
    TemplateElement: ({ value }) => void literals.push(value.raw),
  }).visit(parseSync(file, source).program);
  return { properties, literals };
}
