import { Button } from '@fitness/ui/Button';
import { Pagination } from '@fitness/ui/Pagination';
import { Table, type TableState } from '@fitness/ui/Table';
import { memo, useMemo, useRef } from 'react';
import { formatCount } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { pageCountOf, pageFrom, rowsOn } from '../../shared/list/pages.ts';
import { texts } from '../../shared/texts.ts';
import { columnsOn } from './columns.tsx';
import type { Entry } from './entries.ts';
import { type Criteria, matching } from './filter.ts';
import { userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';
import { useRoleDrafts } from './use-role-drafts.ts';

/** Rows on a page (docs/product.md#members). */
const pageSize = 10;

export interface UserResultsProps extends Criteria {
  /** All rows, by pass or by person. */
  state: ListState<Entry>;
  isGrouped: boolean;
  /** Today in Asia/Seoul. */
  today: string;
  /** The page that the address names, as it stands there. */
  page: string | null;
  onPageChange: (page: number) => void;
  onClear: () => void;
}

const countOf = (count: number, isGrouped: boolean) =>
  (isGrouped ? userTexts.countPeople : userTexts.countRows)(formatCount(count));

function Results({
  state,
  search,
  kind,
  pass,
  isGrouped,
  today,
  page: asked,
  onPageChange,
  onClear,
}: UserResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const { draftOf, keepDraft } = useRoleDrafts();
  const entries = useMemo(() => (state.status === 'ready' ? state.rows : []), [state]);
  const found = useMemo(
    () => matching(entries, { search, kind, pass }, today),
    [entries, search, kind, pass, today],
  );
  const columns = useMemo(() => columnsOn(today, draftOf, keepDraft), [today, draftOf, keepDraft]);
  const pageCount = pageCountOf(found.length, pageSize);
  const page = pageFrom(asked, pageCount);
  const isNarrowed = found !== entries;
  const tableState: TableState =
    state.status === 'failed'
      ? { status: 'failed', onRetry: state.retry, emptyText: texts.emptyList }
      : { status: state.status };
  const turn = (next: number) => {
    onPageChange(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={top} className={styles.results}>
      <p className={styles.count} aria-live="polite">
        {state.status === 'ready' &&
          `${isNarrowed ? userTexts.found : userTexts.all} ${countOf(found.length, isGrouped)}`}
      </p>
      <Table
        label={userTexts.table}
        columns={columns}
        rows={rowsOn(found, page, pageSize)}
        rowKey={({ key }) => key}
        state={tableState}
        emptyText={isNarrowed ? texts.emptySearch : texts.emptyList}
        emptyAction={
          isNarrowed && (
            <Button variant="secondary" onPress={onClear}>
              {userTexts.clear}
            </Button>
          )
        }
        skeletonRows={pageSize}
      />
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={turn} />}
    </div>
  );
}

/** The rows that are looked for, ten a page; left alone while only the search field changes. */
export const UserResults = memo(Results);
