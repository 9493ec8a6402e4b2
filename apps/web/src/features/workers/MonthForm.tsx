import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import { PrintButton } from '../../shared/export/PrintButton.tsx';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { type Month, months, stateOf, yearsOn } from './month.ts';
import { workerTexts } from './texts.ts';
import type { Worker } from './api.ts';

const optionsFrom = (values: readonly string[]) =>
  values.map((value) => ({ id: value, label: value }));

const notes = { past: null, current: workerTexts.stillCounting, future: workerTexts.notYet };

type MonthFormProps = {
  month: Month;
  today: string;
  list: ListState<Worker>;
  onChoose: (month: Month) => void;
};

/** The choice of a month and its summary in one line. */
export function MonthForm({ month, today, list, onChoose }: MonthFormProps) {
  const note = notes[stateOf(month, today)];
  const workers = rowsOf(list);
  const sessions = workers.reduce((sum, worker) => sum + (worker.classSessionCount ?? 0), 0);
  return (
    <FilterBar
      summary={
        <>
          {workers.length > 0 && (
            <Text as="strong" color="default">
              {workerTexts.summary({ workers: workers.length, sessions })}
            </Text>
          )}
          {note !== null && list.status !== 'loading' && <span>{note}</span>}
        </>
      }
      actions={
        <Show above="tablet">
          <PrintButton variant="ghost" />
        </Show>
      }
    >
      <FilterField>
        <Select
          label={workerTexts.year}
          value={month.year}
          items={optionsFrom(yearsOn(today, month.year))}
          onChange={(year) => onChoose({ ...month, year })}
        />
      </FilterField>
      <FilterField>
        <Select
          label={workerTexts.month}
          value={month.month}
          items={optionsFrom(months)}
          onChange={(chosen) => onChoose({ ...month, month: chosen })}
        />
      </FilterField>
    </FilterBar>
  );
}
