import type {
  Oas3MediaType,
  Oas3Operation,
  Oas3PathItem,
  Oas3RequestBody,
  Oas3Response,
  Oas3_1Definition,
  Referenced,
} from '@redocly/openapi-core';
import { checkSchemas } from './ajv.ts';
import { ContractDocument } from './document.ts';
import { METHODS } from './model.ts';
import type { Contract, Media, Operation, Parameter, Response, Schema } from './model.ts';
import { partsOf, typesOf, type Schemas } from './schemas.ts';

/** The role of a caller without a token. */
const ANONYMOUS = 'ROLE_ANONYMOUS';
const TEXT_TYPES = ['string', 'integer', 'number', 'boolean'];

type RawDocument = Partial<Pick<Oas3_1Definition, 'paths' | 'security' | 'components'>>;
type RawOperation = Oas3Operation & { readonly 'x-roles'?: unknown };

interface Reader {
  document: ContractDocument;
  schemas: Schemas;
  roles: readonly string[];
  security: object[];
}

/** Reads the contract from the text of `file`. Throws a ContractError with every place that is invalid or not supported. */
export async function readContract(text: string, file: string): Promise<Contract> {
  const document = new ContractDocument(text, file);
  await document.lint();
  document.throwIfRefused();
  const { paths = {}, components, security = [] }: RawDocument = document.root;
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const roles = rolesOf(document, schemas);
  const reader = { document, schemas, roles, security };
  const contract: Contract = {
    document,
    schemas,
    roles,
    operations: Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => readOperation(reader, path, item as Oas3PathItem, method) ?? []),
    ),
  };
  if (contract.operations.length === 0)
    document.refuse(document.root, 'a contract needs an operation');
  document.throwIfRefused();
  checkSchemas(contract);
  return contract;
}

/** The roles in the enumeration of the schema RoleName. */
function rolesOf(document: ContractDocument, { RoleName }: Schemas): string[] {
  const roles = RoleName?.enum ?? [];
  if (roles.length === 0 || !roles.every((role) => typeof role === 'string'))
    document.refuse(
      RoleName ?? document.root,
      'components/schemas/RoleName must list the roles of the contract as enum',
    );
  return roles as string[];
}

function readOperation(
  reader: Reader,
  path: string,
  item: Oas3PathItem,
  method: Operation['method'],
): Operation | undefined {
  const raw = item[method];
  if (raw === undefined) return undefined;
  const { document } = reader;
  const { operationId: id = '', tags = [], security = reader.security, requestBody } = raw;
  const roles = readRoles(reader, raw);
  const isPublic = roles.includes(ANONYMOUS);
  const needsToken =
    security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
  if (needsToken === isPublic)
    document.refuse(raw, `security and x-roles disagree on whether ${id} needs a token`);
  if (method === 'get' && requestBody) document.refuse(raw, 'a GET cannot have a body');
  const parameters = readParameters(reader, item, raw);
  const from = (place: string) => parameters.filter((each) => each.in === place);
  const position = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  return {
    id,
    method,
    path,
    tag: tags[0] ?? 'default',
    roles,
    isPublic,
    params: from('path').sort((a, b) => position(a) - position(b)),
    query: from('query'),
    body: requestBody && readBody(document, requestBody),
    responses: Object.fromEntries(
      document
        .entries<Oas3Response>(raw.responses)
        .map(({ key, part }) => [key, readResponse(document, part)]),
    ),
  };
}

function readRoles({ document, roles: known }: Reader, raw: RawOperation): string[] {
  const roles = raw['x-roles'];
  if (!Array.isArray(roles) || roles.length === 0) {
    document.refuse(raw, `${raw.operationId} needs x-roles, the roles that may call it`);
    return [];
  }
  // A missing list of roles is reported by itself.
  for (const role of roles.map(String).filter((role) => known[0] && !known.includes(role)))
    document.refuse(roles, `${role} is no role; the schema RoleName lists ${known.join(', ')}`);
  return roles as string[];
}

/** The parameters of an operation: its own, and those of its path that it does not replace. */
function readParameters(
  { document, schemas }: Reader,
  item: Oas3PathItem,
  operation: Oas3Operation,
): Parameter[] {
  const raw = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (each) => document.follow(each).part,
  );
  const byName = new Map(raw.map((each) => [`${each.in} ${each.name}`, each]));
  return [...byName.values()].map((each) => {
    const { name, in: place = '', required = false } = each;
    const schema = (each.schema ?? {}) as Schema;
    const example = exampleOf(document, each);
    if (required && example === undefined)
      document.refuse(each, `the required parameter ${name} needs an example; requests use it`);
    const isList = place === 'query' && onlyType(schemas, schema) === 'array';
    const items = partsOf(schemas, schema).find((part) => part.items !== undefined)?.items;
    const type = onlyType(schemas, isList ? (items ?? {}) : schema);
    if (!TEXT_TYPES.includes(type))
      document.refuse(each, `${name} must have one type, or be a list of one type in the query`);
    return { name, in: place, required, schema, example };
  });
}

/** The one type of a schema; in the text of a parameter null and absent are the same. */
function onlyType(schemas: Schemas, schema: Schema): string {
  const types = partsOf(schemas, schema).flatMap(typesOf);
  const [type = '', ...others] = new Set(types.filter((each) => each !== 'null'));
  return others.length === 0 ? type : '';
}

function readBody(
  document: ContractDocument,
  written: Referenced<Oas3RequestBody>,
): Operation['body'] {
  const { part } = document.follow(written);
  const media = readMedia(document, part.content);
  if (media?.example === undefined)
    document.refuse(part, 'the request body needs an example; requests use it');
  return media && { required: part.required ?? false, ...media };
}

function readMedia(
  document: ContractDocument,
  content: Record<string, Oas3MediaType> = {},
): Media | undefined {
  const raw = content['application/json'];
  return raw && { schema: (raw.schema ?? {}) as Schema, example: exampleOf(document, raw) };
}

/** The example, or the first of several. */
function exampleOf(
  document: ContractDocument,
  { example, examples }: Pick<Oas3MediaType, 'example' | 'examples'>,
): unknown {
  return example === undefined ? document.entries(examples)[0]?.part.value : example;
}

function readResponse(document: ContractDocument, place: Oas3Response): Response {
  const { content } = place;
  const examples = document.entries(content?.['application/json']?.examples);
  return {
    place,
    media: readMedia(document, content),
    examples: Object.fromEntries(examples.map(({ name, part }) => [name, part.value])),
  };
}
