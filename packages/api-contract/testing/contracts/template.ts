import type { RequestParts } from '../../src/validators.ts';

/** A small contract with one feature of OpenAPI, and what must follow from it for `call`. */
export interface AcceptedContract {
  readonly feature: string;
  readonly text: string;
  /** Files beside the contract, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Valid requests, each with the parts as they are read. */
  readonly accepts?: readonly [RequestParts, Partial<Record<string, unknown>>?][];
  /** Invalid requests with the pointer of the problem, and its message for people. */
  readonly rejects?: readonly [RequestParts, string, string?][];
  readonly responses?: {
    readonly accepts: readonly [number, unknown][];
    readonly rejects: readonly [number, unknown, string][];
  };
  /** What the client sends for a call: method, input, and the path with its search. */
  readonly sends?: readonly ['GET' | 'PATCH', object, string];
  /** What the client makes of a body that `call` answers with 200. */
  readonly reads?: readonly [unknown, unknown];
  /** Lines of TypeScript that must compile with what is generated. */
  readonly types?: string;
}

/** A contract that the generator must refuse, with every line of its message. */
export interface RefusedContract {
  readonly feature: string;
  readonly text: string;
  readonly files?: Readonly<Record<string, string>>;
  /** `file:line pointer: sentence`, the sentence from its beginning. */
  readonly problems: readonly string[];
}

/** A contract with these sections, in YAML without the outer indentation. */
export function contract(paths: string, components: Readonly<Record<string, string>> = {}): string {
  const { schemas = '', ...others } = components;
  const sections = Object.entries(others).map(
    ([name, text]) => `  ${name}:\n${indent(text, '    ')}\n`,
  );
  return `openapi: 3.1.0
info: { title: small, version: '1' }
security: [{ bearer: [] }]
paths:
${indent(paths, '  ')}
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
${sections.join('')}  schemas:
    RoleName: { type: string, enum: [ROLE_ANONYMOUS, ROLE_USER] }
${indent(schemas, '    ')}
`;
}

/** The operation `call`: its own lines, and a response without a body unless they have one. */
export function operation(lines: string, method = 'get', path = '/things'): string {
  return `${path}:
  ${method}:
    operationId: call
    x-roles: [ROLE_USER]
${indent(lines, '    ')}
${lines.includes('responses:') ? '' : "    responses: { '204': { description: done } }"}`;
}

/** A contract whose `call` has these parameters. */
export function withParameters(
  parameters: string,
  components: Readonly<Record<string, string>> = {},
): string {
  return contract(operation(`parameters:\n${indent(parameters, '  ')}`), components);
}

/** A contract whose `call` takes a body with this schema and example. */
export function withBody(
  schema: string,
  example: unknown,
  components: Readonly<Record<string, string>> = {},
): string {
  return contract(
    operation(
      `requestBody:
  required: true
  content:
    application/json:
      schema:
${indent(schema, '        ')}
      example: ${JSON.stringify(example)}`,
      'post',
    ),
    components,
  );
}

/** A contract whose `call` answers 200 with this schema. */
export function withResponse(
  schema: string,
  components: Readonly<Record<string, string>> = {},
): string {
  return contract(
    operation(`responses:
  '200':
    description: done
    content:
      application/json:
        schema:
${indent(schema, '          ')}`),
    components,
  );
}

function indent(text: string, space: string): string {
  return text.trim() === ''
    ? ''
    : text
        .replace(/^\n+|\s+$/g, '')
        .split('\n')
        .map((line) => `${space}${line}`)
        .join('\n');
}
