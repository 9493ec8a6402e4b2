import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { describe, expect, it } from 'vitest';
import { errorCases, runCall } from '../../testing/example-calls.ts';

describe('the mock returns the status and body of openapi.yaml for the error', () => {
  it.each(Object.keys(errorCases) as ErrorName[])('@response:%s', async (name) => {
    const { status, body } = errorResponses[name];
    expect(await runCall(errorCases[name])).toMatchObject({ status, body });
  });
});
