import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { useId } from 'react';
import { FailedList } from '../../shared/FailedList.tsx';
import { texts } from '../../shared/texts.ts';
import { ClassesSkeleton } from './ClassesSkeleton.tsx';
import { DeleteRow } from './DeleteRow.tsx';
import * as styles from './DeleteList.css.ts';
import { dialogTexts, pageTexts } from './texts.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** The day's classes with those who reserved them, to choose from. */
export const DeleteList = ({ mode: { classes: state, chosenIds, setChosenIds, failures } }: { mode: DeleteMode }) => {
  const titleId = useId();
  if (state.status === 'loading') return <ClassesSkeleton />;
  if (state.status === 'failed') return <FailedList description={pageTexts.failedList} onRetry={state.retry} />;
  if (state.rows.length === 0) return <EmptyState title={texts.emptyList} description={dialogTexts.noneThatDay} />;
  const allIds = state.rows.map(({ classId }) => classId);
  const areAllChosen = allIds.every((id) => chosenIds.has(id));
  const choose = (id: number, isChosen: boolean) => setChosenIds(new Set(isChosen ? [...chosenIds, id] : [...chosenIds].filter((other) => other !== id)));
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {dialogTexts.classes}
        </span>
        <Button variant="ghost" size="sm" onPress={() => setChosenIds(new Set(areAllChosen ? [] : allIds))}>
          {areAllChosen ? dialogTexts.chooseNone : dialogTexts.chooseAll}
        </Button>
      </div>
      <ul role="list" className={styles.rows}>
        {state.rows.map((one) => (
          <li key={one.classId}>
            <DeleteRow
              one={one}
              isChosen={chosenIds.has(one.classId)}
              onChoose={(isChosen) => choose(one.classId, isChosen)}
              failure={failures.get(one.classId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
