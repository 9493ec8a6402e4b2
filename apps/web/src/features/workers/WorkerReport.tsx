import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { CsvButton } from '../../lib/CsvButton.tsx';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { workerHeaders, WorkerTable } from './WorkerTable.tsx';
import { monthFrom, monthParams, months, workerList, yearsOn } from './api.ts';
import { workerLines } from './figures.ts';
import { workerTexts } from './texts.ts';

/** The trainers' performance in a month (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(monthParams);
  const month = monthFrom(params, today);
  const choices = { year: yearsOn(today), month: months };
  const query = useQuery(workerList(month));
  const list = listStateOf(query);
  const workers = rowsOf(list);
  return (
    <Stack gap="md">
      <FilterBar>
        {(['year', 'month'] as const).map((name) => (
          <FilterField key={name}>
            <Select
              label={workerTexts[name]}
              value={month[name]}
              items={choices[name].map((value) => ({ id: value, label: value }))}
              onChange={(value) => setParams({ ...month, [name]: value })}
            />
          </FilterField>
        ))}
      </FilterBar>
      <Stack as="section" aria-label={workerTexts.table} gap="sm">
        <SectionBoundary data={query.data}>
          <WorkerTable list={list} />
        </SectionBoundary>
        {(list.status === 'loading' || workers.length > 0) && (
          <Inline gap="sm" justify="between" minHeight="target">
            <Text size="sm" color="muted">
              {workerTexts.membersCounted}
            </Text>
            {workers.length > 0 && (
              <CsvButton
                file={workerTexts.file(month)}
                lines={() => workerLines(workerHeaders, workers)}
              />
            )}
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}
