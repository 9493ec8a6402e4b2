import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import type { Worker } from './figures.ts';
import { type Month, months, stateOf, yearsOn } from './month.ts';
import { beforeTexts, workerTexts } from './texts.ts';
import type { Before } from './WorkerTable.tsx';

const optionsFrom = (values: readonly string[]) =>
  values.map((value) => ({ id: value, label: value }));

/** What the counts of a month and those beside them mean. */
function MonthNotes({ state, before }: { state: ReturnType<typeof stateOf>; before: Before }) {
  if (state === 'future') return <span>{workerTexts.notYet}</span>;
  return (
    <>
      {state === 'current' && <span>{workerTexts.stillCounting}</span>}
      {before === null && <span>{beforeTexts.noMonth}</span>}
      {before?.status === 'ready' && (
        <span>{state === 'current' ? workerTexts.wholeBefore : workerTexts.difference}</span>
      )}
    </>
  );
}

type MonthFormProps = {
  month: Month;
  today: string;
  list: ListState<Worker>;
  before: Before;
  onChoose: (month: Month) => void;
};

/** The choice of a month, and what its counts mean. */
export function MonthForm({ month, today, list, before, onChoose }: MonthFormProps) {
  const workers = rowsOf(list);
  return (
    <FilterBar
      summary={
        <>
          {workers.length > 0 && (
            <Text as="strong" color="default">
              {workerTexts.summary({ workers: workers.length })}
            </Text>
          )}
          {list.status === 'ready' && <MonthNotes state={stateOf(month, today)} before={before} />}
        </>
      }
    >
      <Show on="screen">
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
      </Show>
    </FilterBar>
  );
}
