import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findChromium } from '../.ci/browser.ts';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testTimeout: 20_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      launchOptions: { headless: true, executablePath: findChromium(), args: chromiumArgs },
    },
  },
};
