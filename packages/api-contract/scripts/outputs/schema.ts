import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from '../contract/model.ts';
import { BANNER } from '../literal.ts';

/** schema.ts: the types of all paths, operations and schemas. */
export async function schemaFile({ text }: Contract): Promise<string> {
  return `${BANNER}${astToString(await openapiTS(text, { defaultNonNullable: false }))}`;
}
