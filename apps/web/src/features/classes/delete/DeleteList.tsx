import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { useId } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { texts } from '../../../shared/texts.ts';
import { ClassesSkeleton } from '../calendar/ClassesSkeleton.tsx';
import type { ManagedClass } from '../calendar/timetable.ts';
import { dialogTexts, pageTexts } from '../texts.ts';
import * as styles from './DeleteList.css.ts';
import { DeleteRow } from './DeleteRow.tsx';
import type { DeleteMode } from './use-delete-mode.ts';

/** The classes of a day to select from; those that have started are disabled. */
export function DeleteList({
  mode: { classes: state, deletable, selected, setSelectedIds, failures },
}: {
  mode: DeleteMode;
}) {
  const titleId = useId();
  if (state.status === 'loading') return <ClassesSkeleton />;
  if (state.status === 'failed')
    return <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />;
  if (state.rows.length === 0)
    return <EmptyState title={texts.emptyList} description={dialogTexts.noClassesOnDay} />;
  const areAllSelected = selected.length === deletable.length;
  const select = (classes: readonly ManagedClass[]) =>
    setSelectedIds(classes.map(({ classId }) => classId));
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {dialogTexts.classes}
        </span>
        {deletable.length > 0 && (
          <Button variant="ghost" size="sm" onPress={() => select(areAllSelected ? [] : deletable)}>
            {areAllSelected ? dialogTexts.clearSelection : dialogTexts.selectAll}
          </Button>
        )}
      </div>
      <ul role="list" className={styles.rows}>
        {state.rows.map((item) => (
          <li key={item.classId}>
            <DeleteRow
              item={item}
              isSelected={selected.includes(item)}
              onSelectionChange={(isSelected) =>
                select(
                  isSelected ? [...selected, item] : selected.filter((other) => other !== item),
                )
              }
              hasStarted={!deletable.includes(item)}
              failure={failures.get(item.classId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
