import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const webRoot = 'apps/web';

/** The build with mocks, which the journeys use. */
export const mockBuild = `${process.cwd()}/.cache/web`;

/** Builds the app; false when that fails. */
export async function buildWeb(env: Record<string, string>): Promise<boolean> {
  const child = spawn('vite', ['build', webRoot, '--logLevel=warn'], {
    stdio: 'inherit',
    // Playwright sets NODE_ENV to test.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Builds the app with mocks into `.cache/web` unless a build is to be kept; false on failure. */
export async function buildWithMocks({ keepsLast }: { keepsLast: boolean }): Promise<boolean> {
  if (keepsLast && existsSync(mockBuild)) return true;
  return buildWeb({
    VITE_MOCKS: 'all',
    VITE_PAY_TEST: 'on',
    BUILD_DIR: mockBuild,
    VITE_REPORT_URL: '/reports',
  });
}
