import type { ConfigEnv, UserConfig } from 'vite';

/** Applies a plugin to a build of the app, not to the nested builds of prerendering. */
export function isOwnBuild({ build }: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild && build?.write !== false;
}
