import { Table } from '@fitness/ui/Table';
import type { ReactNode } from 'react';
import { keysOf } from './flat-tokens.ts';
import * as styles from './foundation-page.css.ts';

/** A page about a group of tokens. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** A section of a FoundationPage. */
export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

type TokenRow = readonly [name: string, ...cells: ReactNode[]];

/** A table of tokens, whose first column is the row header. */
export function TokenTable({
  label,
  columns,
  widths = [12],
  rows,
}: {
  label: string;
  columns: readonly string[];
  /** The widths of the first columns, in rem. */
  widths?: readonly number[];
  rows: readonly TokenRow[];
}) {
  return (
    <Table
      label={label}
      columns={columns.map((header, index) => ({
        id: header,
        header,
        width: widths[index] ?? 8,
        isRowHeader: index === 0,
        render: (row: TokenRow) => row[index],
      }))}
      items={rows}
      itemId={([name]) => name}
      state={{ status: 'ready' }}
      emptyText=""
    />
  );
}

interface TokenGroupProps<Name extends string> {
  label: string;
  tokens: Readonly<Record<Name, string>>;
  renderSample?: (name: Name) => ReactNode;
  uses?: Readonly<Record<Name, string>>;
}

/** A table of the names and values of a group of tokens, with samples and uses. */
export function TokenGroup<Name extends string>({
  label,
  tokens,
  renderSample,
  uses,
}: TokenGroupProps<Name>) {
  const columns = ['이름', renderSample && '예시', '값', uses && '용도'];
  const rows = keysOf(tokens).map((name): TokenRow => {
    const value = <code key="value">{tokens[name]}</code>;
    return [
      name,
      ...(renderSample ? [renderSample(name)] : []),
      value,
      ...(uses ? [uses[name]] : []),
    ];
  });
  return (
    <TokenTable
      label={label}
      columns={columns.filter((column) => column !== undefined)}
      widths={renderSample && [8, 24]}
      rows={rows}
    />
  );
}
