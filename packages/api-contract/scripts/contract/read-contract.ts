import { checkSchemas } from './ajv.ts';
import { ContractDocument } from './document.ts';
import { METHODS } from './model.ts';
import type {
  Contract,
  Link,
  Media,
  Operation,
  Parameter,
  Response,
  Schema,
  WireType,
} from './model.ts';
import { partsOf, typesOf, type Schemas } from './schemas.ts';

/** The role of a caller without a token. */
const ANONYMOUS = 'ROLE_ANONYMOUS';

/** The parts of the document that are read, as the lint has checked them; any of them may be a reference. */
interface RawExample {
  value?: unknown;
}
interface RawMedia extends RawExample {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, RawExample>;
}
type RawContent = Record<string, RawMedia>;
interface RawParameter extends RawMedia {
  name: string;
  in: Parameter['in'];
  required?: boolean;
  explode?: boolean;
}
interface RawLink {
  operationId?: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
  /** The fields of the next body: several generators refuse an object in `requestBody`. */
  'x-request-body'?: Record<string, string>;
}
interface RawResponse {
  content?: RawContent;
  links?: Record<string, RawLink>;
}
interface RawOperation {
  operationId: string;
  tags?: string[];
  security?: object[];
  'x-roles'?: unknown;
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: RawContent };
  responses: Record<string, RawResponse>;
}
type RawItem = { parameters?: RawParameter[] } & Partial<Record<Operation['method'], RawOperation>>;
interface RawDocument {
  security?: object[];
  paths?: Record<string, RawItem>;
  components?: { schemas?: Record<string, Schema> };
}

/** Reads the contract from the text of `file`. Throws a ContractError with every place that is invalid or not supported. */
export async function readContract(text: string, file: string): Promise<Contract> {
  const document = new ContractDocument(text, file);
  await document.lint();
  document.throwIfRefused();
  const root: RawDocument = document.root;
  const schemas = root.components?.schemas ?? {};
  const reader = { document, schemas, roles: rolesOf(document, schemas), security: root.security };
  const contract: Contract = {
    text,
    operations: Object.entries(root.paths ?? {}).flatMap(([path, item]) =>
      METHODS.flatMap((method) => readOperation(reader, path, item, method) ?? []),
    ),
    schemas,
    roles: reader.roles,
    refuse: (part, message) => document.refuse(part, message),
    throwIfRefused: () => document.throwIfRefused(),
  };
  if (contract.operations.length === 0) document.refuse(root, 'a contract needs an operation');
  document.throwIfRefused();
  checkSchemas(contract);
  return contract;
}

interface Reader {
  document: ContractDocument;
  schemas: Schemas;
  roles: readonly string[];
  security: object[] | undefined;
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
  item: RawItem,
  method: Operation['method'],
): Operation | undefined {
  const raw = item[method];
  if (raw === undefined) return undefined;
  const { document } = reader;
  const { operationId: id, tags = [], requestBody, responses } = raw;
  const roles = readRoles(reader, raw);
  const isPublic = roles.includes(ANONYMOUS);
  const security = raw.security ?? reader.security ?? [];
  const needsToken =
    security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
  if (needsToken === isPublic)
    document.refuse(raw, `security and x-roles disagree on whether ${id} needs a token`);
  if (method === 'get' && requestBody) document.refuse(raw, 'a GET cannot have a body');
  return {
    id,
    method,
    path,
    tag: tags[0] ?? 'default',
    roles,
    isPublic,
    ...readParameters(reader, path, item, raw),
    body: requestBody && readBody(reader, requestBody),
    responses: Object.fromEntries(
      document.entries(responses).map(({ key, part }) => [key, readResponse(document, part)]),
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
  reader: Reader,
  path: string,
  ...owners: readonly { parameters?: RawParameter[] }[]
): Record<'params' | 'query' | 'headers', Parameter[]> {
  const byName = new Map<string, RawParameter>();
  for (const raw of owners.flatMap(({ parameters = [] }) => parameters)) {
    const { part } = reader.document.follow(raw);
    byName.set(`${part.in} ${part.name}`, part);
  }
  const all = [...byName.values()].flatMap((raw) => readParameter(reader, raw) ?? []);
  const from = (place: Parameter['in']) => all.filter((parameter) => parameter.in === place);
  const query = from('query');
  if (new Set(query.flatMap(({ wire }) => wire.list ?? [])).size > 1)
    reader.document.refuse(
      owners[1] ?? {},
      'one query cannot have lists with explode: true and with explode: false',
    );
  const position = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  return {
    params: from('path').sort((a, b) => position(a) - position(b)),
    query,
    headers: from('header'),
  };
}

function readParameter({ document, schemas }: Reader, raw: RawParameter): Parameter | undefined {
  const { name, in: place, required = false, schema = {}, explode = place === 'query' } = raw;
  const type = onlyType(schemas, schema);
  const items = partsOf(schemas, schema).find((part) => part.items !== undefined)?.items;
  const textType = type === 'array' ? onlyType(schemas, items ?? {}) : type;
  if (!isWireType(textType)) {
    document.refuse(
      raw,
      `the parameter ${name} must have one type of ${WIRE_TYPES.join(', ')}, or be a list of one`,
    );
    return undefined;
  }
  const list = explode ? 'repeated' : 'commas';
  const wire = type === 'array' ? ({ type: textType, list } as const) : { type: textType };
  const example = exampleOf(document, raw);
  if (required && example === undefined)
    document.refuse(
      raw,
      `the required parameter ${name} needs an example; generated requests use it`,
    );
  return { name, in: place, required, schema, example, wire };
}

const WIRE_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean'];

function isWireType(type: string | undefined): type is WireType {
  return type !== undefined && WIRE_TYPES.includes(type);
}

/** The one type of a schema; in the text of a parameter null and absent are the same. */
function onlyType(schemas: Schemas, schema: Schema): string | undefined {
  const types = partsOf(schemas, schema).flatMap(typesOf);
  const [type, ...others] = new Set(types.filter((each) => each !== 'null'));
  return others.length === 0 ? type : undefined;
}

function readBody(
  { document }: Reader,
  written: NonNullable<RawOperation['requestBody']>,
): Operation['body'] {
  const { part } = document.follow(written);
  const media = readMedia(document, part.content);
  if (media?.example === undefined)
    document.refuse(part, 'the request body needs an example; generated requests use it');
  return media && { required: part.required ?? false, ...media };
}

function readMedia(document: ContractDocument, content: RawContent = {}): Media | undefined {
  const raw = content['application/json'];
  return raw && { schema: raw.schema ?? {}, example: exampleOf(document, raw) };
}

/** The example, or the first of several. */
function exampleOf(document: ContractDocument, { example, examples }: RawMedia): unknown {
  return example ?? document.entries(examples)[0]?.part.value;
}

function readResponse(document: ContractDocument, place: RawResponse): Response {
  const { content, links } = place;
  const examples = document.entries(content?.['application/json']?.examples);
  return {
    place,
    media: readMedia(document, content),
    examples: Object.fromEntries(examples.map(({ name, part }) => [name, part.value])),
    links: document.entries(links).map(({ name, part }): Link => ({
      place: part,
      name,
      to: part.operationId ?? '',
      parameters: part.parameters ?? {},
      body: part['x-request-body'] ?? part.requestBody ?? {},
    })),
  };
}
