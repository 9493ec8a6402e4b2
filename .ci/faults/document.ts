import type { Cell } from '../../apps/web/e2e/faults/cells.ts';
import { retry } from '../../apps/web/e2e/faults/texts.ts';

export const documentFile = 'docs/faults.md';

const quoted = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(' ');

/** What the user sees and does in a cell. */
function seen({ screen, outcome }: Cell) {
  if (outcome === null)
    return screen.type === 'action'
      ? `done: \`${screen.success}\``
      : 'the right rows, `–` for what is wrong';
  const { texts, notice, canRetry } = outcome;
  const again = screen.type === 'action' ? 'once more: done' : `${retry}: the data`;
  return [
    quoted(texts),
    ...(notice === undefined ? [] : [`then the notice \`${notice}\``]),
    ...(canRetry ? [again] : []),
  ].join('; ');
}

/** Why a cell differs from the others of its kind. */
function reasonOf({ screen, fault, outcome }: Cell) {
  const exception = screen.exceptions?.find(({ faults }) => faults.includes(fault));
  if (exception !== undefined) return exception.why;
  const hasRetry = screen.type === 'action' || screen.noRetry === undefined;
  return hasRetry || outcome === null ? '' : screen.noRetry;
}

function rowsOf(cells: readonly Cell[]) {
  const rows = new Map<string, Cell[]>();
  for (const cell of cells) {
    const { operation, screen } = cell;
    const key = [
      `\`${operation}\``,
      `${screen.title} (${screen.id})`,
      seen(cell),
      reasonOf(cell),
    ].join(' | ');
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows].map(([key, same]) => {
    const [operation, screen, ...rest] = key.split(' | ');
    return `| ${[operation, screen, same.map(({ fault }) => fault).join(', '), ...rest].join(' | ')} |`;
  });
}

/** docs/faults.md: what the user sees of every fault on every screen. */
export function documentOf(cells: readonly Cell[]): string {
  return `# Faults

<!-- Written by \`pnpm faults --all --write\` after a run in which every cell was right. -->

${cells.length} cells: every operation, on every screen that uses it, with every fault. In each of them the page keeps its heading and its other lists, an action is
sent once and keeps what was typed, a read is sent again at most twice, and the texts below are seen. Where there is
a next step, the fault ends and the step succeeds. [Decision 024](decisions/024-faults-as-a-table.md) has the reasons.

| fault | response |
| --- | --- |
| offline | none: the connection breaks |
| hang | none within the time limit |
| 401, 403, 404, 409, 500 | this status with the contract's message, if it has one |
| html-502 | a proxy's page |
| broken-json | the right body, cut off |
| null, object, odd-rows, empty | 200 with \`null\`, with an object, with odd rows around the right ones, without a body |

| operation | screen | fault | the user sees | why |
| --- | --- | --- | --- | --- |
${rowsOf(cells).join('\n')}
`;
}

/** The text without table alignment and line breaks. */
export function withoutLayout(text: string) {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ');
}
