import { BANNER, literal } from '../literal.ts';
import { refName } from '../spec.ts';
import type { FlatOperation, Spec } from '../spec.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** How an operation's response leads to a call of another; values are runtime expressions. */
export interface OperationLink {
  readonly name: string;
  readonly from: OperationId;
  readonly to: OperationId;
  /** Path and query parameters of the next call. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Fields of the next call's body. */
  readonly body: Readonly<Record<string, string>>;
}
`;

/** links.ts: the links of openapi.yaml, operation by operation. */
export function linksFile(spec: Spec, operations: FlatOperation[]): string {
  const rows = operations.flatMap((operation) =>
    operation.links.map(
      (use) => `  ${literal(linkRow(spec, operation, refName(use.$ref)), '  ')},\n`,
    ),
  );
  return `${BANNER}
${HEAD}
/** Every link of the contract. */
export const links: readonly OperationLink[] = [
${rows.join('')}];
`;
}

function linkRow(spec: Spec, { id }: FlatOperation, name: string): object {
  const link = spec.components.links[name];
  if (link === undefined) throw new Error(`openapi.yaml: ${id} uses an unknown link ${name}`);
  return {
    name,
    from: id,
    to: link.operationId,
    parameters: link.parameters ?? {},
    body: link['x-request-body'] ?? {},
  };
}
