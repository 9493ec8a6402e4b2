import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { serveFolder, webRoot } from './serve.ts';

/** What the preview of that build has to know too. */
export const previewEnv = { VITE_REPORT_URL: '/reports' };

const folder = `${process.cwd()}/.cache/web`;

/** Builds the app; false when that fails. */
export function buildWeb(env: Record<string, string>, args: readonly string[] = []): boolean {
  return (
    spawnSync('vite', ['build', webRoot, '--logLevel=warn', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }).status === 0
  );
}

/** Builds the app with mocks into `.cache/web` unless a build is to be kept; false on failure. */
export function buildWithMocks({ keepsLast }: { keepsLast: boolean }): boolean {
  if (keepsLast && existsSync(folder)) return true;
  return buildWeb({
    VITE_MOCKS: 'all',
    VITE_PAY_TEST: 'on',
    BUILD_DIR: folder,
    ...previewEnv,
  });
}

/** Serves that build on a port. */
export function serveBuild(port: number) {
  return serveFolder(folder, port, webRoot, previewEnv);
}
