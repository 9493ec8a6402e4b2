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
import { REFUSED } from './schema/keywords.ts';
import { ContractNode } from './node.ts';
import { Problems } from './problems.ts';
import type { Place } from './problems.ts';

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

/** A contract with resolved references, and its collected problems. */
export interface LoadedContract {
  readonly root: ContractNode<Oas3_1Definition>;
  readonly problems: Problems;
}

/** Parses the contract and the files that it refers to; throws a ContractError if it is invalid. */
export async function loadContract(text: string, file: string): Promise<LoadedContract> {
  const problems = new Problems(file);
  const document = parseRoot(text, file, problems);
  // The library cannot follow such references.
  for (const place of circularReferences(document))
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
  return { root: new ContractNode(document.parsed, place, { refs, problems }), problems };
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
function circularReferences({ source, parsed }: Document): Place[] {
  const references = new Map<string, string>();
  collect(parsed, '#', references, new Set());
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
  seen: Set<unknown>,
): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isRef(value)) references.set(pointer, value.$ref);
  for (const [key, inner] of Object.entries(value))
    collect(inner, `${pointer}/${escapePointerFragment(key)}`, references, seen);
}
