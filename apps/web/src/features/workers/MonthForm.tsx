import { Button } from '@fitness/ui/Button';
import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import type { ListState } from '../../shared/list/list-state.ts';
import { type Month, months, stateOf, yearsOn } from './month.ts';
import { workerTexts } from './texts.ts';
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
    <FilterBar
      summary={
        <>
          {state.status === 'ready' && state.rows.length > 0 && (
            <Text as="strong" tone="default">
              {summaryOf(state.rows)}
            </Text>
          )}
          {note !== null && state.status !== 'loading' && <span>{note}</span>}
        </>
      }
      actions={
        <Show above="tablet">
          <Button variant="ghost" size="sm" onPress={() => window.print()}>
            {workerTexts.print}
          </Button>
        </Show>
      }
    >
      <FilterField>
        <Select
          label={workerTexts.year}
          value={month.year}
          options={optionsOf(yearsOn(today))}
          onChange={(year) => onChoose({ ...month, year })}
        />
      </FilterField>
      <FilterField>
        <Select
          label={workerTexts.month}
          value={month.month}
          options={optionsOf(months)}
          onChange={(chosen) => onChoose({ ...month, month: chosen })}
        />
      </FilterField>
    </FilterBar>
  );
}
