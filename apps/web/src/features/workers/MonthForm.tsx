import { Button } from '@fitness/ui/Button';
import { Select } from '@fitness/ui/Select';
import type { ListState } from '../../shared/list/list-state.ts';
import { type Month, months, stateOf, yearsOn } from './month.ts';
import { workerTexts } from './texts.ts';
import * as styles from './WorkerReport.css.ts';
import type { Worker } from './workers.ts';

export interface MonthFormProps {
  month: Month;
  today: string;
  state: ListState<Worker>;
  onChoose: (month: Month) => void;
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const summaryOf = (rows: readonly Worker[]) =>
  workerTexts.summary({
    workers: rows.length,
    sessions: rows.reduce((sum, { classSessionCount }) => sum + (classSessionCount ?? 0), 0),
  });

const notes = { past: null, current: workerTexts.stillCounting, future: workerTexts.notYet };

/** The choice of a month and its summary in one line. */
export function MonthForm({ month, today, state, onChoose }: MonthFormProps) {
  const note = notes[stateOf(month, today)];
  return (
    <div className={styles.bar}>
      <div className={styles.fields}>
        <Select
          label={workerTexts.year}
          value={month.year}
          options={optionsOf(yearsOn(today))}
          onChange={(year) => onChoose({ ...month, year })}
        />
        <Select
          label={workerTexts.month}
          value={month.month}
          options={optionsOf(months)}
          onChange={(chosen) => onChoose({ ...month, month: chosen })}
        />
      </div>
      <div className={styles.summary}>
        <p aria-live="polite">
          {state.status === 'ready' && state.rows.length > 0 && (
            <strong className={styles.count}>{summaryOf(state.rows)}</strong>
          )}
          {note !== null && state.status !== 'loading' && <span>{note}</span>}
        </p>
        <div className={styles.print}>
          <Button variant="ghost" size="sm" onPress={() => window.print()}>
            {workerTexts.print}
          </Button>
        </div>
      </div>
    </div>
  );
}
