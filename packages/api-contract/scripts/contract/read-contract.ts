import type { Oas3_1Definition } from '@redocly/openapi-core';
import type { Contract } from './model.ts';
import { loadContract } from './load.ts';
import { readOperations } from './read-operations.ts';
import { checkValues, endlessSchemas } from './check-values.ts';
import type { ContractNode } from './node.ts';
import type { Problems } from './problems.ts';
import { Reader } from './reader.ts';

/**
 * Reads the contract from the text of `file`, and the files beside it that it refers to. Throws a
 * ContractError with every place that is invalid or not supported.
 */
export async function readContract(text: string, file: string): Promise<Contract> {
  const { root, problems } = await loadContract(text, file);
  try {
    return readFrom(root, problems);
  } catch (error) {
    // What the linter has found may be what could not be read.
    problems.throwIfAny();
    throw error;
  }
}

function readFrom(root: ContractNode<Oas3_1Definition>, problems: Problems): Contract {
  root.written('webhooks')?.refuse('webhooks are not supported; nothing here could receive one');
  const reader = new Reader(root);
  const roles = readRoleNames(reader);
  const contract: Contract = {
    operations: readOperations(reader, roles),
    schemas: reader.schemas,
    roles,
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

/** The roles in the enumeration of the schema RoleName. */
function readRoleNames({ root }: Reader): string[] {
  const node = root.written('components')?.written('schemas')?.child('RoleName');
  const values = node?.value.enum;
  if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  (node ?? root).refuse('components/schemas/RoleName must list the roles of the contract as enum');
  return [];
}
