import { listOperations, readSpec } from '../spec.ts';
import { responseShapesFile } from './response-shapes.ts';
import { errorResponsesFile } from './error-responses.ts';
import { constraintsFile } from './constraints.ts';
import { examplesFile } from './examples.ts';
import { linksFile } from './links.ts';
import { operationsFile } from './operations.ts';
import { requestRulesFile } from './request-rules.ts';
import { requestSchemasFile } from './request-schemas.ts';
import { schemaFile } from './schema.ts';
import { mutationsWithResponseFile } from './mutations-with-response.ts';
import { responseValidatorsFile, requestValidatorsFile, validatorTypesFile } from './validators.ts';

/** Every generated file, by its path inside src/generated, from the text of openapi.yaml. */
export async function generateFiles(specText: string): Promise<Map<string, string>> {
  const spec = readSpec(specText);
  const operations = listOperations(spec);
  return new Map([
    ['schema.ts', await schemaFile(spec)],
    ['operations.ts', operationsFile(operations)],
    ['error-responses.ts', errorResponsesFile(spec, operations)],
    ['response-shapes.ts', responseShapesFile(spec, operations)],
    ['constraints.ts', constraintsFile(spec, operations)],
    ['request-rules.ts', requestRulesFile(spec, operations)],
    ['request-schemas.ts', requestSchemasFile(spec, operations)],
    ['links.ts', linksFile(spec, operations)],
    ['mutations-with-response.ts', mutationsWithResponseFile(operations)],
    ['examples.ts', examplesFile(operations)],
    ['validators/requests.js', requestValidatorsFile(spec, operations)],
    ['validators/requests.d.ts', validatorTypesFile('requestValidators')],
    ['validators/responses.js', responseValidatorsFile(spec, operations)],
    ['validators/responses.d.ts', validatorTypesFile('responseValidators')],
  ]);
}
