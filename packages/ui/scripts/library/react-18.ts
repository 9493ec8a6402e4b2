import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

const refHelper = 'internal/with-ref.js';
const effectHelper = 'internal/layout-effect.js';

/** An import of a module of the library by another one. */
function importOf(name: string, helper: string, fileName: string): string {
  const path = relative(dirname(fileName), helper);
  return `import { ${name} } from "${path.startsWith('.') ? path : `./${path}`}";`;
}

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
  const list = names.map(({ part }) => part).join(', ');
  return [
    importOf('withRef', refHelper, fileName),
    code.replace(exported[0], `${lines.join('\n')}\nexport { ${list} };`),
  ].join('\n');
}

/** The code of a module whose layout effects React 18 does not warn of on a server; the same code without any. */
export function withLayoutEffects(code: string, fileName: string): string {
  const imported = /^import \{ ([^}]+) \} from "react";$/m.exec(code);
  const names = imported?.[1]?.split(', ') ?? [];
  if (!names.includes('useLayoutEffect')) return code;
  const others = names.filter((name) => name !== 'useLayoutEffect').join(', ');
  const rest = others === '' ? [] : [`import { ${others} } from "react";`];
  const lines = [importOf('useLayoutEffect', effectHelper, fileName), ...rest];
  return code.replace(imported![0], lines.join('\n'));
}

/** Lets the components of the library take a ref in React 18, and be rendered by its server without a warning. */
export function react18(): Plugin {
  return {
    name: 'react-18',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ![refHelper, effectHelper].includes(file.fileName))
            file.code = withRefs(withLayoutEffects(file.code, file.fileName), file.fileName);
      },
    },
  };
}
