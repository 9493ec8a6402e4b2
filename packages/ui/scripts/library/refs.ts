import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

const helper = 'internal/with-ref.js';

/** The code of a module whose components take a ref in React 18 too; the same code without components. */
export function withRefs(code: string, fileName: string): string {
  const isComponent = (name: string) => code.includes(`\nfunction ${name}(`) && /^[A-Z]/.test(name);
  const exported = /^export \{ ([^}]+) \};$/m.exec(code);
  if (exported === null) return code;
  const names = (exported[1] ?? '').split(', ').map((part) => {
    const [local = '', name = local] = part.split(' as ');
    return isComponent(local)
      ? {
          line: `const ${name}$ref = /* @__PURE__ */ withRef(${local});`,
          part: `${name}$ref as ${name}`,
        }
      : { part };
  });
  const lines = names.flatMap(({ line }) => line ?? []);
  if (lines.length === 0) return code;
  const path = relative(dirname(fileName), helper);
  const list = names.map(({ part }) => part).join(', ');
  return [
    `import { withRef } from "${path.startsWith('.') ? path : `./${path}`}";`,
    code.replace(exported[0], `${lines.join('\n')}\nexport { ${list} };`),
  ].join('\n');
}

/** Lets the components of the library take a ref in React 18, which our own app does not need. */
export function refsInReact18(): Plugin {
  return {
    name: 'refs-in-react-18',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.fileName !== helper)
            file.code = withRefs(file.code, file.fileName);
      },
    },
  };
}
