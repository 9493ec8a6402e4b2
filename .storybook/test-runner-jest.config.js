import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findChromium } from '../.ci/support/browser.ts';

const config = getJestConfig();
const { 'jest-playwright': playwright, ...options } = config.testEnvironmentOptions;

export default {
  ...config,
  // A limit for plays that hang; a busy machine needs more than the default.
  testTimeout: 90_000,
  testEnvironmentOptions: {
    ...options,
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
      contextOptions: { locale: 'ko-KR' },
    },
  },
};
