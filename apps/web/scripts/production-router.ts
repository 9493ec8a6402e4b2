import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WRITTEN_FOR = 'react-router 7.18.5';

const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
const builds = dirname(dirname(router));

/** Replacements for code that the bundler treats as side effects. The only `contextType` is for server components. */
const effects = [
  {
    pattern: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replacement: '= /* @__PURE__ */ $1',
  },
  { pattern: /= (new \w+\()/g, replacement: '= /* @__PURE__ */ $1' },
  { pattern: /^\w+\.displayName = [^;]*;$/gm, replacement: '' },
  { pattern: /^\w+\.contextType = [^;]*;$/gm, replacement: '' },
];

/**
 * Bundles react-router's production build, which has no texts of warnings and is exported by its path only
 * (https://github.com/remix-run/react-router/issues/12532), and makes it tree-shakeable
 * (https://github.com/remix-run/react-router/pull/15299).
 */
export function productionRouter(): Plugin {
  const unmatched = new Set(effects);
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(builds, 'production/index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(builds, 'production/dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code, id) {
        if (!id.includes('/dist/production/'))
          this.error(`${id} is not of the production build, unlike in ${WRITTEN_FOR}.`);
        return effects.reduce((text, effect) => {
          const changed = text.replace(effect.pattern, effect.replacement);
          if (changed !== text) unmatched.delete(effect);
          return changed;
        }, code);
      },
    },
    buildEnd(error) {
      const [left] = unmatched;
      if (!error && left)
        this.error(`No file in ${builds} matches ${left.pattern}, unlike in ${WRITTEN_FOR}.`);
    },
  };
}
