import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../support/ports.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
test.afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const openDialog = (button: string, dialog: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
};

/** Opens the dialog of hours on the first future day on which a class can be registered. */
async function openHours(page: Page) {
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A page for each level of providers, and the parts that load more. */
const visits: { path: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/', open: openDialog('데모 설정', '데모 설정') },
  { path: '/auth/signin' },
  { path: '/fitness/map' },
  { path: '/fitness/hmembership?mock-as=customer1' },
  { path: '/fitness/manager/classes?mock-as=trainer1', open: openHours },
  { path: '/fitness/sales?mock-as=master1' },
  { path: '/fitness/mastermypage', open: openDialog('출석 체크', '출석 체크') },
];

test('the first start loads each page once, whatever it loads later', async ({ page }) => {
  // The server of `npm start`, with an empty Vite cache.
  process.env['VITE_MOCKS'] = 'all';
  const server = await createServer({
    configFile: 'apps/web/vite.config.ts',
    cacheDir,
    logLevel: 'error',
    server: { port: await freePort() },
  });
  await server.listen();
  const origin = `http://localhost:${server.config.server.port}`;
  const documents: string[] = [];
  const failures: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
  for (const { path, open } of visits) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: '데모 설정', exact: true })).toBeVisible();
    await open?.(page);
  }
  expect(failures).toEqual([]);
  expect(documents).toEqual(visits.map(({ path }) => new URL(path, origin).pathname));
  // Vite bundles a dependency that it discovers late, and then reloads the page.
  const { discovered } = server.environments.client.depsOptimizer!.metadata;
  expect(Object.keys(discovered)).toEqual([]);
  await server.close();
});
