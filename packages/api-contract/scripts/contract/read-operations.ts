import type { Oas3Operation, Oas3PathItem } from '@redocly/openapi-core';
import { METHODS, type Operation } from './model.ts';
import type { ContractNode } from './node.ts';
import { readBody, readResponses } from './read-bodies.ts';
import { readParameters } from './read-parameters.ts';
import type { Reader } from './reader.ts';

type RawOperation = Oas3Operation & { readonly 'x-roles'?: unknown };

/** The role of a caller without a token. */
const ANONYMOUS = 'ROLE_ANONYMOUS';

export function readOperations(reader: Reader): Operation[] {
  const paths = reader.root.written('paths')?.children() ?? [];
  const known = new Set<string>();
  return paths.flatMap(([path, written]) => {
    const item = written.followed();
    checkItem(item);
    const problem = pathProblem(path, known);
    if (problem !== undefined) written.refuse(problem);
    return METHODS.flatMap((method) => readOperation(reader, path, item, method) ?? []);
  });
}

function readOperation(
  reader: Reader,
  path: string,
  item: ContractNode<Oas3PathItem>,
  method: Operation['method'],
): Operation | undefined {
  const node = item.child(method) as ContractNode<RawOperation> | undefined;
  if (node === undefined) return undefined;
  const { operationId: id = '', tags = [], summary, description, deprecated } = node.value;
  if (!/^[A-Za-z_$][\w$]*$/.test(id))
    node.written('operationId')?.refuse(`${id} must be a JavaScript name; it is the name in code`);
  if (reader.ids.has(id)) node.written('operationId')?.refuse(`two operations are called ${id}`);
  reader.ids.add(id);
  node.written('callbacks')?.refuse('callbacks are not supported; nothing here could receive one');
  node.written('servers')?.refuse('all operations have the servers of the contract');
  if (method === 'get') node.written('requestBody')?.refuse('a GET cannot have a body');
  const roles = readRoles(reader, node);
  const operation: Operation = {
    id,
    method,
    path,
    tag: tags[0] ?? 'default',
    summary,
    description,
    deprecated,
    roles,
    isPublic: roles.includes(ANONYMOUS),
    ...readParameters(reader, path, item, node),
    body: readBody(reader, node),
    responses: readResponses(reader, node),
  };
  reader.nodes.set(operation, node);
  if (needsToken(reader, node) === operation.isPublic)
    node.refuse(`security and x-roles disagree on whether ${id} needs a token`);
  if (!Object.keys(operation.responses).some((status) => status.startsWith('2')))
    node.refuse(`${id} has no response of success; list one, such as '200'`);
  return operation;
}

function readRoles({ roles: known }: Reader, node: ContractNode<RawOperation>): string[] {
  const written = node.written('x-roles');
  const roles = written?.value;
  if (!Array.isArray(roles) || roles.length === 0) {
    (written ?? node).refuse(`${node.value.operationId} needs x-roles, the roles that may call it`);
    return [];
  }
  for (const role of roles as unknown[]) {
    // A missing list of roles is reported by itself.
    if (known.length > 0 && !known.includes(String(role)))
      written?.refuse(`${String(role)} is no role; the schema RoleName lists ${known.join(', ')}`);
  }
  return roles as string[];
}

function needsToken({ root }: Reader, node: ContractNode<RawOperation>): boolean {
  const schemes = node.value.security ?? root.value.security ?? [];
  return schemes.length > 0 && schemes.every((scheme) => Object.keys(scheme).length > 0);
}

function checkItem(item: ContractNode<Oas3PathItem>): void {
  for (const method of ['head', 'options', 'trace'] as const)
    item.written(method)?.refuse(`${method} is not supported, only ${METHODS.join(', ')}`);
  item.written('servers')?.refuse('all paths have the servers of the contract');
}

/** Why a client and the mock backend could read a path differently; undefined where they cannot. */
function pathProblem(path: string, known: Set<string>): string | undefined {
  if (/[?#]/.test(path)) return 'a path ends before ? and #; write query parameters';
  if (path.split('/').some((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment)))
    return 'a path parameter must fill the whole part between two slashes';
  const plain = decoded(path);
  if (plain === undefined)
    return 'a path cannot contain a %; write % only to encode another character';
  const { pathname } = new URL(`http://host/${path}`);
  if (decoded(pathname) !== `/${plain}`)
    return `a client would send this path as ${pathname.slice(1)}; remove dot segments and backslashes`;
  if (known.has(plain)) return 'this path is already listed, with other characters encoded';
  known.add(plain);
  return undefined;
}

/** All but slashes decoded; undefined where a % encodes nothing or a % itself, which openapi-typescript 7.13.0 decodes twice. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
    return decodeURIComponent(plain) && plain;
  } catch {
    return undefined;
  }
}
