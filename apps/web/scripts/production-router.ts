import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
const production = join(dirname(router), '../production');

/**
 * Bundles react-router's production build, which has no texts of warnings and is exported by its path only
 * (https://github.com/remix-run/react-router/issues/12532), and makes it tree-shakeable
 * (https://github.com/remix-run/react-router/pull/15299).
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\// },
      // The bundler would keep these as side effects; the only `contextType` is for server components.
      handler: (code) =>
        code
          .replaceAll(
            /= (React\d*\.(?:forwardRef|createContext|memo)\(|new \w+\()/g,
            '= /* @__PURE__ */ $1',
          )
          .replaceAll(/^\w+\.(?:displayName|contextType) = [^;]*;$/gm, ''),
    },
  };
}
