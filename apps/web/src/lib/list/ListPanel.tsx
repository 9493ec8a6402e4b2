import { Panel } from '@fitness/ui/Panel';
import { RowList, type RowListProps, RowListSkeleton } from '@fitness/ui/RowList';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { FailedList } from './FailedList.tsx';
import type { ListState } from './list-state.ts';

export interface ListPanelProps<Item> extends Pick<
  RowListProps,
  'columns' | 'density' | 'isAnimated'
> {
  id?: string;
  title: string;
  aside?: ReactNode;
  /** Controls of the list beside its title. */
  actions?: ReactNode;
  /** Shown between the title and the rows, in every state. */
  head?: ReactNode;
  state: ListState<Item>;
  loadingLabel: string;
  /** The number of skeleton rows. */
  expectedRows: number;
  /** The text after a failure that the data is not lost. */
  failedNote: string;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Shown below the rows and below `empty`. */
  foot?: ReactNode;
  /** Renders a Row. */
  children: (item: Item) => ReactNode;
}

function Rows<Item>(
  props: Omit<ListPanelProps<Item>, 'id' | 'title' | 'aside' | 'actions' | 'head' | 'foot'>,
) {
  const { state, loadingLabel, expectedRows, failedNote, empty, children, isAnimated, ...layout } =
    props;
  if (state.status === 'loading')
    return <RowListSkeleton {...layout} rows={expectedRows} label={loadingLabel} />;
  if (state.status === 'failed') return <FailedList note={failedNote} onRetry={state.onRetry} />;
  if (state.rows.length === 0 && empty) return empty;
  return (
    <RowList {...layout} isAnimated={isAnimated} emptyText={texts.emptyList}>
      {state.rows.map(children)}
    </RowList>
  );
}

/**
 * A list in a panel. The title stays visible when a row throws, and the panel receives the focus when the focused row is removed.
 */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { id, title, aside, actions, head, foot, ...rows } = props;
  return (
    <Panel {...useFocusAfterRemoval()} id={id} title={title} aside={aside} actions={actions}>
      {head}
      <Rows {...rows} />
      {rows.state.status === 'ready' && foot}
    </Panel>
  );
}
