import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the app does not use of react-router, whose components it takes for side effects
 * (https://github.com/remix-run/react-router/pull/15299). The only `contextType` is for server components.
 */
export function routerTreeShaking(): Plugin {
  return {
    name: 'router-tree-shaking',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(
            /= ((?:React\d*\.(?:forwardRef|createContext|memo)|new \w+)\()/g,
            '= /* @__PURE__ */ $1',
          )
          .replace(/^\w+\.(?:displayName|contextType) = [^;]*;$/gm, ''),
    },
  };
}
