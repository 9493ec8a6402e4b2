import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClientOptions } from '../src/client.ts';
import type { RequestParts } from '../src/validators.ts';
import { addProject, compileProblems, createProjects } from '../testing/contracts/projects.ts';
import { generateFrom, readCases } from '../testing/contracts/small-contract.ts';
import type { AcceptedContract, SentParts } from '../testing/contracts/small-contract.ts';

/** The validators of a small contract, all of whose operations are called `call`. */
interface Validators {
  readQuery(id: 'call', search: string): Record<string, string | string[]>;
  validateRequest(id: 'call', parts: RequestParts): object;
  validateResponse(id: 'call', status: number, body: unknown): object;
}

/** Twelve schemas, each of which refers to all. */
const entities = Array.from({ length: 12 }, (_, index) => `E${index}`);
const references = entities.map((name) => [name, { $ref: `#/components/schemas/${name}` }]);
const entity = { type: 'object', properties: Object.fromEntries(references) };

/** Forty schemas, each made of the next two. */
const layers = Array.from({ length: 40 }, (_, index) => {
  const next = [index + 1, index + 2].filter((other) => other < 40);
  const allOf = next.map((other) => ({ $ref: `#/components/schemas/L${other}` }));
  return [`L${index}`, allOf.length > 0 ? { allOf } : { required: ['a'] }] as const;
});

const contracts: readonly AcceptedContract[] = [
  ...readCases<AcceptedContract>('accepted'),
  {
    feature: 'schemas that all refer to each other',
    body: { $ref: '#/components/schemas/E0' },
    schemas: Object.fromEntries(entities.map((name) => [name, entity])),
    accepts: [[{ body: { E1: { E2: { E1: {} } } } }]],
    rejects: [[{ body: { E1: { E2: 1 } } }, '/body/E1/E2']],
  },
  {
    feature: 'a schema that many others are made of',
    body: { $ref: '#/components/schemas/L0' },
    example: { a: 1 },
    schemas: Object.fromEntries(layers),
    accepts: [[{ body: { a: 1 } }]],
  },
];

/** What the lines of a contract's types may use. */
const HEAD = `import { createApiClient } from './client.ts';
import { bodyExceptions } from './generated/call-exceptions.ts';
import * as constraints from './generated/constraints.ts';
import { errorResponses } from './generated/error-responses.ts';
import { requestExamples } from './generated/examples.ts';
import { links } from './generated/links.ts';
import { operations } from './generated/operations.ts';
import { requestSchemas } from './generated/request-schemas.ts';
import { responseShapes } from './generated/response-shapes.ts';
import type { OperationRole } from './generated/roles.ts';
import type { components } from './generated/schema.ts';
import type { OperationBody, OperationHeaders, OperationParams, OperationQuery, OperationResponse } from './operation-types.ts';

const api = createApiClient({ baseUrl: '', product: '', getToken: () => null });
`;

/** The client of a small contract, whose paths are not known here. */
interface ClientModule {
  createApiClient(
    options: ApiClientOptions,
  ): Record<'GET' | 'PATCH', (path: string, input: object) => Promise<unknown>>;
}

const numbered = contracts.map((contract, index) => ({ ...contract, index }));

const folder = createProjects();
const importFrom = (index: number, name: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, String(index), 'src', name)).href);

beforeAll(async () => {
  for (const [index, contract] of contracts.entries()) {
    const source = addProject(folder, index, await generateFrom(contract));
    writeFileSync(join(source, 'uses.ts'), `${HEAD}${contract.types ?? ''}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('generates files that compile, with the types of each feature', async () => {
  const output = await compileProblems(folder);
  const named = output.replaceAll(
    /(?:\.\.\/)?(\d+)\/src\//g,
    (_, index: string) => `${contracts[Number(index)]?.feature}: `,
  );
  expect(named).toBe('');
});

describe('the generated validators', () => {
  const validatorsOf = (index: number) => importFrom(index, 'validators.ts') as Promise<Validators>;

  const requestOf = (
    { headers, search, ...parts }: SentParts,
    { readQuery }: Validators,
  ): RequestParts => ({
    ...parts,
    ...(search !== undefined && { query: readQuery('call', search) }),
    headers: headers && new Headers(headers),
  });

  it.each(numbered.filter(({ accepts }) => accepts))(
    'read a request with $feature, and name what is wrong in it',
    async ({ index, accepts = [], rejects = [] }) => {
      const validators = await validatorsOf(index);
      const validate = (parts: SentParts) =>
        validators.validateRequest('call', requestOf(parts, validators));
      for (const [parts, read = {}] of accepts)
        expect(validate(parts)).toMatchObject({ ok: true, ...read });
      for (const [parts, pointer, xMessage] of rejects)
        expect(validate(parts)).toMatchObject({
          problems: [{ pointer, ...(xMessage && { xMessage }) }],
        });
    },
  );

  it.each(numbered.filter((contract) => contract.responses))(
    'accept a response with $feature, and name what is wrong in it',
    async ({ index, responses }) => {
      const { validateResponse } = await validatorsOf(index);
      for (const [status, body] of responses?.accepts ?? [])
        expect(validateResponse('call', status, body)).toEqual({ ok: true });
      for (const [status, body, pointer] of responses?.rejects ?? [])
        expect(validateResponse('call', status, body)).toMatchObject({ problems: [{ pointer }] });
    },
  );
});

describe('the client', () => {
  const clientOf = async (index: number, fetch: ApiClientOptions['fetch']) => {
    const { createApiClient } = (await importFrom(index, 'client.ts')) as ClientModule;
    const options = { baseUrl: 'http://api.test', product: 'fitness', getToken: () => null };
    return createApiClient({ ...options, fetch });
  };

  it.each(numbered.filter(({ sends }) => sends))(
    'sends $feature as the contract says',
    async ({ index, sends }) => {
      const [method, input, path] = sends ?? ['GET', {}, ''];
      const sent: string[] = [];
      const client = await clientOf(index, async (request) => {
        sent.push(`${request.method} ${request.url}`);
        return new Response(null, { status: 204 });
      });
      await expect(client[method]('/things', input)).resolves.toBeUndefined();
      expect(sent).toEqual([`${method} http://api.test${path}`]);
    },
  );

  it.each(numbered.filter(({ reads }) => reads))(
    'reads $feature without what it cannot use',
    async ({ index, reads }) => {
      const [body, read] = reads ?? [];
      const client = await clientOf(index, async () => Response.json(body));
      await expect(client.GET('/things', {})).resolves.toEqual(read);
    },
  );
});
