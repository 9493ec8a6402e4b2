import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { useId } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { texts } from '../../../shared/texts.ts';
import { ClassesSkeleton } from '../calendar/ClassesSkeleton.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import * as styles from './DeleteList.css.ts';
import { dialogTexts, pageTexts } from '../texts.ts';
import type { ManagedClass } from '../calendar/timetable.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** The day's classes with those who reserved them, to choose from; those that have begun say so and cannot be chosen. */
export function DeleteList({
  mode: { classes: state, deletable, chosen, setChosenIds, failures },
}: {
  mode: DeleteMode;
}) {
  const titleId = useId();
  if (state.status === 'loading') return <ClassesSkeleton />;
  if (state.status === 'failed')
    return <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />;
  if (state.rows.length === 0)
    return <EmptyState title={texts.emptyList} description={dialogTexts.noneThatDay} />;
  const areAllChosen = chosen.length === deletable.length;
  const choose = (classes: readonly ManagedClass[]) =>
    setChosenIds(classes.map(({ classId }) => classId));
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {dialogTexts.classes}
        </span>
        {deletable.length > 0 && (
          <Button variant="ghost" size="sm" onPress={() => choose(areAllChosen ? [] : deletable)}>
            {areAllChosen ? dialogTexts.chooseNone : dialogTexts.chooseAll}
          </Button>
        )}
      </div>
      <ul role="list" className={styles.rows}>
        {state.rows.map((one) => (
          <li key={one.classId}>
            <DeleteRow
              one={one}
              isChosen={chosen.includes(one)}
              onChoose={(isChosen) =>
                choose(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
              hasStarted={!deletable.includes(one)}
              failure={failures.get(one.classId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
