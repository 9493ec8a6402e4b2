import type { Oas3Link, Oas3MediaType, Oas3Operation, Oas3Response } from '@redocly/openapi-core';
import { METHODS, type Body, type Link, type Media, type Response } from './model.ts';
import type { ContractNode } from './node.ts';
import { exampleOf } from './read-parameters.ts';
import type { Reader } from './reader.ts';
import { directed, type Direction } from './schema/directed.ts';

/** The fields of the next body are an extension: several generators refuse an object in `requestBody`. */
type RawLink = Oas3Link & { readonly 'x-request-body'?: unknown };

const JSON_TYPE = 'application/json';

/** The JSON body that an operation takes; undefined where it takes none. */
export function readBody(reader: Reader, operation: ContractNode<Oas3Operation>): Body | undefined {
  const node = operation.child('requestBody');
  if (node === undefined) return undefined;
  const content = readJson(reader, 'request', node.written('content'));
  if (content === undefined) return undefined;
  const { description, required = false } = node.value;
  const body: Body = { description, required, ...content.media };
  if (body.example === undefined)
    node.refuse('the request body needs an example; generated requests use it');
  return body;
}

export function readResponses(
  reader: Reader,
  operation: ContractNode<Oas3Operation>,
): Record<string, Response> {
  const pairs = (operation.written('responses')?.children() ?? []).map(([status, written]) => {
    const node = written.followed();
    const content = readJson(reader, 'response', node.written('content'));
    const response: Response = {
      description: node.value.description ?? '',
      headers: readHeaders(reader, node),
      media: content?.media,
      examples: content === undefined ? {} : namedExamples(content.node),
      links: (node.written('links')?.children() ?? []).map(([key, link]) =>
        readLink(reader, key, link.followed() as ContractNode<RawLink>),
      ),
    };
    reader.nodes.set(response, node);
    return [status, response] as const;
  });
  return Object.fromEntries(pairs);
}

function readJson(
  reader: Reader,
  direction: Direction,
  content: ContractNode<Record<string, Oas3MediaType>> | undefined,
): { node: ContractNode<Oas3MediaType>; media: Media } | undefined {
  for (const [type, node] of content?.children() ?? [])
    if (type !== JSON_TYPE)
      node.refuse(`bodies of type ${type} are not supported, only ${JSON_TYPE}`);
  const node = content?.written(JSON_TYPE);
  if (node === undefined) return undefined;
  const schemaNode = node.written('schema');
  const schema =
    schemaNode === undefined ? {} : directed(reader, direction, reader.readSchema(schemaNode));
  return { node, media: { schema, example: exampleOf(reader, direction, node, schema) } };
}

function namedExamples(media: ContractNode<Oas3MediaType>): Record<string, unknown> {
  const pairs = (media.written('examples')?.children() ?? []).map(([key, written]) => {
    const node = written.followed();
    if (node.value.externalValue !== undefined)
      node.refuse('the value of an example must be written in the contract, not in another file');
    return [node.refName ?? key, node.value.value];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

function readHeaders(reader: Reader, response: ContractNode<Oas3Response>): Response['headers'] {
  const pairs = (response.written('headers')?.children() ?? []).flatMap(([name, written]) => {
    const node = written.followed();
    const { description, deprecated, required = false } = node.value;
    const schemaNode = node.written('schema');
    if (schemaNode === undefined) node.refuse(`the header ${name} needs a schema`);
    const schema = schemaNode === undefined ? {} : reader.readSchema(schemaNode);
    return [[name, { description, deprecated, required, schema }] as const];
  });
  return Object.fromEntries(pairs);
}

function readLink(reader: Reader, key: string, node: ContractNode<RawLink>): Link {
  const { operationId, operationRef } = node.value;
  const requestBody = node.value['x-request-body'] ?? node.value.requestBody ?? {};
  const to = operationId ?? operationOf(reader, operationRef ?? '');
  if (to === undefined)
    node.refuse('a link must name an operation of this file, by operationId or by #/paths/…');
  const parameters = Object.entries(node.value.parameters ?? {}).map(([name, expression]) => [
    name.replace(/^(path|query|header)\./, ''),
    expression,
  ]);
  if (
    typeof requestBody !== 'object' ||
    [...parameters.map(([, value]) => value), ...Object.values(requestBody ?? {})].some(
      (value) => typeof value !== 'string',
    )
  )
    node.refuse('parameters, requestBody and x-request-body of a link must be texts by name');
  const link: Link = {
    name: node.refName ?? key,
    to: to ?? '',
    parameters: Object.fromEntries(parameters) as Record<string, string>,
    body: (requestBody ?? {}) as Record<string, string>,
  };
  reader.nodes.set(link, node);
  return link;
}

function operationOf({ root }: Reader, ref: string): string | undefined {
  const [, path = '', name] = /^#\/paths\/([^/]+)\/(\w+)$/.exec(ref) ?? [];
  const item = root.written('paths')?.child(path.replaceAll('~1', '/').replaceAll('~0', '~'));
  const method = METHODS.find((known) => known === name);
  return method && item?.value[method]?.operationId;
}
