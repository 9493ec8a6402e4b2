import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseYaml } from '@redocly/openapi-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClientOptions } from '../src/client.ts';
import type { RequestParts } from '../src/validators.ts';
import { addProject, compileProblems, createProjects } from '../testing/projects.ts';
import { generateOrRefuse, randomContracts } from '../testing/random-contracts.ts';
import { generateFrom, type Parts, textOf } from '../testing/small-contract.ts';

/** A request as it is sent. */
interface SentParts {
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly search?: string;
  readonly body?: unknown;
}

interface Contract extends Parts {
  readonly feature: string;
  /** Valid requests, each with the parts as they are read. */
  readonly accepts?: readonly [SentParts, object?][];
  /** Invalid requests with the pointer of the problem, and its message for users. */
  readonly rejects?: readonly [SentParts, string, string?][];
  readonly responses?: {
    readonly accepts: readonly [number, unknown][];
    readonly rejects: readonly [number, unknown, string][];
  };
  /** What is given to the client, and the path with the search that it sends. */
  readonly sends?: readonly [object, string];
  /** The body of a response 200, and what the client returns for it. */
  readonly reads?: readonly [unknown, unknown];
  /** Lines of TypeScript that must compile with what is generated. */
  readonly types?: string;
}

/** The modules of a small contract, whose operation and path are not known here. */
interface Validators {
  readQuery(id: 'call', search: string): Record<string, string | string[]>;
  validateRequest(id: 'call', parts: RequestParts): object;
  validateResponse(id: 'call', status: number, body: unknown): object;
}
interface Client {
  createApiClient(options: ApiClientOptions): {
    GET(path: string, input: object): Promise<unknown>;
  };
}

const HEAD = `import { createApiClient } from './client.ts';
import * as constraints from './generated/constraints.ts';
import type { OperationBody, OperationResponse } from './operation-types.ts';

const api = createApiClient({ baseUrl: '', product: '', getToken: () => null });
`;

const url = new URL('../testing/documents.yaml', import.meta.url);
const contracts = (parseYaml(readFileSync(url, 'utf8')) as Contract[]).map((contract, index) => {
  return { index, ...contract };
});
const texts = contracts.map(textOf);
const folder = createProjects();
const load = (index: number, name: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, `${index}/src/${name}`)).href);

beforeAll(async () => {
  for (const { index, types = '' } of contracts) {
    const source = addProject(folder, index, await generateFrom(texts[index]!));
    writeFileSync(join(source, 'uses.ts'), HEAD + types);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('generates only files that compile, from these documents and 300 random contracts', async () => {
  await fc.assert(
    fc.asyncProperty(randomContracts, async (text) => {
      const files = await generateOrRefuse(text);
      if (files.size > 0) addProject(folder, texts.push(text) - 1, files);
    }),
    { numRuns: 300, seed: 2 },
  );
  const problems = compileProblems(folder);
  const [, first] = /(?:^|\n)(?:\.\.\/)?(\d+)\/src/.exec(problems) ?? [];
  expect(problems, texts[Number(first)]).toBe('');
});

it.each(contracts)('validators and client read $feature', async (contract) => {
  const { index, accepts = [], rejects = [], responses, sends = [{}, '/things'], reads } = contract;
  const validators = (await load(index, 'validators.ts')) as Validators;
  const { readQuery, validateRequest, validateResponse } = validators;
  const validate = ({ headers, search = '', ...parts }: SentParts) =>
    validateRequest('call', {
      ...parts,
      query: readQuery('call', search),
      headers: new Headers(headers),
    });
  for (const [parts, read] of accepts) expect(validate(parts)).toMatchObject({ ok: true, ...read });
  for (const [parts, pointer, xMessage] of rejects)
    expect(validate(parts)).toMatchObject({
      problems: [{ pointer, ...(xMessage && { xMessage }) }],
    });
  for (const [status, body] of responses?.accepts ?? [])
    expect(validateResponse('call', status, body)).toEqual({ ok: true });
  for (const [status, body, pointer] of responses?.rejects ?? [])
    expect(validateResponse('call', status, body)).toMatchObject({ problems: [{ pointer }] });

  const [given, clean] = reads ?? [1, 1];
  const { createApiClient } = (await load(index, 'client.ts')) as Client;
  const client = createApiClient({
    baseUrl: 'http://api.test',
    product: 'fitness',
    getToken: () => null,
    fetch: async ({ url: sent }) => {
      expect(sent).toBe(`http://api.test${sends[1]}`);
      return Response.json(given);
    },
  });
  expect(await client.GET('/things', sends[0])).toEqual(clean);
});
