import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { workerSource } from './mock-worker.ts';

const installed = readFileSync(
  fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')),
  'utf8',
);

it('fails where the worker of msw does not know the messages by which the mocks restart it', () => {
  expect(workerSource(installed)).toContain(installed);
  for (const name of ['MOCK_ACTIVATE', 'MOCKING_ENABLED'])
    expect(() => workerSource(installed.replaceAll(name, 'OTHER'))).toThrow(
      `msw/mockServiceWorker.js has no ${name}, unlike in msw 3.0.5.`,
    );
});
