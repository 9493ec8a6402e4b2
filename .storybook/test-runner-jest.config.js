import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findChromium } from '../.ci/support/browser.ts';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  // A limit for plays that hang; a busy machine needs more than jest's default.
  testTimeout: 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      // The browser renders date fields in this language.
      contextOptions: { locale: 'ko-KR' },
      launchOptions: { headless: true, executablePath: findChromium(), args: chromiumArgs },
    },
  },
};
