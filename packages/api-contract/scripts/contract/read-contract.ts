import {
  BaseResolver,
  YamlParseError,
  createConfig,
  escapePointerFragment,
  getTypes,
  isAbsoluteUrl,
  isPlainObject,
  isRef,
  lintDocument,
  makeDocumentFromString,
  normalizeTypes,
  resolveDocument,
} from '@redocly/openapi-core';
import type { Document, NormalizedProblem, Oas3_1Definition, Source } from '@redocly/openapi-core';
import { checkValues, endlessSchemas } from './ajv.ts';
import type { Contract } from './model.ts';
import { ContractNode } from './node.ts';
import { Problems, type Place } from './problems.ts';
import { readOperations } from './read-operations.ts';
import { Reader } from './reader.ts';
import { REFUSED } from './schema/keywords.ts';

const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'no-identical-paths': 'error',
  'path-declaration-must-exist': 'error',
} as const;

/** Reads files only: a contract must not depend on the response of a server. */
class FileResolver extends BaseResolver {
  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef))
      throw new Error(
        'a reference to another server is not read; copy the file beside openapi.yaml',
      );
    return super.loadExternalRef(absoluteRef);
  }
}

/**
 * Reads the contract from the text of `file`, and the files beside it that it refers to. Throws a
 * ContractError with every place that is invalid or not supported.
 */
export async function readContract(text: string, file: string): Promise<Contract> {
  const problems = new Problems(file);
  const root = await resolvedRoot(parseRoot(text, file, problems), problems).catch(
    (error: unknown) => {
      // The library does not say where it is.
      if (/circular pointer/.test(String(error)))
        problems.addLine(file, 1, '#/', 'references from file to file lead back to themselves');
      problems.throwIfAny();
      throw error;
    },
  );
  try {
    return readFrom(root, problems);
  } catch (error) {
    // A problem that the linter found is the likely cause.
    problems.throwIfAny();
    throw error;
  }
}

async function resolvedRoot(
  document: Document<Oas3_1Definition>,
  problems: Problems,
): Promise<ContractNode<Oas3_1Definition>> {
  // The library cannot follow such references.
  for (const place of circularReferences(document, problems))
    problems.add(place, 'this reference leads back to itself');
  problems.throwIfAny();
  const externalRefResolver = new FileResolver();
  const config = await createConfig({ rules: RULES });
  for (const problem of await lintDocument({ document, config, externalRefResolver }))
    addProblem(problems, problem);
  const refs = await resolveDocument({
    rootDocument: document,
    externalRefResolver,
    rootType: normalizeTypes(getTypes('oas3_1'), config).Root!,
  });
  const place = { source: document.source, pointer: '#/' };
  return new ContractNode(document.parsed, place, { refs, problems });
}

function readFrom(root: ContractNode<Oas3_1Definition>, problems: Problems): Contract {
  root.written('webhooks')?.refuse('webhooks are not supported; nothing here could receive one');
  const reader = new Reader(root);
  const contract: Contract = {
    operations: readOperations(reader),
    schemas: reader.schemas,
    roles: reader.roles,
    refuse: (part, message) => (reader.nodes.get(part) ?? root).refuse(message),
    throwIfRefused: () => problems.throwIfAny(),
  };
  if (contract.operations.length === 0)
    (root.written('paths') ?? root).refuse('a contract needs an operation');
  for (const schema of endlessSchemas(contract.schemas))
    contract.refuse(schema, 'this schema refers to itself for the same value, without an end');
  problems.throwIfAny();
  checkValues(reader, contract);
  problems.throwIfAny();
  return contract;
}

function addProblem(
  problems: Problems,
  { location: [location], message }: NormalizedProblem,
): void {
  if (location?.pointer === undefined) {
    if (location !== undefined)
      problems.addLine(location.source.absoluteRef, location.start.line, '#/', message);
    return;
  }
  const { source, pointer } = location;
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1);
  problems.add({ source, pointer }, REFUSED.get(keyword) ?? message);
}

function parseRoot(text: string, file: string, problems: Problems): Document<Oas3_1Definition> {
  try {
    const document = makeDocumentFromString<Oas3_1Definition>(text, file);
    const version: unknown = isPlainObject(document.parsed)
      ? document.parsed['openapi']
      : undefined;
    if (typeof version !== 'string' || !/^3\.1\.\d+$/.test(version))
      problems.addLine(
        file,
        1,
        '#/openapi',
        'the version must be 3.1.x; convert an older document first',
      );
    return document;
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    problems.addLine(file, error.line, '#/', `the YAML cannot be read: ${error.message}`);
    problems.throwIfAny();
    throw error;
  }
}

/** The references inside one file that never reach anything but references. */
function circularReferences({ source, parsed }: Document, problems: Problems): Place[] {
  const references = new Map<string, string>();
  const refuse = (pointer: string) =>
    problems.add({ source, pointer }, 'this alias is inside its own anchor; write a $ref');
  collect(parsed, '#', references, new Map(), refuse);
  return [...references.keys()].flatMap((pointer) => {
    const seen = new Set<string>();
    let next: string | undefined = pointer;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      next = references.get(next);
    }
    return next === undefined ? [] : [{ source, pointer }];
  });
}

/** YAML anchors may make a document a graph, so each value is visited once. */
function collect(
  value: unknown,
  pointer: string,
  references: Map<string, string>,
  isOpen: Map<unknown, boolean>,
  refuse: (pointer: string) => void,
): void {
  if (isOpen.get(value) === true) refuse(pointer);
  if (typeof value !== 'object' || value === null || isOpen.has(value)) return;
  isOpen.set(value, true);
  if (isRef(value)) references.set(pointer, value.$ref);
  for (const [key, inner] of Object.entries(value))
    collect(inner, `${pointer}/${escapePointerFragment(key)}`, references, isOpen, refuse);
  isOpen.set(value, false);
}
