import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseYaml } from '@redocly/openapi-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClientOptions } from '../src/client.ts';
import { generateOrRefuse, randomContracts } from '../testing/random-contracts.ts';
import { type Parts, textOf } from '../testing/small-contract.ts';

interface Contract extends Parts {
  feature: string;
  requests?: [{ search?: string }, result: object][];
  responses?: [status: number, body: unknown, result: object][];
  /** Each: what is given to the client, the path that it sends, the body of the response, and what the client returns. */
  calls?: [input: object, path: string, body: unknown, result: unknown][];
  /** Lines of TypeScript that must compile with what is generated. */
  types?: string;
}

/** The modules of a small contract, whose operation and path are not known here. */
interface Modules {
  readQuery(search: string): object;
  validateRequest(id: 'call', parts: object): object;
  validateResponse(id: 'call', status: number, body: unknown): object;
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
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const root = join(packageFolder, '../..');
const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
const sourceOf = (index: number) => join(folder, `${index}/src`);

/** Adds this package's sources with what is generated from a contract, unless it is refused. */
async function addProject(index: number): Promise<void> {
  const files = await generateOrRefuse(texts[index]!);
  if (files.size === 0) return;
  const source = sourceOf(index);
  cpSync(join(packageFolder, 'src'), source, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|src\/generated/.test(path),
  });
  writeFileSync(join(source, '../package.json'), '{ "type": "module" }');
  mkdirSync(join(source, 'generated'));
  for (const [name, text] of files) writeFileSync(join(source, 'generated', name), text);
}

beforeAll(async () => {
  symlinkSync(join(packageFolder, 'node_modules'), join(folder, 'node_modules'));
  for (const { index, types = '' } of contracts) {
    await addProject(index);
    writeFileSync(join(sourceOf(index), 'uses.ts'), HEAD + types);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('generates only files that compile, from these documents and 300 random contracts', async () => {
  await fc.assert(
    fc.asyncProperty(randomContracts, (text) => addProject(texts.push(text) - 1)),
    { numRuns: 300, seed: 2 },
  );
  const config = {
    extends: join(root, '.config/tsconfig.base.json'),
    compilerOptions: { types: [], noUnusedLocals: false, noUnusedParameters: false },
    include: ['../*/src/**/*.ts'],
  };
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config/tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', join(folder, 'config')];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const [, first] = /(?:^|\n)(?:\.\.\/)?(\d+)\/src/.exec(stdout) ?? [];
  expect(stdout + stderr, texts[Number(first)]).toBe('');
});

it.each(contracts)('validators and client read $feature', async (contract) => {
  const load = (name: string): Promise<object> =>
    import(/* @vite-ignore */ pathToFileURL(join(sourceOf(contract.index), name)).href);
  const modules = { ...(await load('validators.ts')), ...(await load('client.ts')) } as Modules;
  const { readQuery, validateRequest, validateResponse, createApiClient } = modules;
  for (const [{ search = '', ...parts }, result] of contract.requests ?? []) {
    const request = { ...parts, query: readQuery(search) };
    expect(validateRequest('call', request)).toMatchObject(result);
  }
  for (const [status, body, result] of contract.responses ?? [])
    expect(validateResponse('call', status, body)).toMatchObject(result);
  for (const [input, path, body, result] of contract.calls ?? []) {
    const client = createApiClient({
      baseUrl: 'http://api.test',
      product: 'fitness',
      getToken: () => null,
      fetch: async (request) => {
        expect(request.url).toBe(`http://api.test${path}`);
        return Response.json(body);
      },
    });
    expect(await client.GET('/things', input)).toEqual(result);
  }
});
