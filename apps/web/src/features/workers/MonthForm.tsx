import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { type Month, months, yearsOn } from './month.ts';
import { workerTexts } from './texts.ts';

const optionsFrom = (values: readonly string[]) =>
  values.map((value) => ({ id: value, label: value }));

type MonthFormProps = {
  month: Month;
  today: string;
  onChoose: (month: Month) => void;
};

/** The choice of a month; not printed. */
export function MonthForm({ month, today, onChoose }: MonthFormProps) {
  return (
    <Show on="screen">
      <FilterBar>
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
    </Show>
  );
}
