import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { BANNER } from '../literal.ts';
import type { Spec } from '../spec.ts';

/** schema.ts: the types of all paths, operations and components. */
export async function schemaFile(spec: Spec): Promise<string> {
  const copy = structuredClone(spec) as unknown as OpenAPI3;
  return `${BANNER}${astToString(await openapiTS(copy))}`;
}
