import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-minute.ts';
import { workerList } from './api.ts';
import { type Month, monthFrom } from './month.ts';
import { MonthForm } from './MonthForm.tsx';
import { WorkerCharts } from './WorkerCharts.tsx';
import * as styles from './WorkerReport.css.ts';
import { WorkerTable } from './WorkerTable.tsx';

/** What the trainers did in a month: a row for each, and bars of members and sessions (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [query, setQuery] = useSearchParams();
  const month = monthFrom(query.get('year'), query.get('month'), today);
  const answer = useQuery(workerList(month));
  const state = listStateOf(answer);
  const choose = (next: Month) => setQuery(next, { replace: true });
  return (
    <div className={styles.root}>
      <MonthForm month={month} today={today} state={state} onChoose={choose} />
      <SectionBoundary data={answer.data}>
        <WorkerTable state={state} />
      </SectionBoundary>
      <SectionBoundary data={answer.data}>
        <WorkerCharts state={state} />
      </SectionBoundary>
    </div>
  );
}
