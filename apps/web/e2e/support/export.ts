import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

/** Downloads the CSV file; returns its lines and its name. */
export async function exportFile(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await download;
  const [header, ...lines] = parse(await readFile(await file.path(), 'utf8'), { bom: true });
  return { name: file.suggestedFilename(), header, lines };
}
