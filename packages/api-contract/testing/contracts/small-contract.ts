import { mkdtempDisposableSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml, stringifyYaml } from '@redocly/openapi-core';
import { generateFiles } from '../../scripts/outputs/index.ts';
import type { RequestParts } from '../../src/validators.ts';

/** What a small contract changes of the operation `call`, by default GET /things with a response 204. */
export interface Parts {
  readonly method?: string;
  readonly path?: string;
  /** Parts of the operation that are added or replaced. */
  readonly operation?: object;
  readonly parameters?: readonly unknown[];
  /** The schema of a required request body. */
  readonly body?: unknown;
  readonly example?: unknown;
  /** The schema of a response 200. */
  readonly response?: unknown;
  readonly schemas?: object;
  /** Other sections of `components`. */
  readonly components?: object;
  /** What the path has beside the operation. */
  readonly item?: object;
  /** Parts of the document that are added or replaced. */
  readonly document?: object;
  readonly text?: string;
  /** Files beside the document, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A contract with one feature of OpenAPI, and what must follow from it for `call`. */
export interface AcceptedContract extends Parts {
  readonly feature: string;
  /** Valid requests, each with the parts as they are read. */
  readonly accepts?: readonly [SentParts, object?][];
  /** Invalid requests with the pointer of the problem, and its message for users. */
  readonly rejects?: readonly [SentParts, string, string?][];
  readonly responses?: {
    readonly accepts: readonly [number, unknown?][];
    readonly rejects: readonly [number, unknown, string][];
  };
  /** What the client sends for a call: method, input, and the path with its search. */
  readonly sends?: readonly ['GET' | 'PATCH', object, string];
  /** The body of a response 200, and what the client returns for it. */
  readonly reads?: readonly [unknown, unknown];
  /** Lines of TypeScript that must compile with what is generated. */
  readonly types?: string;
}

/** A request whose headers are written by name. */
export interface SentParts extends Omit<RequestParts, 'headers'> {
  readonly headers?: Record<string, string>;
  /** The query as it is sent, instead of `query`. */
  readonly search?: string;
}

/** A contract that the generator must refuse, with every line of its message. */
export interface RefusedContract extends Parts {
  readonly feature: string;
  /**
   * The beginning of each sentence by `line pointer`, or `file:line pointer` in another file. In a
   * pointer `.` is the schema of the body or response that is given here, else the operation.
   */
  readonly problems: Readonly<Record<string, string>>;
}

const KEYS = new Set(
  `feature files problems accepts rejects responses sends reads types method path operation parameters
  body example response schemas components item document text`.split(/\s+/),
);

/** The contracts in the YAML files of a folder beside this module, or in some of them. */
export function readCases<Case extends object>(folder: string, names?: readonly string[]): Case[] {
  const url = new URL(`${folder}/`, import.meta.url);
  const cases = (names ?? readdirSync(url)).flatMap(
    (name) => parseYaml(readFileSync(new URL(name, url), 'utf8')) as Case[],
  );
  // A misspelt key would be ignored.
  const unknown = cases.flatMap(Object.keys).filter((key) => !KEYS.has(key));
  if (unknown.length > 0) throw new Error(`A contract in ${folder} has ${unknown.join(', ')}`);
  return cases;
}

/** What is generated from a small contract. */
export async function generateFrom(contract: Parts): Promise<Map<string, string>> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'contract-'));
  for (const [name, content] of Object.entries(contract.files ?? {}))
    writeFileSync(join(folder.path, name), content);
  return await generateFiles(textOf(contract), join(folder.path, 'openapi.yaml'));
}

/** The beginning of each line of the message that refuses a contract. */
export function problemsOf(contract: RefusedContract): string[] {
  const base = pointerOf(contract);
  return Object.entries(contract.problems).map(([place, sentence]) => {
    const [line = '', pointer = ''] = place.split(' ');
    const file = line.includes(':') ? '' : 'openapi.yaml:';
    return `${file}${line} ${pointer.replace(/^\./, base)}: ${sentence}`;
  });
}

/** The pointer of the part that a contract writes: a schema, or the operation. */
function pointerOf(parts: Parts): string {
  const { path = '/things', body, response } = parts;
  const operation = `#/paths/${path.replaceAll('/', '~1')}/${methodOf(parts)}`;
  const schema = 'content/application~1json/schema';
  if (body !== undefined) return `${operation}/requestBody/${schema}`;
  return response === undefined ? operation : `${operation}/responses/200/${schema}`;
}

function methodOf({ method, body }: Parts): string {
  return method ?? (body === undefined ? 'get' : 'post');
}

/** The text of a small contract: one part on each line. */
export function textOf(parts: Parts): string {
  const { path = '/things', operation, parameters, body, response, ...others } = parts;
  const { example = {}, schemas, components, item, document, text } = others;
  if (text !== undefined) return text;
  const call = {
    operationId: 'call',
    'x-roles': ['ROLE_USER'],
    ...(parameters && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, ...json(body, { example }) } }),
    responses:
      response === undefined
        ? { '204': { description: 'done' } }
        : { '200': { description: 'done', ...json(response) } },
    ...operation,
  };
  return stringifyYaml(
    {
      openapi: '3.1.0',
      info: { title: 'small', version: '1' },
      security: [{ bearer: [] }],
      paths: { [path]: { [methodOf(parts)]: call, ...item } },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: {
          RoleName: { type: 'string', enum: ['ROLE_ANONYMOUS', 'ROLE_USER'] },
          ...schemas,
        },
        ...components,
      },
      ...document,
    },
    { noRefs: true, lineWidth: -1 },
  );
}

function json(schema: unknown, others: object = {}): object {
  return { content: { 'application/json': { schema, ...others } } };
}
