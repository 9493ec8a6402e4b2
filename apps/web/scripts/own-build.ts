import type { Plugin } from 'vite';

/** Applies plugins to a build of the app, not to the nested builds of prerendering. */
export function inOwnBuild(plugins: readonly Plugin[]): Plugin[] {
  const apply: Plugin['apply'] = ({ build }, { command, isSsrBuild }) =>
    command === 'build' && !isSsrBuild && build?.write !== false;
  return plugins.map((plugin) => ({ ...plugin, apply }));
}
