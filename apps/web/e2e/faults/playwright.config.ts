import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testMatch: 'faults.spec.ts',
  outputDir: '../../../../.cache/faults',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Wide enough that no list is collapsed.
  use: { ...journeys.use, viewport: { width: 1280, height: 900 } },
});
