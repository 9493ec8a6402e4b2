import type { Contract } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** How an operation's response leads to a call of another; values are runtime expressions. */
export interface OperationLink {
  readonly name: string;
  readonly from: OperationId;
  readonly to: OperationId;
  /** Parameters of the next call. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Fields of the next call's body. */
  readonly body: Readonly<Record<string, string>>;
}
`;

/** links.ts: the links of openapi.yaml, operation by operation. */
export function linksFile({ operations, refuse }: Contract): string {
  const ids = operations.map(({ id }) => id);
  const rows = operations.flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ links }) =>
      links.map((link) => {
        const { name, to, parameters, body } = link;
        if (!ids.includes(to)) refuse(link, `no operation is called ${to}`);
        return `  ${literal({ name, from: id, to, parameters, body }, '  ')},\n`;
      }),
    ),
  );
  return `${BANNER}
${HEAD}
/** Every link of the contract. */
export const links: readonly OperationLink[] = [
${rows.join('')}];
`;
}
