import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { readContract } from '../contract/read-contract.ts';
import { BANNER } from '../literal.ts';
import { constraintsFile } from './constraints.ts';
import {
  callExceptionsFile,
  endpointsFile,
  errorResponsesFile,
  examplesFile,
  operationsFile,
  rolesFile,
} from './operations.ts';
import { requestSchemasFile } from './request-schemas.ts';
import { responseShapesFile } from './response-shapes.ts';
import { responseValidatorsFile, requestValidatorsFile } from './validators.ts';

/** The contract of this repository. */
export const contractPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/**
 * Every generated file, by its path inside src/generated, from the text of a contract; `path` names it in problems. Throws a
 * ContractError where the contract is invalid or not supported.
 */
export async function generateFiles(
  text: string,
  path: string = contractPath,
): Promise<Map<string, string>> {
  const contract = await readContract(text, path);
  const types = await openapiTS(text, { defaultNonNullable: false });
  const files = new Map([
    ['schema.ts', `${BANNER}${astToString(types)}`],
    ['roles.ts', rolesFile(contract)],
    ['operations.ts', operationsFile(contract)],
    ['endpoints.ts', endpointsFile(contract)],
    ['error-responses.ts', errorResponsesFile(contract)],
    ['response-shapes.ts', responseShapesFile(contract)],
    ['constraints.ts', constraintsFile(contract)],
    ['request-schemas.ts', requestSchemasFile(contract)],
    ['call-exceptions.ts', callExceptionsFile(contract)],
    ['examples.ts', examplesFile(contract)],
    ['request-validators.ts', requestValidatorsFile(contract)],
    ['response-validators.ts', responseValidatorsFile(contract)],
  ]);
  contract.document.throwIfRefused();
  return files;
}
