import { Panel } from '@fitness/ui/Panel';
import { RowList, type RowListProps, RowListSkeleton } from '@fitness/ui/RowList';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import { texts } from '../../../shared/texts.ts';
import { pageTexts } from '../texts.ts';

/** Props of an element that receives focus when a refresh removes the focused row inside it. */
function useFocusAfterRemoval() {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  // Removing a focused element fires no event.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (hadFocus.current && document.activeElement === document.body)
        ref.current?.focus({ preventScroll: true });
    });
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hadFocus.current = currentTarget.contains(relatedTarget);
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}

export interface DaySectionProps<Item> {
  title: string;
  aside: ReactNode;
  state: ListState<Item>;
  loadingLabel: string;
  expectedRows: number;
  columns?: RowListProps['columns'];
  empty?: ReactNode;
  /** Renders a Row. */
  children: (item: Item) => ReactNode;
}

/** A list of day management, which keeps the focus when a refresh removes a row. */
export function DaySection<Item>(props: DaySectionProps<Item>) {
  const { title, aside, state, loadingLabel, expectedRows, columns, empty, children } = props;
  return (
    <Panel {...useFocusAfterRemoval()} title={title} aside={aside}>
      {state.status === 'loading' && (
        <RowListSkeleton rows={expectedRows} label={loadingLabel} columns={columns} />
      )}
      {state.status === 'failed' && (
        <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' &&
        ((state.rows.length === 0 && empty) || (
          <RowList columns={columns} emptyText={texts.emptyList}>
            {state.rows.map(children)}
          </RowList>
        ))}
    </Panel>
  );
}
