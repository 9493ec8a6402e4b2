import { importsFor } from './library.ts';

/** The name of a story's helper that only keeps the value of its component. */
const statefulHelper = /\bControlled\w*/g;

/** As an attribute, and in an object with what separates it from the next property. */
const testId =
  /\s+data-testid=(?:"[^"]*"|\{(?:[^{}]|\{[^}]*\})*\})|\s*'data-testid': [^,}]*?(?:,|(?=\s*\}))/g;

/** The expression of `const Default = () => <Button />;`, or the whole function. */
function bodyOf(snippet: string): string {
  const body = /^const \w+ = \(\) => (?=[<(])([^]*);\s*$/.exec(snippet)?.[1];
  if (body === undefined) return snippet.trim();
  if (!body.startsWith('(')) return body.trim();
  return body.slice(1, -1).replaceAll(/^ {2}/gm, '').trim();
}

/** The declarations of a story file by their names; in formatted code an empty line stands between two. */
function declarationsOf(source: string): Map<string, string> {
  const declarations = source
    .split(/\n\n(?=\S)/)
    .filter((text) => !/^export |^const meta\b/m.test(text))
    .flatMap((text) =>
      [...text.matchAll(/^(?:const|function|type|interface) (\w+)/gm)].map(
        ([, name]) => [name ?? '', text.trim()] as const,
      ),
    );
  return new Map(declarations);
}

/** The declarations that a piece of code uses, those that others use first. */
function usedDeclarations(code: string, declarations: Map<string, string>): string[] {
  const used: string[] = [];
  const add = (text: string) => {
    for (const word of text.match(/\w+/g) ?? []) {
      const declaration = declarations.get(word);
      if (declaration === undefined || declaration === text || used.includes(declaration)) continue;
      add(declaration);
      used.push(declaration);
    }
  };
  add(code);
  return used;
}

/**
 * The code of a story to copy: what Storybook reads from its source, with the imports and the declarations that it
 * uses, and without the parts that only tests need.
 */
export function exampleCode(snippet: string, source: string, component: string): string {
  const body = bodyOf(snippet)
    .replaceAll(statefulHelper, component)
    .replaceAll(/\bfn\(\)/g, '() => {}');
  const declarations = usedDeclarations(body, declarationsOf(source));
  const code = [...declarations, body]
    .join('\n\n')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(testId, '');
  const hooks = [...new Set(code.match(/\buse(?:Effect|Id|Ref|State)\b/g))].sort();
  const imports = [
    ...importsFor(code),
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';`] : []),
  ];
  return `${imports.join('\n')}\n\n${code}\n`;
}
